-- The bank accounts that providers issue to businesses, and the money that arrives on them.

-- provider_reference is how the provider names the holder; by it and the number an arriving payment is attributed.
create table vendor_accounts (
  business_id text not null references businesses,
  environment text not null,
  provider text not null,
  provider_reference text not null,
  account_number text not null,
  account_name text not null,
  account_type text not null,
  bank_name text not null,
  created_at timestamptz not null default now(),
  constraint vendor_account_environment_known check (environment in ('prod', 'test')),
  constraint vendor_account_number_is_nuban check (account_number ~ '^[0-9]{10}$'),
  constraint vendor_account_number_once unique (environment, provider, account_number),
  constraint vendor_account_holder_once unique (environment, provider, provider_reference),
  primary key (business_id, environment)
);
grant select, insert on vendor_accounts to merchant_payments_app;

-- Simulated numbers are counted, so they are unique without asking anybody; 99 marks them to a reader.
create sequence vendor_account_sandbox_numbers maxvalue 99999999;
grant usage on sequence vendor_account_sandbox_numbers to merchant_payments_app;
create function open_sandbox_vendor_account(for_business text, holder_name text) returns void
  language sql as $$
  insert into vendor_accounts (business_id, environment, provider, provider_reference, account_number,
      account_name, account_type, bank_name)
    values (for_business, 'test', 'simulator', for_business,
      '99' || lpad(nextval('vendor_account_sandbox_numbers')::text, 8, '0'), upper(holder_name), 'static',
      'Sandbox Bank')
    on conflict (business_id, environment) do nothing
$$;

-- Who asks a provider for a live account of a business at this moment.
create table vendor_account_claims (
  business_id text primary key references businesses,
  claimed_at timestamptz not null default now()
);
grant select, insert, update, delete on vendor_account_claims to merchant_payments_app;

-- One row per payment that a provider announced: what became of it, and why a human must look at it.
create table vendor_credits (
  provider text not null,
  provider_reference text not null,
  environment text not null,
  status text not null default 'PENDING',
  business_id text references businesses,
  transaction_id text references transactions,
  attention_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint vendor_credit_environment_known check (environment in ('prod', 'test')),
  constraint vendor_credit_status_known check (status in ('PENDING', 'CREDITED', 'DISMISSED')),
  constraint vendor_credit_whole check (
    (status = 'CREDITED') = (transaction_id is not null) and (status = 'CREDITED') = (business_id is not null)),
  constraint vendor_credit_transaction_once unique (transaction_id),
  primary key (provider, provider_reference)
);
create index vendor_credits_needing_attention on vendor_credits (created_at) where attention_reason is not null;
create index vendor_credits_undecided on vendor_credits (created_at, provider_reference) where status = 'PENDING';
grant select, insert, update (status, business_id, transaction_id, attention_reason, updated_at)
  on vendor_credits to merchant_payments_app;

create function check_vendor_credit_status() returns trigger language plpgsql as $$
begin
  raise exception 'Vendor credit % of % is % already.', old.provider_reference, old.provider, old.status
    using errcode = 'check_violation', constraint = 'vendor_credit_decided_once';
end $$;
create trigger check_vendor_credit_status before update on vendor_credits
  for each row when (old.status <> 'PENDING') execute function check_vendor_credit_status();
