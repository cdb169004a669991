import { Migration } from '@mikro-orm/migrations';

/**
 * Codes that a stranger can neither guess, nor void, nor use to fill a mailbox; and the networks that an account was
 * logged in from, whose attempts are not counted with those of strangers.
 */
export class Migration0016PasswordResets extends Migration {
  override up(): void {
    // Its codes live for ten minutes: whoever waits for one asks again.
    this.addSql('drop table password_resets;');
    // The code itself follows from the seed by a key that is not in the database.
    this.addSql(`
      create table password_resets (
        business_id text primary key references businesses,
        code_seed bytea not null,
        expires_at timestamptz not null,
        mailed_at timestamptz not null,
        constraint password_reset_seed_length check (octet_length(code_seed) = 16)
      );
    `);
    // The mails of the last day, from which follows whether there may be another.
    this.addSql(`
      create table password_reset_mails (
        id bigint generated always as identity primary key,
        business_id text not null references businesses,
        is_for_known_network boolean not null,
        mailed_at timestamptz not null default now()
      );
    `);
    this.addSql('create index password_reset_mails_of_business on password_reset_mails (business_id);');

    this.addSql(`
      create table known_networks (
        business_id text not null references businesses,
        network_hmac bytea not null,
        last_used_at timestamptz not null default now(),
        primary key (business_id, network_hmac),
        constraint network_hmac_length check (octet_length(network_hmac) = 32)
      );
    `);
    this.addSql(`
      grant select, insert, update, delete on password_resets, password_reset_mails, known_networks
        to merchant_payments_app;
    `);
  }
}
