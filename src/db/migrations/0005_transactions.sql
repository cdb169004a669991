-- The transactions that merchants read, and the memory of idempotent requests.

create table transactions (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  flow text not null,
  status text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  channel text not null,
  customer text not null,
  description text not null,
  payer jsonb,
  metadata jsonb not null,
  merchant_reference text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transaction_environment_known check (environment in ('prod', 'test')),
  constraint transaction_flow_known check (flow in ('payment', 'withdrawal', 'vendor_credit', 'bill', 'collection')),
  constraint transaction_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
  constraint transaction_amounts_positive check (amount_minor > 0 and fee_minor >= 0)
);
create index transactions_newest_first on transactions (business_id, environment, created_at desc, id desc);
-- Few flows are undecided at a moment, among millions that are not.
create index transactions_undecided on transactions (created_at, id) where status = 'PROCESSING';
grant select, insert, update (status, updated_at) on transactions to merchant_payments_app;

-- The same moves as domain/providerFlow.ts: held money is decided once, and only a completed payout can come back. Money
-- that arrived does not come back by a change of status.
create function check_transaction_status() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
    or (old.status = 'COMPLETED' and new.status = 'REVERSED' and old.flow not in ('payment', 'vendor_credit'))
  ) then
    raise exception 'Transaction % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'transaction_status_moves';
  end if;
  return new;
end $$;
create trigger check_transaction_status before update of status on transactions
  for each row when (old.status is distinct from new.status) execute function check_transaction_status();

create table idempotency_keys (
  business_id text not null,
  environment text not null,
  path text not null,
  key text not null,
  body_sha256 bytea not null,
  resource_id text not null,
  response_status smallint,
  response_body text,
  created_at timestamptz not null default now(),
  constraint idempotency_key_once primary key (business_id, environment, path, key),
  constraint idempotency_response_whole check ((response_status is null) = (response_body is null))
);
create index idempotency_keys_oldest_first on idempotency_keys (created_at);
grant select, insert, update (response_status, response_body), delete on idempotency_keys to merchant_payments_app;
