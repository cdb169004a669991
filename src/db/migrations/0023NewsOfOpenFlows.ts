import { Migration } from '@mikro-orm/migrations';

/** News of a flow that is still open is noted as a look at it; how the flow ends is not known then. */
export class Migration0023NewsOfOpenFlows extends Migration {
  override up(): void {
    this.addSql('alter table later_looks alter column ended_as drop not null;');
  }
}
