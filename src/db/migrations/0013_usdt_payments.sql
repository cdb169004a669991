-- USDT payment sessions, and what the watcher finds on the chain.

-- One index after the other per environment: an address follows from its index, and is never given out again.
create sequence crypto_address_index_prod minvalue 0 start with 0 maxvalue 2147483647;
create sequence crypto_address_index_test minvalue 0 start with 0 maxvalue 2147483647;
grant usage on sequence crypto_address_index_prod, crypto_address_index_test to merchant_payments_app;

create table crypto_payments (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  status text not null default 'AWAITING_DEPOSIT',
  amount_expected_minor bigint not null,
  amount_received_minor bigint not null default 0,
  amount_credited_minor bigint not null default 0,
  address_index bigint not null,
  deposit_address text not null,
  tx_hash text,
  merchant_customer_id text,
  merchant_reference text,
  metadata jsonb not null,
  policy jsonb not null,
  review_reason text,
  resolution text,
  accepts_unswept boolean not null default false,
  resolved_by text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint crypto_payment_environment_known check (environment in ('prod', 'test')),
  constraint crypto_payment_status_known check (status in ('AWAITING_DEPOSIT', 'PENDING_CONFIRMATION',
    'SWEEP_PENDING', 'SETTLED', 'UNDERPAID', 'OVERPAID', 'EXPIRED', 'MANUAL_REVIEW', 'FAILED')),
  constraint crypto_payment_amounts_sane check (
    amount_expected_minor > 0 and amount_received_minor >= 0 and amount_credited_minor >= 0),
  constraint crypto_payment_credited_when_settled check ((status = 'SETTLED') = (amount_credited_minor > 0)),
  constraint crypto_payment_settles_a_deposit check (status <> 'SETTLED' or amount_received_minor > 0),
  constraint crypto_payment_reason_in_review check ((status = 'MANUAL_REVIEW') = (review_reason is not null)),
  constraint crypto_payment_review_reason_known check (review_reason in ('underpaid', 'late', 'sweep_failed')),
  constraint crypto_payment_resolution_known check (resolution in ('credit_received', 'credit_expected', 'reject')),
  constraint crypto_payment_resolution_whole check ((resolution is null) = (resolved_by is null)),
  constraint crypto_payment_rejected_by_decision check (
    (status = 'FAILED') <= (resolution is not distinct from 'reject')),
  constraint crypto_payment_expires_later check (expires_at > created_at),
  constraint crypto_address_index_once unique (environment, address_index),
  constraint crypto_address_once unique (deposit_address)
) with (fillfactor = 80);
create index crypto_payments_newest_first on crypto_payments (business_id, environment, created_at desc, id desc);
create index crypto_payments_by_merchant_reference
  on crypto_payments (business_id, merchant_reference, created_at desc) where merchant_reference is not null;
create index crypto_payments_by_merchant_customer_id
  on crypto_payments (business_id, merchant_customer_id, created_at desc) where merchant_customer_id is not null;
create index crypto_payments_to_decide on crypto_payments (created_at)
  where status in ('MANUAL_REVIEW', 'UNDERPAID', 'OVERPAID');
create index crypto_payments_undecided on crypto_payments (created_at, id)
  where status not in ('SETTLED', 'FAILED', 'EXPIRED');
-- The watcher looks some hundred addresses up for every block, nearly all of them in vain. In the tree that keeps
-- addresses unique each look-up goes down three pages; with a hash it is one, so a block costs about the same however
-- many sessions there are.
create index crypto_payments_by_address on crypto_payments using hash (deposit_address);
grant select, insert, update (status, amount_received_minor, amount_credited_minor, tx_hash, review_reason, resolution,
  accepts_unswept, resolved_by, updated_at) on crypto_payments to merchant_payments_app;

create function check_crypto_payment_change() returns trigger language plpgsql as $$
begin
  if old.status in ('SETTLED', 'FAILED') then
    raise exception 'Crypto payment % is % already.', old.id, old.status
      using errcode = 'check_violation', constraint = 'crypto_payment_decided_once';
  end if;
  if new.amount_received_minor < old.amount_received_minor then
    raise exception 'What crypto payment % received does not become less.', old.id
      using errcode = 'check_violation', constraint = 'crypto_payment_receives_more';
  end if;
  return new;
end $$;
create trigger check_crypto_payment_change before update on crypto_payments
  for each row execute function check_crypto_payment_change();

-- How far each network has been read. It is moved by comparing and setting: the scanner that was slower moves nothing.
create table chain_cursors (
  network text primary key,
  environment text not null,
  block_number bigint not null,
  block_hash text not null,
  block_time timestamptz not null,
  updated_at timestamptz not null default now(),
  constraint chain_cursor_environment_known check (environment in ('prod', 'test')),
  constraint chain_cursor_hash_is_hex check (block_hash ~ '^[0-9a-f]{64}$')
);
grant select, insert, update (block_number, block_hash, block_time, updated_at)
  on chain_cursors to merchant_payments_app;

create function check_chain_cursor() returns trigger language plpgsql as $$
begin
  if new.block_number <= old.block_number or new.network <> old.network or new.environment <> old.environment then
    raise exception 'The cursor of % cannot go from block % to %.', old.network, old.block_number, new.block_number
      using errcode = 'check_violation', constraint = 'chain_cursor_moves_forward';
  end if;
  return new;
end $$;
create trigger check_chain_cursor before update on chain_cursors
  for each row execute function check_chain_cursor();

-- Every transfer of a token to an address of ours that a solid block holds. Amounts of strange tokens may be anything.
create table chain_deposits (
  network text not null,
  tx_id text not null,
  log_index integer not null,
  environment text not null,
  payment_id text not null references crypto_payments,
  business_id text not null references businesses,
  block_number bigint not null,
  block_time timestamptz not null,
  contract text not null,
  from_address text not null,
  amount_minor numeric(78) not null,
  status text not null,
  reason text,
  decided_by text,
  created_at timestamptz not null default now(),
  constraint chain_deposit_once primary key (network, tx_id, log_index),
  constraint chain_deposit_environment_known check (environment in ('prod', 'test')),
  constraint chain_deposit_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
  constraint chain_deposit_moves_something check (amount_minor > 0),
  constraint chain_deposit_status_known check (
    status in ('RECEIVED', 'CREDITED', 'REJECTED', 'UNEXPECTED', 'DISMISSED')),
  constraint chain_deposit_reason_known check (reason in ('wrong_token', 'session_over', 'out_of_range')),
  constraint chain_deposit_reason_when_unexpected check (
    (status in ('RECEIVED', 'REJECTED')) <= (reason is null)
    and (status in ('UNEXPECTED', 'DISMISSED')) <= (reason is not null)),
  constraint chain_deposit_credit_is_money check (
    (status in ('RECEIVED', 'CREDITED', 'REJECTED')) <=
      (reason is distinct from 'wrong_token' and amount_minor <= 9223372036854775807))
);
create index chain_deposits_of_payment on chain_deposits (payment_id);
create index chain_deposits_received on chain_deposits (payment_id) where status = 'RECEIVED';
create index chain_deposits_unexpected on chain_deposits (created_at) where status = 'UNEXPECTED';
-- In which contract's USDT books are. Every process compares at its start; the least and the greatest contract take a
-- look at the index each.
create index chain_deposits_by_usdt_contract on chain_deposits (environment, contract)
  where reason is distinct from 'wrong_token';
grant select, insert, update (status, decided_by) on chain_deposits to merchant_payments_app;

create function check_chain_deposit_status() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'RECEIVED' and new.status in ('CREDITED', 'REJECTED'))
    or (old.status = 'UNEXPECTED' and new.status in ('CREDITED', 'DISMISSED'))
  ) then
    raise exception 'Deposit % of % cannot go from % to %.', old.log_index, old.tx_id, old.status, new.status
      using errcode = 'check_violation', constraint = 'chain_deposit_decided_once';
  end if;
  return new;
end $$;
create trigger check_chain_deposit_status before update on chain_deposits
  for each row execute function check_chain_deposit_status();

-- USDT seen in blocks that may still be replaced: shown early, never credited.
create table chain_sightings (
  network text not null,
  tx_id text not null,
  log_index integer not null,
  payment_id text not null references crypto_payments,
  block_number bigint not null,
  amount_minor bigint not null,
  created_at timestamptz not null default now(),
  constraint chain_sighting_moves_something check (amount_minor > 0),
  primary key (network, tx_id, log_index)
);
create index chain_sightings_of_payment on chain_sightings (payment_id);
create index chain_sightings_by_block on chain_sightings (network, block_number);
grant select, insert, delete on chain_sightings to merchant_payments_app;
