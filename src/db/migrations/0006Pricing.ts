import { Migration } from '@mikro-orm/migrations';

/** What was agreed with one business about fees and limits; empty means as for everybody. Amounts are kobo, as text. */
export class Migration0006Pricing extends Migration {
  override up(): void {
    this.addSql(`alter table businesses add column pricing jsonb not null default '{}';`);
  }
}
