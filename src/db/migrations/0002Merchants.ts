import { Migration } from '@mikro-orm/migrations';

/** Who the merchants are, what proves a call is theirs, and where their payouts go. */
export class Migration0002Merchants extends Migration {
  override up(): void {
    this.addSql(`
      create table businesses (
        id text primary key,
        name text not null,
        email text not null,
        phone text not null,
        type text not null,
        category text not null,
        kyc_status text not null default 'PENDING',
        is_active boolean not null default true,
        password_hash text not null,
        contact_person_name text,
        contact_person_phone text,
        address text,
        registration_number text,
        tax_id text,
        document_url text,
        webhook_url_prod text,
        webhook_url_test text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint kyc_status_known check (kyc_status in ('PENDING', 'APPROVED', 'REJECTED'))
      );
    `);
    this.addSql(`create unique index business_email_once on businesses (lower(email));`);

    // A key with no environment is a legacy key: the x-business-env header decides for it, call by call.
    this.addSql(`
      create table api_keys (
        id text primary key,
        business_id text not null references businesses,
        environment text,
        key_sha256 bytea not null,
        key_encrypted bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        last_used_at timestamptz,
        constraint api_key_environment_known check (environment in ('prod', 'test')),
        constraint api_key_once unique (key_sha256)
      );
    `);
    this.addSql(`create index api_keys_of_business on api_keys (business_id);`);

    this.addSql(`
      create table bank_accounts (
        business_id text not null references businesses,
        environment text not null,
        account_number text not null,
        bank_code text not null,
        bank_name text not null,
        account_name text not null,
        verified_at timestamptz not null default now(),
        constraint bank_account_environment_known check (environment in ('prod', 'test')),
        constraint nuban_has_ten_digits check (account_number ~ '^[0-9]{10}$'),
        primary key (business_id, environment)
      );
    `);

    this.addSql(`
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        subject text not null,
        details jsonb not null default '{}'
      );
    `);

    this.addSql(
      `grant select, insert, update on businesses, api_keys, bank_accounts to merchant_payments_app;`,
    );
    this.addSql(`grant select, insert on audit_log to merchant_payments_app;`);
  }
}
