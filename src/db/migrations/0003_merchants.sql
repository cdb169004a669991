-- Who the merchants are, what proves a call is theirs, and where their payouts go.

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
  -- A token names the version it was issued under; raising it voids every earlier token.
  sessions_version integer not null default 1,
  contact_person_name text,
  contact_person_phone text,
  address text,
  registration_number text,
  tax_id text,
  document_url text,
  webhook_url_prod text,
  webhook_url_test text,
  -- What was agreed with one business about fees and limits; empty means as for everybody. Amounts are kobo, as text.
  pricing jsonb not null default '{}',
  crypto_policy jsonb not null default '{}',
  -- A business may want its requests that move money refused when they bring no Idempotency-Key.
  requires_idempotency_key boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint kyc_status_known check (kyc_status in ('PENDING', 'APPROVED', 'REJECTED'))
);
create unique index business_email_once on businesses (lower(email));
grant select, insert, update on businesses to merchant_payments_app;

-- A key with no environment is a legacy key: the x-business-env header decides for it, call by call.
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
create index api_keys_of_business on api_keys (business_id);
grant select, insert, update on api_keys to merchant_payments_app;

create table bank_accounts (
  business_id text not null references businesses,
  environment text not null,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  verified_at timestamptz not null default now(),
  -- A bank has another code at every provider: whose code was verified, and the one of the interbank scheme.
  verified_with text,
  nip_code text,
  constraint bank_account_environment_known check (environment in ('prod', 'test')),
  constraint nuban_has_ten_digits check (account_number ~ '^[0-9]{10}$'),
  primary key (business_id, environment)
);
grant select, insert, update on bank_accounts to merchant_payments_app;
