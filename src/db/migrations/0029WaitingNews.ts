import { Migration } from '@mikro-orm/migrations';

/** What providers announce and no workflow follows: callbacks that cannot be used, and payments that are wanted back. */
export class Migration0029WaitingNews extends Migration {
  override up(): void {
    // `raw_body` has the bytes of a callback that are no text; `body` then has what of them can be shown.
    this.addSql(`
      alter table provider_callbacks
        add column problem text,
        add column raw_body bytea,
        add column settled_at timestamptz,
        add constraint provider_callback_settled_problem check (settled_at is null or problem is not null);
    `);
    this.addSql(`
      create index provider_callbacks_with_problems on provider_callbacks (received_at)
        where problem is not null and settled_at is null;
    `);
    this.addSql('grant update (settled_at) on provider_callbacks to merchant_payments_app;');

    // One row per announcement, as it came: providers name a refund differently from one announcement to the next.
    this.addSql(`
      create table payment_claims (
        provider text not null,
        event_key text not null,
        kind text not null,
        payment_reference text not null,
        status text not null,
        amount_minor bigint,
        currency text,
        due_at timestamptz,
        created_at timestamptz not null default now(),
        settled_at timestamptz,
        constraint payment_claim_kind_known check (kind in ('refund', 'dispute')),
        constraint payment_claim_amount_not_negative check (amount_minor >= 0),
        primary key (provider, event_key),
        foreign key (provider, event_key) references provider_callbacks
      );
    `);
    this.addSql(`
      create index payment_claims_waiting on payment_claims (provider, payment_reference) where settled_at is null;
    `);
    this.addSql('grant select, insert on payment_claims to merchant_payments_app;');
    this.addSql('grant update (settled_at) on payment_claims to merchant_payments_app;');
  }
}
