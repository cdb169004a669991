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
            when coalesce((input->'input'->>'isReplay')::boolean, false) then 3 else 2 end) stored;
      create index outbox_in_turn on outbox (priority, business_id, id);
    `);
  }
}
