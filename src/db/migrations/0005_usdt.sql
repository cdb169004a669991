-- USDT: payment sessions, deposits on the chain and their refunds, sweeps to the treasury with the energy that they rent, and the simulated
-- chain of the sandbox.

-- An address is derived from its index, and an index is used once. Each environment has its own indexes.
create sequence crypto_address_index_prod minvalue 0 start with 0 maxvalue 2147483647;
create sequence crypto_address_index_test minvalue 0 start with 0 maxvalue 2147483647;
grant usage on sequence crypto_address_index_prod, crypto_address_index_test to merchant_payments_app;

-- A page that a merchant shares, on which each customer begins a session. Its amount is fixed, or the customer's to name within
-- bounds. Currency and amounts never change, because a link is printed and shared with its price.
create table payment_links (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  title text not null,
  description text,
  currency text not null,
  amount_minor bigint,
  min_amount_minor bigint,
  max_amount_minor bigint,
  -- What the customer is asked for besides the amount, such as "Invoice number".
  reference_label text,
  return_url text,
  -- What the customer reads once it has paid.
  thank_you_text text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_link_owned_once unique (id, business_id, environment),
  constraint payment_link_environment_known check (environment in ('prod', 'test')),
  constraint payment_link_currency_known check (currency in ('NGN', 'USDT')),
  constraint payment_link_texts_short check (
    length(title) between 1 and 100 and length(description) <= 500 and length(reference_label) <= 60
      and length(thank_you_text) <= 300),
  constraint payment_link_amounts_sane check (
    amount_minor > 0 and min_amount_minor > 0 and max_amount_minor > 0 and min_amount_minor <= max_amount_minor),
  constraint payment_link_fixed_without_bounds check (
    amount_minor is null or num_nonnulls(min_amount_minor, max_amount_minor) = 0),
  constraint payment_link_return_url_of_the_web check (return_url ~* '^https?://' and length(return_url) <= 2000)
);
create index payment_links_newest_first on payment_links (business_id, environment, created_at desc, id desc);
create index payment_links_by_title
  on payment_links (business_id, environment, (lower(title) collate "C"), created_at, id);
create index payment_links_by_amount on payment_links (business_id, environment, amount_minor, created_at, id)
  where amount_minor is not null;
grant select, insert, update (title, description, reference_label, return_url, thank_you_text, is_active, updated_at)
  on payment_links to merchant_payments_app;

create table crypto_payments (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  status text not null default 'AWAITING_DEPOSIT',
  amount_expected_minor bigint not null,
  amount_received_minor bigint not null default 0,
  amount_credited_minor bigint not null default 0,
  -- Of a session with a price in naira: the price in kobo, and the rate at which the expected amount follows from it.
  amount_ngn_minor bigint,
  market_rate numeric(20, 8),
  rate numeric(20, 8),
  address_index bigint not null,
  deposit_address text not null,
  tx_hash text,
  merchant_customer_id text collate "C",
  merchant_reference text collate "C",
  -- The link that its customer came by, and what that customer was asked for there.
  payment_link_id text,
  payer_reference text collate "C",
  -- What the customer pays for, as the checkout page says it.
  description text,
  metadata jsonb not null,
  return_url text,
  request_id text,
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
  constraint crypto_payment_price_whole check (num_nonnulls(amount_ngn_minor, market_rate, rate) in (0, 3)),
  constraint crypto_payment_price_sane check (amount_ngn_minor > 0 and rate > 0 and rate <= market_rate),
  -- Whole cents, worth the price at the rate, and one cent less is not.
  constraint crypto_payment_price_met check (amount_ngn_minor is null or (
    amount_expected_minor % 10000 = 0 and amount_expected_minor * rate >= amount_ngn_minor * 10000.0
    and (amount_expected_minor - 10000) * rate < amount_ngn_minor * 10000.0)),
  constraint crypto_payment_credited_when_settled check ((status = 'SETTLED') = (amount_credited_minor > 0)),
  constraint crypto_payment_settles_a_deposit check (status <> 'SETTLED' or amount_received_minor > 0),
  constraint crypto_payment_reason_in_review check ((status = 'MANUAL_REVIEW') = (review_reason is not null)),
  constraint crypto_payment_review_reason_known check (review_reason in ('underpaid', 'late', 'sweep_failed')),
  constraint crypto_payment_resolution_known check (resolution in ('credit_received', 'credit_expected', 'reject')),
  constraint crypto_payment_resolution_whole check ((resolution is null) = (resolved_by is null)),
  constraint crypto_payment_rejected_by_decision check (
    (status = 'FAILED') <= (resolution is not distinct from 'reject')),
  constraint crypto_payment_expires_later check (expires_at > created_at),
  constraint crypto_payment_return_url_of_the_web check (return_url ~* '^https?://' and length(return_url) <= 2000),
  constraint crypto_payment_link_is_own foreign key (payment_link_id, business_id, environment)
    references payment_links (id, business_id, environment),
  constraint crypto_payment_reference_of_link check (payer_reference is null or payment_link_id is not null),
  constraint crypto_address_index_once unique (environment, address_index),
  constraint crypto_address_once unique (deposit_address)
) with (fillfactor = 80);
create index crypto_payments_newest_first on crypto_payments (business_id, environment, created_at desc, id desc);
create index crypto_payments_by_merchant_reference
  on crypto_payments (business_id, environment, merchant_reference, created_at desc, id desc)
  where merchant_reference is not null;
create index crypto_payments_by_merchant_customer_id
  on crypto_payments (business_id, environment, merchant_customer_id, created_at desc, id desc)
  where merchant_customer_id is not null;
create index crypto_payments_by_payer_reference
  on crypto_payments (business_id, environment, payer_reference, created_at desc, id desc)
  where payer_reference is not null;
create index crypto_payments_by_link on crypto_payments (payment_link_id, created_at desc, id desc)
  where payment_link_id is not null;
create index crypto_payments_open_of_link on crypto_payments (payment_link_id)
  where payment_link_id is not null and status = 'AWAITING_DEPOSIT';
create index crypto_payments_by_amount
  on crypto_payments (business_id, environment, amount_expected_minor, created_at, id);
create index crypto_payments_to_decide on crypto_payments (created_at)
  where status in ('MANUAL_REVIEW', 'UNDERPAID', 'OVERPAID');
create index crypto_payments_undecided on crypto_payments (created_at, id)
  where status not in ('SETTLED', 'FAILED', 'EXPIRED');
-- The watcher looks up some hundred addresses for each block, nearly all of them unknown. A look-up reads one page of a
-- hash index, and three of the tree that keeps addresses unique.
create index crypto_payments_by_address on crypto_payments using hash (deposit_address);
create index crypto_payments_by_status
  on crypto_payments (business_id, environment, status, created_at desc, id desc);
grant select, insert, update (status, amount_received_minor, amount_credited_minor, tx_hash, review_reason, resolution,
  accepts_unswept, resolved_by, expires_at, updated_at) on crypto_payments to merchant_payments_app;

create function check_crypto_payment_change() returns trigger language plpgsql as $$
begin
  if old.status in ('SETTLED', 'FAILED') then
    raise exception 'Crypto payment % is % already.', old.id, old.status
      using errcode = 'check_violation', constraint = 'crypto_payment_decided_once';
  end if;
  if new.amount_received_minor < old.amount_received_minor then
    raise exception 'The amount received by crypto payment % cannot decrease.', old.id
      using errcode = 'check_violation', constraint = 'crypto_payment_receives_more';
  end if;
  -- A merchant may end a session early. A later end would turn a deposit that was late into one in time.
  if new.expires_at > old.expires_at then
    raise exception 'Crypto payment % cannot expire later than it says.', old.id
      using errcode = 'check_violation', constraint = 'crypto_payment_never_expires_later';
  end if;
  return new;
end $$;
-- Of every column that the service may change; the others are erased later.
create trigger check_crypto_payment_change before update of status, amount_received_minor, amount_credited_minor, tx_hash,
    review_reason, resolution, accepts_unswept, resolved_by, expires_at, updated_at on crypto_payments
  for each row execute function check_crypto_payment_change();

-- A link that is turned off begins no session, nor does one of a business that is not active, and a session asks for what its
-- link asks for. The locks have both turned off either before or after the session.
create function check_session_of_link() returns trigger language plpgsql as $$
declare
  link payment_links;
  asked bigint;
begin
  select * into link from payment_links where id = new.payment_link_id for share;
  perform from businesses where id = new.business_id and is_active for share;
  if not link.is_active or not found then
    raise exception 'Payment link % is turned off.', link.id
      using errcode = 'check_violation', constraint = 'payment_link_active';
  end if;
  asked := case when link.currency = 'NGN' then new.amount_ngn_minor
    when new.amount_ngn_minor is null then new.amount_expected_minor end;
  if asked is null or asked <> coalesce(link.amount_minor, asked)
      or asked not between coalesce(link.min_amount_minor, asked) and coalesce(link.max_amount_minor, asked) then
    raise exception 'Payment link % does not ask for this amount.', link.id
      using errcode = 'check_violation', constraint = 'payment_link_amount_kept';
  end if;
  return new;
end $$;
create trigger check_session_of_link before insert on crypto_payments
  for each row when (new.payment_link_id is not null) execute function check_session_of_link();

-- The sale of each session that its business has sold at once: written by the transaction that settles the session, then
-- carried out by a relay, once. LEFT: the USDT stays in the balance, and the reason says why.
create table session_sales (
  payment_id text primary key references crypto_payments,
  business_id text not null references businesses,
  environment text not null,
  amount_minor bigint not null,
  -- Where its naira go. While its business owes something it is sold into the wallet.
  destination text not null,
  status text not null default 'PENDING',
  -- Whether it is sold at the locked rate of the session or at that of the moment.
  rate_basis text,
  sale_id text references usdt_sales,
  reason text,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint session_sale_once unique (sale_id),
  constraint session_sale_environment_known check (environment in ('prod', 'test')),
  constraint session_sale_sells_something check (amount_minor > 0),
  constraint session_sale_destination_known check (destination in ('wallet', 'bank')),
  constraint session_sale_status_known check (status in ('PENDING', 'SOLD', 'LEFT')),
  constraint session_sale_rate_known check (rate_basis in ('locked', 'live')),
  constraint session_sale_has_rate check ((sale_id is null) = (rate_basis is null)),
  constraint session_sale_sold_by_sale check (status <> 'SOLD' or sale_id is not null),
  constraint session_sale_left_with_reason check ((status = 'LEFT') = (reason is not null)),
  constraint session_sale_ended check ((status = 'PENDING') = (ended_at is null))
);
create index session_sales_due on session_sales (due_at) where status = 'PENDING';
grant select, insert, update (destination, status, rate_basis, sale_id, reason, due_at, ended_at)
  on session_sales to merchant_payments_app;

create function check_session_sale() returns trigger language plpgsql as $$
begin
  if not (old.status = new.status or old.status = 'PENDING' or (old.status = 'SOLD' and new.status = 'LEFT'))
    or (old.sale_id is not null and new.sale_id is distinct from old.sale_id) then
    raise exception 'The sale of session % cannot go from % to %.', old.payment_id, old.status, new.status
      using errcode = 'check_violation', constraint = 'session_sale_moves';
  end if;
  return new;
end $$;
create trigger check_session_sale before update on session_sales
  for each row execute function check_session_sale();

-- The last block that was read of each network. It is updated by compare-and-set, so a slower scanner changes nothing.
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

-- Blocks that were read, about one in a hundred: a reader whose last block is no longer on the chain goes back to one of them.
create table chain_checkpoints (
  network text not null,
  block_number bigint not null,
  block_hash text not null,
  block_time timestamptz not null,
  constraint chain_checkpoint_once primary key (network, block_number),
  constraint chain_checkpoint_hash_is_hex check (block_hash ~ '^[0-9a-f]{64}$')
);
grant select, insert, delete on chain_checkpoints to merchant_payments_app;

-- A cursor goes back only while its block is known to be lost, and only to a block that was read before.
create function check_chain_cursor() returns trigger language plpgsql as $$
begin
  if new.block_number < old.block_number and new.network = old.network and new.environment = old.environment
    and exists (select from chain_alarms
      where kind = 'lost_cursor' and subject = old.network and environment = old.environment)
    and exists (select from chain_checkpoints
      where network = new.network and block_number = new.block_number and block_hash = new.block_hash) then
    return new;
  end if;
  if new.block_number <= old.block_number or new.network <> old.network or new.environment <> old.environment then
    raise exception 'The cursor of % cannot go from block % to %.', old.network, old.block_number, new.block_number
      using errcode = 'check_violation', constraint = 'chain_cursor_moves_forward';
  end if;
  return new;
end $$;
create trigger check_chain_cursor before update on chain_cursors
  for each row execute function check_chain_cursor();

-- What stands in the way on a chain until an operator or the issuer acts. A row is there as long as it does.
create table chain_alarms (
  environment text not null,
  kind text not null,
  -- The address, the contract, the network, or the host of the node.
  subject text not null,
  note text not null,
  since timestamptz not null default now(),
  constraint chain_alarm_once primary key (environment, kind, subject),
  constraint chain_alarm_environment_known check (environment in ('prod', 'test')),
  constraint chain_alarm_kind_known check (kind in ('frozen_address', 'deprecated_token', 'lost_cursor', 'unfit_node'))
);
grant select, insert, update (note), delete on chain_alarms to merchant_payments_app;

-- Every token transfer to one of our addresses in a solid block. The amount of another token than USDT may be anything.
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
    status in ('RECEIVED', 'CREDITED', 'REJECTED', 'UNEXPECTED', 'DISMISSED', 'DUST')),
  constraint chain_deposit_dust_is_small check ((status = 'DUST') <= (amount_minor < 10000 and reason is null)),
  constraint chain_deposit_reason_known check (
    reason in ('wrong_token', 'session_over', 'out_of_range', 'new_contract')),
  constraint chain_deposit_reason_when_unexpected check (
    (status in ('RECEIVED', 'REJECTED')) <= (reason is null)
    and (status in ('UNEXPECTED', 'DISMISSED')) <= (reason is not null)),
  constraint chain_deposit_credit_is_money check (
    (status in ('RECEIVED', 'CREDITED', 'REJECTED')) <=
      (reason is distinct from 'wrong_token' and amount_minor <= 9223372036854775807)),
  constraint chain_deposit_new_contract_fits check (
    (reason is not distinct from 'new_contract') <= (amount_minor <= 9223372036854775807))
);
create index chain_deposits_of_payment on chain_deposits (payment_id);
create index chain_deposits_received on chain_deposits (payment_id) where status = 'RECEIVED';
create index chain_deposits_dust on chain_deposits (payment_id) where status = 'DUST';
create index chain_deposits_unexpected on chain_deposits (created_at) where status = 'UNEXPECTED';
-- At startup, each process compares its USDT contract with that of the books: the least and the greatest of this index.
create index chain_deposits_by_usdt_contract on chain_deposits (environment, contract)
  where reason is distinct from 'wrong_token';
grant select, insert, update (status, reason, decided_by) on chain_deposits to merchant_payments_app;

-- Contracts that write the logs of USDT after the configured one was deprecated, as operators accepted them. What they logged before
-- is an unexpected deposit that can be credited, or refunded where it was dismissed as another token; what they log from then on
-- counts.
create table accepted_contracts (
  environment text not null,
  contract text not null,
  reason text not null,
  accepted_by text not null,
  created_at timestamptz not null default now(),
  constraint accepted_contract_once primary key (environment, contract),
  constraint accepted_contract_environment_known check (environment in ('prod', 'test')),
  constraint accepted_contract_says_why check (length(btrim(reason)) >= 5)
);
grant select, insert on accepted_contracts to merchant_payments_app;

create function check_chain_deposit_status() returns trigger language plpgsql as $$
begin
  if old.status = new.status and old.status in ('UNEXPECTED', 'DISMISSED')
    and old.reason = 'wrong_token' and new.reason = 'new_contract'
    and exists (select from accepted_contracts
      where environment = new.environment and contract = new.contract) then
    return new;
  end if;
  if not (
    (old.status = 'RECEIVED' and new.status in ('CREDITED', 'REJECTED', 'UNEXPECTED'))
    or (old.status = 'UNEXPECTED' and new.status in ('CREDITED', 'DISMISSED'))
  ) then
    raise exception 'Deposit % of % cannot go from % to %.', old.log_index, old.tx_id, old.status, new.status
      using errcode = 'check_violation', constraint = 'chain_deposit_decided_once';
  end if;
  return new;
end $$;
create trigger check_chain_deposit_status before update on chain_deposits
  for each row execute function check_chain_deposit_status();

-- Counts a credit in daily_usdt_totals. The argument names the column of the amount. The triggers run at commit: a session is
-- updated before its transfer is posted, and an unexpected deposit after it, but the row of a day must be locked after the
-- accounts in both cases.
create function count_usdt_credit() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into daily_usdt_totals as total (business_id, environment, day, credits, credited_minor)
    values (new.business_id, new.environment, day_in_lagos(now()), 1, (to_jsonb(new) ->> tg_argv[0])::bigint)
    on conflict (business_id, environment, day) do update
      set credits = total.credits + 1, credited_minor = total.credited_minor + excluded.credited_minor;
  return null;
end $$;
revoke execute on function count_usdt_credit from public;
create constraint trigger count_settled_session after update on crypto_payments deferrable initially deferred
  for each row when (new.status = 'SETTLED' and old.status <> 'SETTLED')
  execute function count_usdt_credit('amount_credited_minor');
create constraint trigger count_credited_deposit after update on chain_deposits deferrable initially deferred
  for each row when (old.status = 'UNEXPECTED' and new.status = 'CREDITED')
  execute function count_usdt_credit('amount_minor');

-- Refunds of deposits to an address that the payer names. `balance`: of a credited deposit, from the merchant's USDT, which is on
-- hold until the refund ends. `deposit`: of a deposit that nothing has credited, which is in no balance.
create table crypto_refunds (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  payment_id text not null references crypto_payments,
  network text not null,
  deposit_tx_id text not null,
  deposit_log_index integer not null,
  source text not null,
  amount_minor bigint not null,
  address text not null,
  reason text not null,
  merchant_reference text,
  request_id text,
  requested_by text not null,
  status text not null default 'PENDING',
  -- The operator who pays it.
  payer text,
  payer_since timestamptz,
  -- The transaction that paid it, and what the USDT contract kept of that.
  tx_id text,
  token_fee_minor bigint not null default 0,
  block_number bigint,
  ended_by text,
  ended_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  constraint crypto_refund_of_a_deposit foreign key (network, deposit_tx_id, deposit_log_index) references chain_deposits,
  constraint crypto_refund_environment_known check (environment in ('prod', 'test')),
  constraint crypto_refund_source_known check (source in ('balance', 'deposit')),
  -- Less is dust, not a deposit, and each refund is a transaction of an operator.
  constraint crypto_refund_pays_something check (amount_minor >= 10000),
  constraint crypto_refund_address_of_tron check (address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'),
  constraint crypto_refund_says_why check (length(btrim(reason)) > 0),
  constraint crypto_refund_status_known check (status in ('PENDING', 'PROCESSING', 'COMPLETED', 'CANCELED')),
  constraint crypto_refund_payer_whole check (num_nonnulls(payer, payer_since) in (0, 2)),
  constraint crypto_refund_processing_has_payer check (status <> 'PROCESSING' or payer is not null),
  constraint crypto_refund_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
  constraint crypto_refund_paid_by_transaction check (
    (status = 'COMPLETED') = (tx_id is not null) and (tx_id is null) = (block_number is null)),
  constraint crypto_refund_token_fee_of_payment check (token_fee_minor = 0 or (token_fee_minor > 0 and tx_id is not null)),
  constraint crypto_refund_ended check (
    (status in ('COMPLETED', 'CANCELED')) = (ended_at is not null) and (ended_at is null) = (ended_by is null)),
  constraint crypto_refund_cancellation_says_why check ((status = 'CANCELED') = (cancel_reason is not null)),
  -- The operator who pays a refund may have paid it, so another one finds that it is unpaid.
  constraint crypto_refund_canceled_by_another check (status <> 'CANCELED' or payer is null or payer <> ended_by),
  constraint crypto_refund_transaction_once unique (tx_id)
);
create index crypto_refunds_newest_first on crypto_refunds (business_id, environment, created_at desc, id desc);
create index crypto_refunds_of_payment on crypto_refunds (payment_id, created_at);
create index crypto_refunds_of_deposit on crypto_refunds (network, deposit_tx_id, deposit_log_index);
create index crypto_refunds_open on crypto_refunds (created_at, id) where status in ('PENDING', 'PROCESSING');
grant select, insert, update (status, payer, payer_since, tx_id, token_fee_minor, block_number, ended_by, ended_at,
  cancel_reason) on crypto_refunds to merchant_payments_app;

-- The refunds of a deposit never exceed it, nor what its payer has not lost. Refunds at once wait here for the lock of the
-- deposit, and losses for that of the session.
create function check_new_crypto_refund() returns trigger language plpgsql as $$
declare
  deposit chain_deposits;
  refunded numeric;
begin
  perform from crypto_payments where id = new.payment_id for share;
  select * into deposit from chain_deposits
    where network = new.network and tx_id = new.deposit_tx_id and log_index = new.deposit_log_index
    for update;
  if (deposit.payment_id, deposit.business_id, deposit.environment)
    is distinct from (new.payment_id, new.business_id, new.environment) then
    raise exception 'Refund % is of the deposit of another session.', new.id
      using errcode = 'check_violation', constraint = 'crypto_refund_of_own_deposit';
  end if;
  if new.status <> 'PENDING' or new.source is distinct from (
    case
      when deposit.status = 'CREDITED' then 'balance'
      when deposit.status = 'REJECTED' then 'deposit'
      when deposit.status in ('UNEXPECTED', 'DISMISSED') and deposit.reason in ('session_over', 'new_contract') then 'deposit'
    end
  ) then
    raise exception 'Deposit % is %: refund % cannot be paid from %.', new.deposit_tx_id, deposit.status, new.id, new.source
      using errcode = 'check_violation', constraint = 'crypto_refund_of_refundable_deposit';
  end if;
  select coalesce(sum(amount_minor), 0) into refunded from crypto_refunds
    where network = new.network and deposit_tx_id = new.deposit_tx_id and deposit_log_index = new.deposit_log_index
      and status <> 'CANCELED';
  if refunded + new.amount_minor > deposit.amount_minor then
    raise exception 'The refunds of deposit % would exceed it.', new.deposit_tx_id
      using errcode = 'check_violation', constraint = 'crypto_refunds_within_deposit';
  end if;
  if new.source = 'deposit' and deposit.status <> 'UNEXPECTED'
    and new.amount_minor > crypto_uncredited_left(new.payment_id) then
    raise exception 'What refund % would pay is lost.', new.id
      using errcode = 'check_violation', constraint = 'crypto_refund_of_money_that_is_there';
  end if;
  if exists (select from crypto_payments where deposit_address = new.address) then
    raise exception 'Refund % would go to a deposit address.', new.id
      using errcode = 'check_violation', constraint = 'crypto_refund_leaves_us';
  end if;
  if exists (select from accepted_contracts where environment = new.environment and contract = new.address) then
    raise exception 'Refund % would go to the USDT contract.', new.id
      using errcode = 'check_violation', constraint = 'crypto_refund_leaves_contract';
  end if;
  return new;
end $$;
create trigger check_new_crypto_refund before insert on crypto_refunds
  for each row execute function check_new_crypto_refund();

-- A refund ends once. Its transaction is booked once: as a refund, or as a movement of the treasury.
create function check_crypto_refund_change() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'PENDING' and new.status in ('PROCESSING', 'COMPLETED', 'CANCELED'))
    or (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'CANCELED'))
  ) or (old.payer is not null and new.payer is distinct from old.payer) then
    raise exception 'Refund % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'crypto_refund_moves_forward';
  end if;
  if new.tx_id is not null then
    perform pg_advisory_xact_lock(hashtextextended(new.tx_id, 0));
    if exists (select from treasury_movements where tx_id = new.tx_id) then
      raise exception 'Transaction % is booked as a movement of the treasury.', new.tx_id
        using errcode = 'check_violation', constraint = 'crypto_refund_transaction_not_booked';
    end if;
  end if;
  return new;
end $$;
-- Of every column that the service may change; the reasons are erased later.
create trigger check_crypto_refund_change before update of status, payer, payer_since, tx_id, token_fee_minor, block_number,
    ended_by, ended_at, cancel_reason on crypto_refunds
  for each row when (to_jsonb(new) - '{reason,merchant_reference,cancel_reason}'::text[]
    is distinct from to_jsonb(old) - '{reason,merchant_reference,cancel_reason}'::text[])
  execute function check_crypto_refund_change();

create function check_treasury_movement() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.tx_id, 0));
  if exists (select from crypto_refunds where tx_id = new.tx_id) then
    raise exception 'Transaction % paid a refund.', new.tx_id
      using errcode = 'check_violation', constraint = 'treasury_movement_pays_no_refund';
  end if;
  if new.direction = 'out' and exists (select from crypto_refunds where status in ('PENDING', 'PROCESSING')
    and environment = new.environment and address = new.counterparty and amount_minor = new.amount_minor) then
    raise exception 'Transaction % pays an open refund.', new.tx_id
      using errcode = 'check_violation', constraint = 'treasury_movement_pays_no_open_refund';
  end if;
  return new;
end $$;
create trigger check_treasury_movement before insert on treasury_movements
  for each row execute function check_treasury_movement();

-- What is refunded, or will be, is not credited as well.
create function check_refunded_deposit() returns trigger language plpgsql as $$
begin
  if exists (select from crypto_refunds where network = new.network and deposit_tx_id = new.tx_id
    and deposit_log_index = new.log_index and status <> 'CANCELED') then
    raise exception 'Deposit % of % has a refund.', new.log_index, new.tx_id
      using errcode = 'check_violation', constraint = 'chain_deposit_not_refunded';
  end if;
  return new;
end $$;
create trigger check_refunded_deposit before update of status on chain_deposits
  for each row when (old.status = 'UNEXPECTED' and new.status = 'CREDITED') execute function check_refunded_deposit();

-- USDT in blocks that may still be replaced. It is shown as pending, and never credited.
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

-- A sweep ends when its transfer is final. The energy that it delegated is reclaimed after its end.
create table crypto_sweeps (
  id text primary key,
  payment_id text not null references crypto_payments,
  environment text not null,
  address_index bigint not null,
  address text not null,
  status text not null default 'PENDING',
  amount_minor bigint,
  cost_sun bigint not null default 0,
  reason text,
  attention_reason text,
  -- Transactions that nodes refused since the last one that landed.
  refusals integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint crypto_sweep_refusals_sane check (refusals >= 0),
  constraint crypto_sweep_environment_known check (environment in ('prod', 'test')),
  constraint crypto_sweep_status_known check (status in ('PENDING', 'DONE', 'SKIPPED', 'FAILED')),
  constraint crypto_sweep_finished_at_end check ((status = 'PENDING') = (finished_at is null)),
  constraint crypto_sweep_done_moved_something check ((status = 'DONE') <= (amount_minor > 0))
);
create unique index crypto_sweep_one_at_work on crypto_sweeps (address) where status = 'PENDING';
create index crypto_sweeps_of_payment on crypto_sweeps (payment_id, created_at);
create index crypto_sweeps_undecided on crypto_sweeps (created_at, id) where status = 'PENDING';
create index crypto_sweeps_latest_ended on crypto_sweeps (finished_at);
create index crypto_sweeps_needing_attention on crypto_sweeps (created_at) where attention_reason is not null;
grant select, insert, update (status, amount_minor, cost_sun, reason, attention_reason, refusals, finished_at)
  on crypto_sweeps to merchant_payments_app;

-- A signed transaction is stored before it is broadcast. While it may still land, no other transaction of its sweep can be
-- stored. The transfer of a sweep succeeds at most once.
create table crypto_sweep_transactions (
  tx_id text primary key,
  sweep_id text not null references crypto_sweeps,
  step text not null,
  amount_minor bigint,
  -- The fee of the USDT contract, which its owner can turn on.
  token_fee_minor bigint not null default 0,
  signed_hex text not null,
  expires_at timestamptz not null,
  status text not null default 'SIGNED',
  failure_reason text,
  -- Whether it was handed to a node again after the first time: a refusal then does not prove that no node has it.
  is_resent boolean not null default false,
  fee_sun bigint not null default 0,
  block_number bigint,
  created_at timestamptz not null default now(),
  constraint crypto_sweep_refused_once_sent check (status <> 'REFUSED' or not is_resent),
  constraint crypto_sweep_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
  constraint crypto_sweep_step_known check (
    step in ('top_up', 'delegate_energy', 'transfer', 'reclaim_energy', 'return_trx')),
  constraint crypto_sweep_tx_status_known check (
    status in ('SIGNED', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'REFUSED')),
  constraint crypto_sweep_tx_landed_in_block check (
    (status in ('SUCCEEDED', 'FAILED')) = (block_number is not null)),
  constraint crypto_sweep_token_fee_is_part_of_it check (
    token_fee_minor = 0
    or (step = 'transfer' and status = 'SUCCEEDED' and token_fee_minor > 0 and token_fee_minor < amount_minor))
);
create unique index crypto_sweep_one_signed on crypto_sweep_transactions (sweep_id) where status = 'SIGNED';
-- Not unique: a transfer that was given up may turn out to have landed beside a later one, and the books take what the chain has.
create index crypto_sweep_transfers_landed on crypto_sweep_transactions (sweep_id)
  where step = 'transfer' and status = 'SUCCEEDED';
create index crypto_sweep_transactions_of_sweep on crypto_sweep_transactions (sweep_id, created_at);
grant select, insert, update (status, failure_reason, is_resent, fee_sun, token_fee_minor, block_number)
  on crypto_sweep_transactions to merchant_payments_app;

-- Answers of nodes that a transaction is in no block, given after its expiry. solid_time is that of the node's solid head, read
-- before the node was asked. Several have to agree before the transaction counts as expired.
create table crypto_sweep_absences (
  tx_id text not null references crypto_sweep_transactions,
  node text not null,
  solid_time timestamptz not null,
  constraint crypto_sweep_absence_once primary key (tx_id, node, solid_time)
);
grant select, insert on crypto_sweep_absences to merchant_payments_app;

create function check_crypto_sweep_expiry() returns trigger language plpgsql as $$
begin
  if (select count(*) from crypto_sweep_absences where tx_id = new.tx_id) < 3 then
    raise exception 'Transaction % expired on too few answers.', new.tx_id
      using errcode = 'check_violation', constraint = 'crypto_sweep_expires_by_answers';
  end if;
  return new;
end $$;
create trigger check_crypto_sweep_expiry before update of status on crypto_sweep_transactions
  for each row when (new.status = 'EXPIRED') execute function check_crypto_sweep_expiry();

-- The outcome of a sweep and of its transactions is final, but that one which was given up may be found in a block after all. The
-- cost of a sweep, whether its energy needs an operator, and how often orders for that energy were refused, may change after
-- its end.
create function check_crypto_sweep_change() returns trigger language plpgsql as $$
begin
  if old.status not in ('PENDING', 'SIGNED')
    and not (old.status in ('EXPIRED', 'REFUSED') and new.status in ('SUCCEEDED', 'FAILED')) then
    raise exception 'The outcome of % is final: %.', to_jsonb(old) ->> tg_argv[0], old.status
      using errcode = 'check_violation', constraint = 'crypto_sweep_decided_once';
  end if;
  return new;
end $$;
create trigger check_crypto_sweeps_change before update on crypto_sweeps
  for each row when (
    (to_jsonb(old) - '{cost_sun,attention_reason,refusals}'::text[])
      is distinct from (to_jsonb(new) - '{cost_sun,attention_reason,refusals}'::text[]))
  execute function check_crypto_sweep_change('id');
create trigger check_crypto_sweep_transactions_change before update on crypto_sweep_transactions
  for each row execute function check_crypto_sweep_change('tx_id');

-- A sweep cannot end while its transaction may still land: another sweep could then move the same money.
create function check_crypto_sweep_end() returns trigger language plpgsql as $$
begin
  if exists (select from crypto_sweep_transactions where sweep_id = new.id and status = 'SIGNED') then
    raise exception 'Sweep % cannot end while one of its transactions may still land.', new.id
      using errcode = 'check_violation', constraint = 'crypto_sweep_ends_certain';
  end if;
  return new;
end $$;
create trigger check_crypto_sweep_end before update of status on crypto_sweeps
  for each row when (new.status <> 'PENDING') execute function check_crypto_sweep_end();

-- After its end, a sweep may only reclaim energy and return TRX. A transfer could conflict with that of a newer sweep;
-- those two move stake and TRX, so they cannot.
create function check_crypto_sweep_transaction() returns trigger language plpgsql as $$
begin
  if exists (select from crypto_sweeps where id = new.sweep_id and status <> 'PENDING') then
    raise exception 'Sweep % has ended.', new.sweep_id
      using errcode = 'check_violation', constraint = 'crypto_sweep_moves_before_its_end';
  end if;
  return new;
end $$;
create trigger check_crypto_sweep_transaction before insert on crypto_sweep_transactions
  for each row when (new.step not in ('reclaim_energy', 'return_trx'))
  execute function check_crypto_sweep_transaction();

-- USDT that an address of ours held and that is gone, because the issuer destroyed it: what operators booked. A loss of the treasury
-- has no session. The payer bears what was credited to no merchant; verification of the ledger requires the transfer of the
-- others.
create table crypto_losses (
  id text primary key,
  environment text not null,
  address text not null,
  payment_id text references crypto_payments,
  business_id text references businesses,
  amount_minor bigint not null,
  borne_by text not null,
  reason text not null,
  booked_by text not null,
  created_at timestamptz not null default now(),
  constraint crypto_loss_environment_known check (environment in ('prod', 'test')),
  constraint crypto_loss_takes_something check (amount_minor > 0),
  constraint crypto_loss_bearer_known check (borne_by in ('platform', 'merchant', 'payer')),
  constraint crypto_loss_of_session_whole check ((payment_id is null) = (business_id is null)),
  constraint crypto_loss_of_treasury_is_ours check (payment_id is not null or borne_by = 'platform'),
  constraint crypto_loss_says_why check (length(btrim(reason)) >= 5)
);
create index crypto_losses_of_payment on crypto_losses (payment_id);
grant select, insert on crypto_losses to merchant_payments_app;

-- What of a session's deposits was credited to no merchant for good, and is neither lost to its payer nor refunded, or about to
-- be. A deposit that no operator has decided about has its own refunds, and losses wait for the decision.
create function crypto_uncredited_left(payment text) returns numeric language sql stable as $$
  select
    (select coalesce(sum(amount_minor), 0) from chain_deposits
      where payment_id = payment and status in ('REJECTED', 'DISMISSED', 'DUST')
        and reason is distinct from 'wrong_token' and reason is distinct from 'out_of_range')
    - (select coalesce(sum(amount_minor), 0) from crypto_losses where payment_id = payment and borne_by = 'payer')
    - (select coalesce(sum(refund.amount_minor), 0) from crypto_refunds refund
        join chain_deposits deposit on deposit.network = refund.network and deposit.tx_id = refund.deposit_tx_id
          and deposit.log_index = refund.deposit_log_index
        where refund.payment_id = payment and refund.source = 'deposit' and refund.status <> 'CANCELED'
          and deposit.status <> 'UNEXPECTED')
$$;

-- No more is lost than came. The payer bears no more than was neither credited for good nor refunded, and the merchant no more
-- than it was credited. Losses of the treasury wait for each other.
create function check_crypto_loss() returns trigger language plpgsql as $$
begin
  if new.payment_id is null then
    perform pg_advisory_xact_lock(hashtextextended('loss of the treasury in ' || new.environment, 0));
    return new;
  end if;
  perform from crypto_payments where id = new.payment_id for no key update;
  if (select coalesce(sum(amount_minor), 0) from crypto_losses where payment_id = new.payment_id)
      > (select coalesce(sum(amount_minor), 0) from chain_deposits
        where payment_id = new.payment_id and reason is distinct from 'wrong_token')
    or (new.borne_by = 'payer' and crypto_uncredited_left(new.payment_id) < 0)
    or (select coalesce(sum(amount_minor), 0) from crypto_losses
        where payment_id = new.payment_id and borne_by = 'merchant')
      > (select coalesce(sum(amount_minor), 0) from chain_deposits
        where payment_id = new.payment_id and status = 'CREDITED') then
    raise exception 'The losses of session % are more than it can bear.', new.payment_id
      using errcode = 'check_violation', constraint = 'crypto_loss_within_deposits';
  end if;
  return new;
end $$;
create trigger check_crypto_loss after insert on crypto_losses
  for each row execute function check_crypto_loss();

-- Deposit addresses that hold nothing by the books are compared with the chain some at a time: from which index on next.
create table custody_rounds (
  environment text primary key,
  next_index bigint not null,
  constraint custody_round_environment_known check (environment in ('prod', 'test')),
  constraint custody_round_index_sane check (next_index >= 0)
);
grant select, insert, update (next_index) on custody_rounds to merchant_payments_app;

-- Sessions whose address holds something although the books have nothing there. They are compared each time, until they agree.
create table custody_deviations (
  payment_id text primary key references crypto_payments,
  since timestamptz not null default now()
);
grant select, insert, delete on custody_deviations to merchant_payments_app;

-- An order of rented energy is stored before it is sent to its provider.
create table crypto_energy_rentals (
  id text primary key,
  sweep_id text not null references crypto_sweeps,
  provider text not null,
  energy bigint not null,
  price_sun bigint not null,
  status text not null default 'CLAIMED',
  order_id text,
  cost_sun bigint not null default 0,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint crypto_energy_rental_amounts_sane check (energy > 0 and price_sun > 0 and cost_sun >= 0),
  constraint crypto_energy_rental_status_known check (
    status in ('CLAIMED', 'ORDERED', 'DELIVERED', 'LATE', 'FAILED')),
  constraint crypto_energy_rental_ordered_has_order check ((status = 'ORDERED') <= (order_id is not null)),
  constraint crypto_energy_rental_reason_when_in_vain check ((status in ('LATE', 'FAILED')) = (reason is not null))
);
create unique index crypto_energy_rental_one_open on crypto_energy_rentals (sweep_id)
  where status in ('CLAIMED', 'ORDERED');
create index crypto_energy_rentals_of_sweep on crypto_energy_rentals (sweep_id, created_at);
create index crypto_energy_rentals_late on crypto_energy_rentals (created_at) where status = 'LATE';
grant select, insert, update (status, order_id, cost_sun, reason, updated_at)
  on crypto_energy_rentals to merchant_payments_app;

-- The cost of a late order may become known, or be refunded, after its sweep went on without it.
create function check_crypto_energy_rental_change() returns trigger language plpgsql as $$
begin
  if not (
    old.status = new.status and old.status <> 'FAILED'
    or old.status = 'CLAIMED' and new.status in ('ORDERED', 'DELIVERED', 'LATE', 'FAILED')
    or old.status = 'ORDERED' and new.status in ('DELIVERED', 'LATE', 'FAILED')
    or old.status = 'LATE' and new.status in ('DELIVERED', 'FAILED')
  ) then
    raise exception 'Energy rental % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'crypto_energy_rental_moves_forward';
  end if;
  return new;
end $$;
create trigger check_crypto_energy_rental_change before update on crypto_energy_rentals
  for each row execute function check_crypto_energy_rental_change();

-- The simulated chain: blocks, their transactions, and the balances of addresses.

create table simulated_chain_blocks (
  number bigint primary key,
  hash text not null unique,
  parent_hash text not null,
  timestamp_ms bigint not null,
  constraint simulated_chain_blocks_number_check check (number >= 0),
  constraint simulated_chain_blocks_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint simulated_chain_blocks_parent_hash_check check (parent_hash ~ '^[0-9a-f]{64}$')
);
grant select, insert on simulated_chain_blocks to merchant_payments_app;

-- Amounts are micro-USDT, sun, or in the unit of another token (other_deposit), as numeric that holds a uint256 without rounding.
create table simulated_chain_transactions (
  tx_id text primary key,
  block_number bigint not null unique references simulated_chain_blocks,
  kind text not null,
  outcome text not null,
  from_address text not null,
  to_address text not null,
  amount numeric(78, 0) not null,
  fee_sun numeric(30, 0) not null,
  energy_used bigint not null,
  constraint simulated_chain_transactions_tx_id_check check (tx_id ~ '^[0-9a-f]{64}$'),
  constraint simulated_chain_transactions_kind_check check (
    kind in ('deposit', 'other_deposit', 'usdt_transfer', 'trx_transfer')),
  constraint simulated_chain_transactions_outcome_check check (outcome in ('SUCCESS', 'REVERT', 'OUT_OF_ENERGY')),
  constraint simulated_chain_transactions_amount_check check (amount > 0),
  constraint simulated_chain_transactions_fee_sun_check check (fee_sun >= 0),
  constraint simulated_chain_transactions_energy_used_check check (energy_used >= 0)
);
grant select, insert on simulated_chain_transactions to merchant_payments_app;

create table simulated_chain_accounts (
  address text primary key,
  usdt_minor numeric(78, 0) not null default 0,
  trx_sun numeric(30, 0) not null default 0,
  is_active boolean not null default false,
  constraint simulated_chain_accounts_usdt_minor_check check (usdt_minor >= 0),
  constraint simulated_chain_accounts_trx_sun_check check (trx_sun >= 0)
);
grant select, insert, update (usdt_minor, trx_sun, is_active) on simulated_chain_accounts to merchant_payments_app;

-- As on a real chain, there is a solid block before the first session.
insert into simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) values
  (1, lpad('1', 16, '0') || substr(encode(sha256('simulated chain'), 'hex'), 17), repeat('0', 64), 0);

create function simulated_chain_add_block() returns bigint language plpgsql as $$
declare
  parent simulated_chain_blocks;
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  next_number bigint;
begin
  -- This lock is held until commit, so that heights have no gap and a reader of a block can read all blocks before it.
  perform pg_advisory_xact_lock(7265646766);
  select * into parent from simulated_chain_blocks order by number desc limit 1;
  next_number := parent.number + 1;
  insert into simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) values (
    next_number,
    lpad(to_hex(next_number), 16, '0')
      || substr(encode(sha256(convert_to(parent.hash || next_number, 'UTF8')), 'hex'), 17),
    parent.hash,
    greatest(now_ms, parent.timestamp_ms + 1));
  return next_number;
end $$;

create function simulated_chain_append(
  new_tx_id text, new_kind text, sender text, receiver text, new_amount numeric, expires_at_ms bigint,
  fee_limit_sun numeric, energy_price_sun numeric, energy_to_holder numeric, energy_to_newcomer numeric,
  activation_fee_sun numeric, out status text, out block_number bigint)
  language plpgsql as $$
declare
  payer simulated_chain_accounts;
  payee simulated_chain_accounts;
  energy numeric := 0;
  fee numeric := 0;
  result text := 'SUCCESS';
begin
  -- Lock the blocks first, so that nothing read below changes before the new block exists.
  perform pg_advisory_xact_lock(7265646766);
  select t.block_number into block_number from simulated_chain_transactions t where t.tx_id = new_tx_id;
  if found then
    status := 'known';
    return;
  end if;
  if expires_at_ms <= extract(epoch from clock_timestamp()) * 1000 then
    status := 'TRANSACTION_EXPIRATION_ERROR';
    return;
  end if;
  select * into payer from simulated_chain_accounts where address = sender;
  select * into payee from simulated_chain_accounts where address = receiver;
  if new_kind not in ('deposit', 'other_deposit') and not coalesce(payer.is_active, false) then
    status := 'CONTRACT_VALIDATE_ERROR';
    return;
  end if;
  if new_kind = 'trx_transfer' then
    fee := case when coalesce(payee.is_active, false) then 0 else activation_fee_sun end;
    if payer.trx_sun < new_amount + fee then
      status := 'CONTRACT_VALIDATE_ERROR';
      return;
    end if;
    update simulated_chain_accounts set trx_sun = trx_sun - new_amount - fee where address = sender;
    insert into simulated_chain_accounts as a (address, trx_sun, is_active) values (receiver, new_amount, true)
      on conflict (address) do update set trx_sun = a.trx_sun + excluded.trx_sun, is_active = true;
  elsif new_kind = 'other_deposit' then
    -- Another token: no balance of USDT or TRX moves.
    null;
  elsif new_kind = 'deposit' then
    insert into simulated_chain_accounts as a (address, usdt_minor) values (receiver, new_amount)
      on conflict (address) do update set usdt_minor = a.usdt_minor + excluded.usdt_minor;
  else
    energy := case when coalesce(payee.usdt_minor, 0) > 0 then energy_to_holder else energy_to_newcomer end;
    fee := energy * energy_price_sun;
    if fee > least(fee_limit_sun, payer.trx_sun) then
      -- As on the real chain, the fee limit is burnt and nothing moves.
      result := 'OUT_OF_ENERGY';
      energy := floor(least(fee_limit_sun, payer.trx_sun) / energy_price_sun);
      fee := energy * energy_price_sun;
    elsif payer.usdt_minor < new_amount then
      result := 'REVERT';
    else
      update simulated_chain_accounts set usdt_minor = usdt_minor - new_amount where address = sender;
      insert into simulated_chain_accounts as a (address, usdt_minor) values (receiver, new_amount)
        on conflict (address) do update set usdt_minor = a.usdt_minor + excluded.usdt_minor;
    end if;
    update simulated_chain_accounts set trx_sun = trx_sun - fee where address = sender;
  end if;
  block_number := simulated_chain_add_block();
  insert into simulated_chain_transactions
      (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used)
    values (new_tx_id, block_number, new_kind, result, sender, receiver, new_amount, fee, energy);
  status := 'included';
end $$;

-- Reading the heads adds a block when a slot has passed. Otherwise the solid head would stop, and no transaction would
-- expire.
create function simulated_chain_heads(slot_ms bigint, solid_after_ms bigint)
  returns setof simulated_chain_blocks language plpgsql as $$
declare
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  newest bigint;
begin
  select max(timestamp_ms) into newest from simulated_chain_blocks
    where number = (select max(number) from simulated_chain_blocks);
  -- If another transaction holds the lock, it adds the block.
  if newest < now_ms - slot_ms and pg_try_advisory_xact_lock(7265646766) then
    select max(timestamp_ms) into newest from simulated_chain_blocks
      where number = (select max(number) from simulated_chain_blocks);
    if newest < now_ms - slot_ms then
      perform simulated_chain_add_block();
    end if;
  end if;
  return query (select * from simulated_chain_blocks order by number desc limit 1);
  return query (select * from simulated_chain_blocks b where b.timestamp_ms <= now_ms - solid_after_ms
    order by number desc limit 1);
end $$;
