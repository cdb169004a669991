import { Migration } from '@mikro-orm/migrations';

/** What lets one business's work wait without holding up another's: promises know whose they are, and how urgent. */
export class Migration0022Fairness extends Migration {
  override up(): void {
    // Computed from the promise itself, so that rows already there, and those of processes of the version before, have
    // them too. The numbers are those of `priorityOf` in contract/starts.ts; a test compares them.
    this.addSql(`
      alter table outbox
        add column business_id text not null
          generated always as (coalesce(input->'searchAttributes'->>'BusinessId', '')) stored,
        add column priority smallint not null
          generated always as (case when workflow_type <> 'webhookDeliveryWorkflow' then 1
            when coalesce((input->'input'->>'isReplay')::boolean, false) or input->'input'->>'replayId' is not null
              then 3
            else 2 end) stored;
      create index outbox_in_turn on outbox (priority, business_id, id);
    `);

    // A replay that was asked for is a mark on its delivery until its first attempt has been made. A delivery that it
    // opened again has its schedule from it (schedule_id), and no longer from the workflow of the event.
    this.addSql(`
      alter table webhook_deliveries
        add column replay_id text,
        add column replay_requested_at timestamptz,
        add column replay_started_at timestamptz,
        add column schedule_id text,
        add column scheduled_attempts integer not null default 0,
        add column end_reason text,
        add constraint webhook_replay_whole check ((replay_id is null) = (replay_requested_at is null)),
        add constraint webhook_replay_asked_for check (replay_started_at is null or replay_id is not null);
      create index webhook_replays_waiting
        on webhook_deliveries (business_id, replay_requested_at, created_at, id)
        where replay_id is not null and replay_started_at is null;
      create index webhook_replays_under_way on webhook_deliveries (business_id, replay_started_at, id)
        where replay_started_at is not null;
      grant update (replay_id, replay_requested_at, replay_started_at, schedule_id, scheduled_attempts, end_reason)
        on webhook_deliveries to merchant_payments_app;
      update webhook_deliveries set scheduled_attempts = least(attempt_count, 9) where status = 'PENDING';
      update webhook_deliveries set schedule_id = split_part(outbox.workflow_id, '/', 4)
        from outbox where outbox.workflow_type = 'webhookDeliveryWorkflow'
          and outbox.input->'input'->>'deliveryId' = webhook_deliveries.id
          and not (outbox.input->'input'->>'isReplay')::boolean and split_part(outbox.workflow_id, '/', 4) <> '';
    `);
  }
}
