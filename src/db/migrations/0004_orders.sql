-- Orders: the transactions that merchants read, recorded payments, withdrawals, sales of USDT, bills, collections and
-- vendor credits, with the attempts at providers and the callbacks of providers.
--
-- The terms of an order are written once. The service may change only its progress. Amounts are minor units (kobo,
-- micro-USDT). A rate is NGN for one unit of the other currency.

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
-- Partial, because few of the transactions are undecided.
create index transactions_undecided on transactions (created_at, id) where status = 'PROCESSING';
create index collections_newest_first on transactions (business_id, environment, created_at desc, id desc)
  where flow = 'collection';
-- One for each filter of the list.
create index transactions_by_status
  on transactions (business_id, environment, status, created_at desc, id desc);
create index transactions_by_channel
  on transactions (business_id, environment, channel, created_at desc, id desc);
create index transactions_by_merchant_reference
  on transactions (business_id, environment, merchant_reference, created_at desc, id desc)
  where merchant_reference is not null;
grant select, insert, update (status, updated_at) on transactions to merchant_payments_app;

-- The transitions of domain/providerFlow.ts: an order is decided once, and only a completed payout can be reversed.
create function check_transaction_status() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
    or (old.status = 'COMPLETED' and new.status = 'REVERSED' and old.flow not in ('payment', 'vendor_credit', 'collection'))
  ) then
    raise exception 'Transaction % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'transaction_status_moves';
  end if;
  return new;
end $$;
create trigger check_transaction_status before update of status on transactions
  for each row when (old.status is distinct from new.status) execute function check_transaction_status();

-- These triggers keep daily_totals. They run after the other changes of their statement: the row of a day is locked after
-- the accounts, so that transactions of one merchant cannot deadlock.
create function count_new_transactions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into daily_totals as total (business_id, environment, day, flow, transactions, amount_minor, fee_minor)
    select business_id, environment, day_in_lagos(created_at), flow, count(*), sum(amount_minor), sum(fee_minor)
      from new_rows where status = 'COMPLETED' group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (business_id, environment, day, flow) do update
      set transactions = total.transactions + excluded.transactions,
        amount_minor = total.amount_minor + excluded.amount_minor, fee_minor = total.fee_minor + excluded.fee_minor;
  return null;
end $$;
create trigger count_new_transactions after insert on transactions
  referencing new table as new_rows for each statement execute function count_new_transactions();

create function count_decided_transactions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into daily_totals as total (business_id, environment, day, flow, transactions, amount_minor, fee_minor)
    select now.business_id, now.environment, day_in_lagos(now.created_at), now.flow, count(*), sum(now.amount_minor),
        sum(now.fee_minor)
      from new_rows now join old_rows before on before.id = now.id
      where now.status = 'COMPLETED' and before.status <> 'COMPLETED' group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (business_id, environment, day, flow) do update
      set transactions = total.transactions + excluded.transactions,
        amount_minor = total.amount_minor + excluded.amount_minor, fee_minor = total.fee_minor + excluded.fee_minor;
  update daily_totals total
    set transactions = total.transactions - undone.transactions, amount_minor = total.amount_minor - undone.amount_minor,
      fee_minor = total.fee_minor - undone.fee_minor
    from (
      select before.business_id, before.environment, day_in_lagos(before.created_at) as day, before.flow,
          count(*) as transactions, sum(before.amount_minor) as amount_minor, sum(before.fee_minor) as fee_minor
        from old_rows before join new_rows now on now.id = before.id
        where before.status = 'COMPLETED' and now.status <> 'COMPLETED' group by 1, 2, 3, 4
    ) undone
    where (total.business_id, total.environment, total.day, total.flow)
      = (undone.business_id, undone.environment, undone.day, undone.flow);
  return null;
end $$;
create trigger count_decided_transactions after update on transactions
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_decided_transactions();

-- The sum of the payments that a business recorded today. The row stays locked until the transaction ends, so that two
-- payments at the same time cannot both fit under the cap.
create function payments_of_day(of_business text, in_environment text) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  insert into daily_totals as total (business_id, environment, day, flow, transactions, amount_minor, fee_minor)
    values (of_business, in_environment, day_in_lagos(now()), 'payment', 0, 0, 0)
    on conflict (business_id, environment, day, flow) do update set transactions = total.transactions
    returning amount_minor
$$;
revoke execute on function payments_of_day, count_new_transactions, count_decided_transactions from public;
grant execute on function payments_of_day to merchant_payments_app;

-- A payment for record_payments. `path` and `key` are null without an Idempotency-Key, `per_day_minor` is null without a
-- daily cap. `leg_accounts` and `leg_amounts` are array literals, as for ledger.post_all.
create type payment_to_record as (
  number integer, id text, business_id text, environment text, amount_minor bigint, fee_minor bigint, channel text,
  customer text, description text, payer jsonb, metadata jsonb, merchant_reference text, per_day_minor bigint,
  leg_accounts text, leg_amounts text, path text, key text, body_sha256 bytea, response_status smallint,
  response_body text
);

-- Records the payments of several requests in one statement and one commit: daily cap, money, record and idempotency key
-- (docs/decisions/0019-waiting-requests-share-a-commit.md). It returns the payments that are refused one by one, because
-- their key is known or because they exceed the cap after those before them in the array. Any other error refuses all; the
-- caller then records each payment alone. No two payments of a call have the same key.
--
-- The lock order is: rows of days with a cap, accounts, keys, rows of other days.
create function record_payments(given json, longest_lock_wait text)
  returns table (refused integer, reason text) language plpgsql set search_path = public, pg_temp as $$
declare
  payments payment_to_record[] := array(
    select payment from json_populate_recordset(null::payment_to_record, given) payment);
  accepted payment_to_record[];
  remembered integer[];
  above_cap integer[] := '{}';
  payment record;
  day_of text[];
  recorded_minor bigint;
begin
  if longest_lock_wait is not null then
    perform set_config('lock_timeout', longest_lock_wait, true);
  end if;

  remembered := array(
    select one.number from unnest(payments) one
      where one.key is not null and (
        select true from idempotency_keys known
          where (known.business_id, known.environment, known.path, known.key)
            = (one.business_id, one.environment, one.path, one.key)));
  for payment in
    select one.business_id, one.environment, one.number, one.amount_minor, one.per_day_minor from unnest(payments) one
      where one.per_day_minor is not null and one.number <> all (remembered)
      order by one.business_id, one.environment, one.number
  loop
    if day_of is distinct from array[payment.business_id, payment.environment] then
      day_of := array[payment.business_id, payment.environment];
      recorded_minor := payments_of_day(payment.business_id, payment.environment);
    end if;
    if recorded_minor + payment.amount_minor <= payment.per_day_minor then
      recorded_minor := recorded_minor + payment.amount_minor;
    else
      above_cap := above_cap || payment.number;
    end if;
  end loop;

  accepted := array(
    select one::payment_to_record from unnest(payments) one where one.number <> all (remembered || above_cap));
  if cardinality(accepted) > 0 then
    perform ledger.post_all(array_agg(one.id), array_agg('payment'::text), array_agg('single'::text),
        array_agg(one.environment), array_agg(null::text), array_agg(one.leg_accounts), array_agg(one.leg_amounts))
      from unnest(accepted) one;
    insert into idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status,
        response_body)
      select one.business_id, one.environment, one.path, one.key, one.body_sha256, one.id, one.response_status,
          one.response_body
        from unnest(accepted) one where one.key is not null order by 1, 2, 3, 4;
    insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, payer, metadata, merchant_reference)
      select one.id, one.business_id, one.environment, 'payment', 'COMPLETED', one.amount_minor, one.fee_minor,
          one.channel, one.customer, one.description, one.payer, one.metadata, one.merchant_reference
        from unnest(accepted) one;
  end if;
  return query
    select number, 'remembered' from unnest(remembered) number
    union all
    select number, 'above_cap' from unnest(above_cap) number;
end $$;
revoke execute on function record_payments from public;
grant execute on function record_payments to merchant_payments_app;

create table withdrawals (
  transaction_id text primary key references transactions,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  -- As in bank_accounts.
  verified_with text,
  nip_code text,
  provider text not null,
  provider_reference text,
  sent_at timestamptz,
  finished_at timestamptz,
  failure_reason text,
  attention_reason text
);
create index withdrawals_needing_attention on withdrawals (transaction_id) where attention_reason is not null;
grant select, insert,
  update (account_name, provider_reference, sent_at, finished_at, failure_reason, attention_reason)
  on withdrawals to merchant_payments_app;

-- The terms of a quote and of a sale add up in both assets.
create table usdt_quotes (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  amount_minor bigint not null,
  market_rate numeric(20, 8) not null,
  rate numeric(20, 8) not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  margin_minor bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint usdt_quote_environment_known check (environment in ('prod', 'test')),
  constraint usdt_quote_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
  constraint usdt_quote_adds_up check (gross_minor = fee_minor + net_minor),
  constraint usdt_quote_rate_within_market check (rate > 0 and rate <= market_rate and margin_minor >= 0)
);
create index usdt_quotes_oldest_first on usdt_quotes (expires_at);
grant select, insert, delete on usdt_quotes to merchant_payments_app;

create table usdt_sales (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  status text not null default 'PROCESSING',
  amount_minor bigint not null,
  market_rate numeric(20, 8) not null,
  rate numeric(20, 8) not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  margin_minor bigint not null,
  quote_id text references usdt_quotes,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  verified_with text,
  nip_code text,
  provider text not null,
  provider_reference text,
  merchant_reference text,
  metadata jsonb not null,
  sent_at timestamptz,
  finished_at timestamptz,
  failure_reason text,
  attention_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint usdt_sale_environment_known check (environment in ('prod', 'test')),
  constraint usdt_sale_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
  constraint usdt_sale_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
  constraint usdt_sale_adds_up check (gross_minor = fee_minor + net_minor),
  constraint usdt_sale_rate_within_market check (rate > 0 and rate <= market_rate and margin_minor >= 0),
  constraint usdt_quote_used_once unique (quote_id)
);
create index usdt_sales_newest_first on usdt_sales (business_id, environment, created_at desc, id desc);
create index usdt_sales_undecided on usdt_sales (created_at, id) where status = 'PROCESSING';
create index usdt_sales_under_way on usdt_sales (business_id, environment) where status = 'PROCESSING';
create index usdt_sales_needing_attention on usdt_sales (created_at) where attention_reason is not null;
grant select, insert,
  update (status, provider_reference, sent_at, finished_at, failure_reason, attention_reason, updated_at)
  on usdt_sales to merchant_payments_app;

-- The transitions of domain/providerFlow.ts.
create function check_usdt_sale_status() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
    or (old.status = 'COMPLETED' and new.status = 'REVERSED')
  ) then
    raise exception 'USDT sale % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'usdt_sale_status_moves';
  end if;
  return new;
end $$;
create trigger check_usdt_sale_status before update of status on usdt_sales
  for each row when (old.status is distinct from new.status) execute function check_usdt_sale_status();

-- An attempt to have a payout made by one of our accounts at a provider, under our reference there. A payout has at most
-- one open attempt. An attempt is abandoned only while a single claim of it exists, because another claim may have sent
-- the request again.
create table payout_attempts (
  withdrawal_id text references withdrawals,
  usdt_sale_id text references usdt_sales,
  payout_id text not null generated always as (coalesce(withdrawal_id, usdt_sale_id)) stored,
  ordinal smallint not null,
  provider text not null,
  account text,
  reference text not null,
  claims integer not null default 1,
  told_at timestamptz not null default now(),
  refusals integer not null default 0,
  given_up_at timestamptz,
  given_up_as text,
  given_up_because text,
  primary key (payout_id, ordinal),
  constraint payout_attempts_ordinal_check check (ordinal >= 1),
  constraint payout_attempts_claims_check check (claims >= 1),
  constraint payout_attempts_refusals_check check (refusals >= 0),
  constraint payout_attempts_given_up_as_check check (given_up_as in ('not_sent', 'blocked')),
  constraint payout_attempt_of_one_payout check (num_nonnulls(withdrawal_id, usdt_sale_id) = 1),
  constraint payout_attempt_of_one_account unique nulls not distinct (payout_id, provider, account),
  constraint payout_attempt_reference_once unique (provider, reference),
  constraint payout_attempt_given_up_whole check (num_nonnulls(given_up_at, given_up_as, given_up_because) in (0, 3)),
  constraint payout_attempt_given_up_untouched check (given_up_at is null or claims = 1)
);
create unique index payout_attempt_under_way_once on payout_attempts (payout_id) where given_up_at is null;
create index payout_attempts_by_time on payout_attempts (told_at);
grant select, insert, update (claims, told_at, refusals, given_up_at, given_up_as, given_up_because)
  on payout_attempts to merchant_payments_app;

-- No payouts are sent to a provider that has a row here.
create table payout_pauses (
  provider text primary key,
  reason text not null,
  paused_by text not null,
  paused_at timestamptz not null default now()
);
grant select, insert, delete on payout_pauses to merchant_payments_app;

-- A purchase keeps the provider's account that it was sent to, because no other account can find it, and every token.
create table bill_purchases (
  transaction_id text primary key references transactions,
  kind text not null,
  biller_id text not null,
  service_id text not null,
  biller_name text not null,
  account text not null,
  meter_type text,
  plan_code text,
  plan_name text,
  is_renewal boolean not null,
  phone text,
  provider text not null,
  provider_account text,
  request_id text,
  sends integer not null default 0,
  sent_at timestamptz,
  provider_reference text,
  token text,
  other_tokens jsonb not null default '{}',
  units text,
  finished_at timestamptz,
  failure_reason text,
  attention_reason text,
  constraint bill_kind_known check (kind in ('airtime', 'data', 'electricity', 'tv', 'bet')),
  constraint bill_meter_type_known check (
    (kind = 'electricity') = (meter_type is not null) and meter_type in ('prepaid', 'postpaid')),
  constraint bill_plan_whole check ((plan_code is null) = (plan_name is null)),
  constraint bill_plan_where_one_is_sold check (
    (plan_code is not null) = (kind = 'data' or (kind = 'tv' and not is_renewal))),
  constraint bill_renewal_of_tv check (kind = 'tv' or not is_renewal),
  constraint bill_request_id_form check (request_id ~ '^[0-9]{12}[0-9a-z]+$'),
  constraint bill_request_id_once unique (provider, request_id),
  constraint bill_sending_whole check (
    (request_id is null) = (sent_at is null) and (request_id is null) = (sends = 0)),
  constraint bill_account_of_claimed_vend check (provider_account is null or request_id is not null),
  constraint bill_other_tokens_object check (jsonb_typeof(other_tokens) = 'object')
);
create index bill_purchases_needing_attention on bill_purchases (transaction_id) where attention_reason is not null;
-- For the reconciliation of a day.
create index bill_purchases_by_sending on bill_purchases (sent_at) where sent_at is not null;
grant select, insert, update (provider, provider_account, request_id, sends, sent_at, provider_reference, token,
  other_tokens, units, finished_at, failure_reason, attention_reason) on bill_purchases to merchant_payments_app;

-- The rules of a request that is stored in an order's table of details: it stays with the account that it was sent to, and
-- none is sent after the order was decided.
create function check_request() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null
      and (new.request_id is distinct from old.request_id or new.sends <> old.sends) then
    raise exception 'Order % is decided already.', old.transaction_id
      using errcode = 'check_violation', constraint = 'request_before_its_end';
  end if;
  if new.request_id = old.request_id
      and (new.provider, new.provider_account) is distinct from (old.provider, old.provider_account) then
    raise exception 'The request of order % was sent to another account.', old.transaction_id
      using errcode = 'check_violation', constraint = 'request_stays_with_its_account';
  end if;
  return new;
end $$;
create trigger check_request before update on bill_purchases for each row execute function check_request();

-- A token is kept as it was first received.
create function check_bill_purchase() returns trigger language plpgsql as $$
begin
  if old.token is not null and new.token is distinct from old.token
      or not new.other_tokens @> old.other_tokens then
    raise exception 'Bill % has its token already.', old.transaction_id
      using errcode = 'check_violation', constraint = 'bill_token_once';
  end if;
  return new;
end $$;
create trigger check_bill_purchase before update on bill_purchases
  for each row execute function check_bill_purchase();

create table bill_billers (
  environment text not null,
  kind text not null,
  id text not null,
  service_id text not null,
  name text not null,
  smallest_minor bigint not null,
  largest_minor bigint not null,
  position integer not null,
  provider text not null,
  refreshed_at timestamptz not null default now(),
  constraint bill_biller_environment_known check (environment in ('prod', 'test')),
  constraint bill_biller_kind_known check (kind in ('airtime', 'data', 'electricity', 'tv', 'bet')),
  constraint bill_biller_limits check (smallest_minor > 0 and largest_minor >= smallest_minor),
  primary key (environment, kind, id)
);

create table bill_plans (
  environment text not null,
  kind text not null,
  biller_id text not null,
  code text not null,
  name text not null,
  price_minor bigint not null,
  position integer not null,
  constraint bill_plan_price_positive check (price_minor > 0),
  constraint bill_plan_of_biller foreign key (environment, kind, biller_id) references bill_billers on delete cascade,
  primary key (environment, kind, biller_id, code)
);
grant select, insert, update, delete on bill_billers, bill_plans to merchant_payments_app;

-- A collection credits the naira wallet: the amount of its transaction is the merchant's, and margin_minor what the
-- customer's payment is worth beyond it. source_minor and provider_fee_minor, what the provider keeps, are minor units of
-- the source currency. Only the provider's account that began a collection can find it.
create table collections (
  transaction_id text primary key references transactions,
  source_currency text not null,
  source_minor bigint not null,
  given_amount text not null,
  country text not null,
  payment_method text not null,
  provider_rate numeric(20, 8) not null,
  provider_fee_minor bigint not null default 0,
  rate numeric(20, 8) not null,
  margin_minor bigint not null,
  customer_name text not null,
  customer_phone text not null,
  customer_email text,
  provider text not null,
  provider_account text,
  provider_reference text,
  approve_by timestamptz not null,
  sends integer not null default 0,
  sent_at timestamptz,
  finished_at timestamptz,
  failure_reason text,
  review_reason text,
  constraint collection_currency_is_iso check (source_currency ~ '^[A-Z]{3}$' and country ~ '^[A-Z]{2}$'),
  constraint collection_given_amount_known check (given_amount in ('source', 'target')),
  constraint collection_amount_positive check (source_minor > 0),
  constraint collection_fee_leaves_something check (provider_fee_minor >= 0 and provider_fee_minor < source_minor),
  constraint collection_rate_within_provider check (rate > 0 and rate <= provider_rate and margin_minor >= 0)
);
create index collections_in_review on collections (transaction_id) where review_reason is not null;
create unique index collection_provider_reference_once on collections (provider, provider_reference)
  where provider_reference is not null;
grant select, insert,
  update (provider_account, provider_reference, sends, sent_at, finished_at, failure_reason, review_reason)
  on collections to merchant_payments_app;

-- The provider is queried by its identifier, which never changes once it is known.
create function keep_collection_provider_reference() returns trigger language plpgsql as $$
begin
  raise exception 'Collection % has the identifier % already.', old.transaction_id, old.provider_reference
    using errcode = 'check_violation', constraint = 'collection_provider_reference_stays';
end $$;
create trigger keep_collection_provider_reference before update of provider_reference on collections
  for each row when (
    old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
  execute function keep_collection_provider_reference();

-- `raw_body` has the bytes of a callback that is not text; `body` then has its readable part. `problem` is why a callback
-- could not be used.
create table provider_callbacks (
  provider text not null,
  event_key text not null,
  event_type text not null,
  transfer_reference text,
  body text not null,
  raw_body bytea,
  received_at timestamptz not null default now(),
  times_received integer not null default 1,
  problem text,
  settled_at timestamptz,
  constraint provider_callback_settled_problem check (settled_at is null or problem is not null),
  primary key (provider, event_key)
);
create index provider_callbacks_with_problems on provider_callbacks (received_at)
  where problem is not null and settled_at is null;
grant select, insert, update (times_received, settled_at) on provider_callbacks to merchant_payments_app;

-- Refunds and disputes that providers announce, one row for each callback: callbacks about one refund name it differently.
create table payment_claims (
  provider text not null,
  event_key text not null,
  kind text not null,
  payment_reference text not null,
  status text not null,
  amount_minor bigint,
  currency text,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint payment_claim_kind_known check (kind in ('refund', 'dispute')),
  constraint payment_claim_amount_not_negative check (amount_minor >= 0),
  primary key (provider, event_key),
  foreign key (provider, event_key) references provider_callbacks
);
create index payment_claims_waiting on payment_claims (provider, payment_reference) where settled_at is null;
grant select, insert, update (settled_at) on payment_claims to merchant_payments_app;

-- An incoming payment on a vendor account, as a provider announced it, and its outcome.
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

-- Scheduled checks of orders: of one that ended, for its reversal, and of an open one (ended_as is null) after an update
-- from its provider.
create table later_looks (
  flow text not null,
  subject_id text not null,
  business_id text not null references businesses,
  environment text not null,
  ended_as text,
  look_at_ms bigint not null,
  constraint later_look_flow_known check (flow in ('withdrawal', 'usdt_sale', 'bill', 'collection')),
  constraint later_look_environment_known check (environment in ('prod', 'test')),
  constraint later_look_end_known check (ended_as in ('COMPLETED', 'FAILED')),
  primary key (flow, subject_id, look_at_ms)
);
grant select, insert, delete on later_looks to merchant_payments_app;
