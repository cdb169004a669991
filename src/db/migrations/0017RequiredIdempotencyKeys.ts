import { Migration } from '@mikro-orm/migrations';

/** A business may want its requests that move money refused when they bring no Idempotency-Key. */
export class Migration0017RequiredIdempotencyKeys extends Migration {
  override up(): void {
    this.addSql('alter table businesses add column requires_idempotency_key boolean not null default false;');
  }
}
