import { Migration } from '@mikro-orm/migrations';

/** Login: sessions that a password reset voids, one-time codes, and counters of wrong attempts. */
export class Migration0004Accounts extends Migration {
  override up(): void {
    // A token names the version it was issued under; raising it voids every earlier token.
    this.addSql('alter table businesses add column sessions_version integer not null default 1;');

    this.addSql(`
      create table password_resets (
        business_id text primary key references businesses,
        code_hmac bytea not null,
        expires_at timestamptz not null,
        tries_left smallint not null,
        constraint password_reset_tries_bounded check (tries_left between 0 and 5)
      );
    `);

    // The shape that rate-limiter-flexible keeps its counters in.
    this.addSql(`
      create table attempt_counters (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `);

    this.addSql(
      'grant select, insert, update, delete on password_resets, attempt_counters to merchant_payments_app;',
    );
  }
}
