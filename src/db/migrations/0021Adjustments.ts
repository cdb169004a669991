import { Migration } from '@mikro-orm/migrations';

/** What operators corrected by hand: a record for each such transfer, so that no transfer is without one. */
export class Migration0021Adjustments extends Migration {
  override up(): void {
    this.addSql(`
      create table balance_adjustments (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        asset text not null,
        amount_minor bigint not null,
        reason text not null,
        ordered_by text not null,
        created_at timestamptz not null default now(),
        constraint balance_adjustment_environment_known check (environment in ('prod', 'test')),
        constraint balance_adjustment_asset_known check (asset in ('NGN', 'USDT')),
        constraint balance_adjustment_moves_something check (amount_minor <> 0),
        constraint balance_adjustment_says_why check (length(btrim(reason)) >= 5)
      );
    `);
    this.addSql('grant select, insert on balance_adjustments to merchant_payments_app;');
  }
}
