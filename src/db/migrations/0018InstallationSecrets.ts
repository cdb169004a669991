import { Migration } from '@mikro-orm/migrations';

/**
 * Secrets of the installation itself, sealed as those of merchants are: by opening them a process finds out whether its
 * key is the one of this database. And the right to seal webhook secrets again with another key.
 */
export class Migration0018InstallationSecrets extends Migration {
  override up(): void {
    this.addSql(`
      create table installation_secrets (
        name text primary key,
        sealed bytea not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
    `);
    this.addSql('grant select, insert on installation_secrets to merchant_payments_app;');
    this.addSql('grant update (sealed, updated_at) on installation_secrets to merchant_payments_app;');
    this.addSql('grant update (secret_encrypted) on webhook_secrets to merchant_payments_app;');
  }
}
