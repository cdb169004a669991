import { Migration } from '@mikro-orm/migrations';

/** TRX that is left on deposit addresses goes back to the gas account, after the end of a sweep. */
export class Migration0027GasAccount extends Migration {
  override up(): void {
    this.addSql('alter table crypto_sweep_transactions drop constraint crypto_sweep_step_known;');
    this.addSql(`
      alter table crypto_sweep_transactions add constraint crypto_sweep_step_known check (
        step in ('top_up', 'delegate_energy', 'transfer', 'reclaim_energy', 'return_trx'));
    `);
    // Neither can meet the transfer of a sweep that was begun since: one moves stake, the other TRX.
    this.addSql('drop trigger check_crypto_sweep_transaction on crypto_sweep_transactions;');
    this.addSql(`
      create trigger check_crypto_sweep_transaction before insert on crypto_sweep_transactions
        for each row when (new.step not in ('reclaim_energy', 'return_trx'))
        execute function check_crypto_sweep_transaction();
    `);
  }
}
