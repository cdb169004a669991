import { Migration } from '@mikro-orm/migrations';

/** What finding forgotten flows needs: a row for every look that is still to be taken, and ways to what is undecided. */
export class Migration0015Recovery extends Migration {
  override up(): void {
    this.addSql(`
      create table later_looks (
        flow text not null,
        subject_id text not null,
        business_id text not null references businesses,
        environment text not null,
        ended_as text not null,
        look_at_ms bigint not null,
        constraint later_look_flow_known check (flow in ('withdrawal', 'usdt_sale', 'bill', 'collection')),
        constraint later_look_environment_known check (environment in ('prod', 'test')),
        constraint later_look_end_known check (ended_as in ('COMPLETED', 'FAILED')),
        primary key (flow, subject_id, look_at_ms)
      );
    `);
    this.addSql('grant select, insert, delete on later_looks to merchant_payments_app;');

    // Who asks a provider for a live account of a business at this moment.
    this.addSql(`
      create table vendor_account_claims (
        business_id text primary key references businesses,
        claimed_at timestamptz not null default now()
      );
    `);
    this.addSql('grant select, insert, update, delete on vendor_account_claims to merchant_payments_app;');

    // Few flows are undecided at a moment, among millions that are not.
    this.addSql(`
      create index transactions_undecided on transactions (created_at, id) where status = 'PROCESSING';
      create index usdt_sales_undecided on usdt_sales (created_at, id) where status = 'PROCESSING';
      create index vendor_credits_undecided on vendor_credits (created_at, provider_reference) where status = 'PENDING';
      create index webhook_deliveries_undecided on webhook_deliveries (created_at, id) where status = 'PENDING';
      create index crypto_payments_undecided on crypto_payments (created_at, id)
        where status not in ('SETTLED', 'FAILED', 'EXPIRED');
      create index crypto_sweeps_undecided on crypto_sweeps (created_at, id) where status = 'PENDING';
      create index crypto_sweeps_latest_ended on crypto_sweeps (finished_at);
      create index chain_deposits_received on chain_deposits (payment_id) where status = 'RECEIVED';
    `);
  }
}
