import { Migration } from '@mikro-orm/migrations';

/**
 * The provider's own identifier of a collection is kept from the moment at which it is told, and asked by from then on:
 * it is one collection's alone, and never another one afterwards.
 */
export class Migration0026CollectionIdentifiers extends Migration {
  override up(): void {
    this.addSql(`
      create unique index collection_provider_reference_once on collections (provider, provider_reference)
        where provider_reference is not null;
    `);
    this.addSql(`
      create function keep_collection_provider_reference() returns trigger language plpgsql as $$
      begin
        raise exception 'Collection % has the identifier % already.', old.transaction_id, old.provider_reference
          using errcode = 'check_violation', constraint = 'collection_provider_reference_stays';
      end $$;
    `);
    this.addSql(`
      create trigger keep_collection_provider_reference before update of provider_reference on collections
        for each row when (old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
        execute function keep_collection_provider_reference();
    `);
  }
}
