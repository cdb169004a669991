import { Migration } from '@mikro-orm/migrations';

/**
 * The watcher looks some hundred addresses up for every block, nearly all of them in vain. In the tree that keeps
 * addresses unique each look-up goes down three pages; with a hash it is one, so a block costs about the same however
 * many sessions there are.
 */
export class Migration0014AddressLookup extends Migration {
  override up(): void {
    this.addSql(`
      create index crypto_payments_by_address on crypto_payments using hash (deposit_address);
    `);
  }
}
