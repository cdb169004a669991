import { Migration } from '@mikro-orm/migrations';

/**
 * What the provider keeps of a collection is a part of its terms, and with whom, and with which account there, it was begun
 * is kept: nobody else knows anything of it. Of older ones nothing was kept, and their account is not known.
 */
export class Migration0032CollectionFees extends Migration {
  override up(): void {
    this.addSql(`
      alter table collections
        add column provider_fee_minor bigint not null default 0,
        add column provider_account text,
        add constraint collection_fee_leaves_something check (provider_fee_minor >= 0 and provider_fee_minor < source_minor);
    `);
    this.addSql('grant update (provider_account) on collections to merchant_payments_app;');
  }
}
