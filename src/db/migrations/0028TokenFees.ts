import { Migration } from '@mikro-orm/migrations';

/** What the USDT contract takes for itself of a transfer, should its fee be turned on, and in which contract's USDT books are. */
export class Migration0028TokenFees extends Migration {
  override up(): void {
    this.addSql(
      'alter table crypto_sweep_transactions add column token_fee_minor bigint not null default 0;',
    );
    this.addSql(`
      alter table crypto_sweep_transactions add constraint crypto_sweep_token_fee_is_part_of_it check (
        token_fee_minor = 0
        or (step = 'transfer' and status = 'SUCCEEDED' and token_fee_minor > 0 and token_fee_minor < amount_minor));
    `);
    this.addSql('grant update (token_fee_minor) on crypto_sweep_transactions to merchant_payments_app;');

    this.addSql('alter table treasury_movements drop constraint treasury_movement_direction_known;');
    this.addSql(`
      alter table treasury_movements add constraint treasury_movement_direction_known
        check (direction in ('out', 'in', 'treasury_fee', 'cold_storage_fee'));
    `);

    // Every process compares at its start; the least and the greatest contract take a look at the index each.
    this.addSql(`
      create index chain_deposits_by_usdt_contract on chain_deposits (environment, contract)
        where reason is distinct from 'wrong_token';
    `);
  }
}
