-- Orders: the transactions that merchants read, recorded payments, withdrawals, sales of USDT, bills, collections and
-- vendor credits, with the attempts at providers and the callbacks of providers.
--
-- The terms of an order are written once. The service may change only its progress. Amounts are minor units (kobo,
-- micro-USDT). A rate is NGN for one unit of the other currency.

-- The items of a fee, by kind: {"fee": {"payer": "merchant", "amountMinor": "2500"}, "vat": {…}, "stamp_duty": {…}}. Null where
-- the fee is not itemized (docs/decisions/0038-charges-itemized.md).

-- What an item comes to; 0 where there is none of the kind.
create function charge_minor(charges jsonb, kind text) returns bigint language sql immutable
  return coalesce((charges -> kind ->> 'amountMinor')::bigint, 0);

-- Whether every item is known, positive and paid by a known payer, and what the merchant pays sums to the fee.
create function charges_make_fee(charges jsonb, fee_minor bigint) returns boolean language sql immutable
  return (
    select coalesce(bool_and((
          item.key in ('fee', 'vat', 'stamp_duty') and (item.value ->> 'amountMinor')::bigint > 0
          and (item.value ->> 'payer' = 'merchant' or (item.value ->> 'payer' = 'platform' and item.key <> 'fee'))
        ) is true), true)
        and coalesce(sum((item.value ->> 'amountMinor')::bigint) filter (where item.value ->> 'payer' = 'merchant'), 0) = fee_minor
      from jsonb_each(charges) item);

create table transactions (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  asset text not null default 'NGN',
  flow text not null,
  status text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  charges jsonb,
  channel text not null,
  customer text not null,
  description text not null,
  payer jsonb,
  metadata jsonb not null,
  -- By the code points of its characters, so that an index finds what begins with a text, whatever the locale of the database.
  merchant_reference text collate "C",
  -- The request that created it, which `admin show` finds it by.
  request_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transaction_environment_known check (environment in ('prod', 'test')),
  constraint transaction_flow_known check (flow in ('payment', 'refund', 'chargeback', 'debt_repayment', 'adjustment', 'hold', 'hold_release', 'withdrawal', 'vendor_credit', 'bill', 'collection')),
  -- An operator may correct or hold USDT too.
  constraint transaction_asset_known
    check (asset = 'NGN' or (asset = 'USDT' and flow in ('adjustment', 'hold', 'hold_release'))),
  constraint transaction_status_known
    check (status in ('PROCESSING', 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED', 'REVERSED')),
  constraint transaction_amounts_positive check (amount_minor > 0 and fee_minor >= 0),
  constraint transaction_charges_make_fee check (charges is null or charges_make_fee(charges, fee_minor))
);
create index transactions_newest_first on transactions (business_id, environment, created_at desc, id desc);
-- Partial, because few of the transactions are undecided.
create index transactions_undecided on transactions (created_at, id) where status = 'PROCESSING';
create index collections_by_amount on transactions (business_id, environment, amount_minor, created_at, id)
  where flow = 'collection';
create index collections_by_status on transactions (business_id, environment, status, created_at desc, id desc)
  where flow = 'collection';
-- One for each filter of the list.
create index transactions_by_status
  on transactions (business_id, environment, status, created_at desc, id desc);
create index transactions_by_kind
  on transactions (business_id, environment, flow, created_at desc, id desc);
create index transactions_by_channel
  on transactions (business_id, environment, channel, created_at desc, id desc);
create index transactions_by_merchant_reference
  on transactions (business_id, environment, merchant_reference, created_at desc, id desc)
  where merchant_reference is not null;
-- What an hourly verification goes through.
create index transactions_by_change on transactions using brin (updated_at) with (autosummarize = on);
-- For the search, and for the order by amount. The customer of a withdrawal is the business itself.
create index transactions_by_amount on transactions (business_id, environment, amount_minor, created_at, id);
create index transactions_by_customer
  on transactions (business_id, environment, (lower(customer) collate "C"), created_at, id) where flow <> 'withdrawal';
create index transactions_by_payer_email
  on transactions (business_id, environment, (lower(payer ->> 'email') collate "C"), created_at, id)
  where payer ->> 'email' is not null;
create index transactions_by_payer_phone
  on transactions (business_id, environment, (payer ->> 'phone'), created_at, id) where payer ->> 'phone' is not null;
grant select, insert, update (status, updated_at) on transactions to merchant_payments_app;

-- An order is settled once, and only one that took money from the wallet can be reversed: the moves of domain/orders. A
-- recorded payment is refunded by the trigger of its refunds alone.
create function check_transaction_status() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
    or (old.status = 'COMPLETED' and new.status = 'REVERSED'
      and old.flow not in ('payment', 'refund', 'debt_repayment', 'vendor_credit', 'collection', 'adjustment', 'hold', 'hold_release'))
    or (old.status in ('COMPLETED', 'PARTIALLY_REFUNDED') and new.status in ('PARTIALLY_REFUNDED', 'REFUNDED')
      and old.flow = 'payment' and pg_trigger_depth() > 1)
  ) then
    raise exception 'Transaction % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'transaction_status_moves';
  end if;
  return new;
end $$;
create trigger check_transaction_status before update of status on transactions
  for each row when (old.status is distinct from new.status) execute function check_transaction_status();

-- Refunds of recorded payments. The amounts are those of the refund's own transaction: its fee is the commission that came
-- back.
create table payment_refunds (
  transaction_id text primary key references transactions,
  payment_id text not null references transactions,
  created_at timestamptz not null default now()
);
create index payment_refunds_of_payment on payment_refunds (payment_id);
grant select, insert on payment_refunds to merchant_payments_app;

-- Chargebacks: what a payer's bank, or a provider, takes back of money that arrived. The amounts are those of the chargeback's
-- own transaction, which is REVERSED once it is won.
create table chargebacks (
  transaction_id text primary key references transactions,
  -- The payment, collection or vendor credit that brought the money.
  received_id text not null references transactions,
  -- What the provider calls the case.
  dispute text not null,
  status text not null default 'OPEN',
  returned_fee_minor bigint not null default 0,
  opened_by text not null,
  decided_by text,
  decided_because text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint chargeback_status_known check (status in ('OPEN', 'WON', 'LOST')),
  constraint chargeback_of_dispute_once unique (received_id, dispute),
  constraint chargeback_fee_returned_when_won check (returned_fee_minor >= 0 and (returned_fee_minor = 0 or status = 'WON')),
  constraint chargeback_decision_whole
    check (num_nonnulls(decided_by, decided_because, decided_at) = case status when 'OPEN' then 0 else 3 end)
);
create index chargebacks_open on chargebacks (created_at) where status = 'OPEN';
grant select, insert, update (status, returned_fee_minor, decided_by, decided_because, decided_at)
  on chargebacks to merchant_payments_app;

-- What of money that arrived was taken back: by refunds, and by chargebacks that were not won.
create function taken_back_minor(of_transaction text) returns bigint language sql stable
  return (
    select coalesce(sum(its.amount_minor), 0)::bigint from transactions its
      where its.id in (
        select transaction_id from payment_refunds where payment_id = of_transaction
        union all
        select transaction_id from chargebacks where received_id = of_transaction and status <> 'WON'));

-- A chargeback is of money that arrived, and takes no more than is left of it. It waits for others, and for refunds, at the row
-- of that money.
create function check_new_chargeback() returns trigger language plpgsql as $$
declare
  received record;
  chargeback record;
begin
  select * into received from transactions where id = new.received_id for no key update;
  select * into chargeback from transactions where id = new.transaction_id;
  if received.flow not in ('payment', 'collection', 'vendor_credit') or received.status in ('PROCESSING', 'FAILED')
      or chargeback.flow is distinct from 'chargeback' or chargeback.status <> 'COMPLETED' or new.status <> 'OPEN'
      or (received.business_id, received.environment) is distinct from (chargeback.business_id, chargeback.environment) then
    raise exception 'Transaction % is no chargeback of %.', new.transaction_id, new.received_id
      using errcode = 'check_violation', constraint = 'chargeback_of_received_money';
  end if;
  if taken_back_minor(new.received_id) + chargeback.amount_minor > received.amount_minor then
    raise exception 'Chargeback % exceeds what is left of %.', new.transaction_id, new.received_id
      using errcode = 'check_violation', constraint = 'chargebacks_within_received_money';
  end if;
  return new;
end $$;
create trigger check_new_chargeback before insert on chargebacks
  for each row execute function check_new_chargeback();

-- A chargeback ends once.
create function check_chargeback_status() returns trigger language plpgsql as $$
begin
  raise exception 'Chargeback % is % already.', old.transaction_id, old.status
    using errcode = 'check_violation', constraint = 'chargeback_ends_once';
end $$;
-- Why it was decided may be erased.
create trigger check_chargeback_status before update on chargebacks
  for each row when (old.status <> 'OPEN'
    and to_jsonb(new) - 'decided_because' is distinct from to_jsonb(old) - 'decided_because')
  execute function check_chargeback_status();

-- A chargeback is not won after the provider took back everything: nothing of that money can be given back, until the chargeback of
-- what the provider took is won itself. It waits at the row of that money, as what the provider takes does.
create function check_won_chargeback() returns trigger language plpgsql as $$
begin
  perform 1 from transactions where id = new.received_id for no key update;
  if exists (
    select from vendor_credits credit
      where credit.transaction_id = new.received_id and credit.taken_back_at is not null and not exists (
        select from chargebacks its
          where its.received_id = new.received_id and its.dispute = credit.provider_reference || '/reversed'
            and (its.transaction_id = new.transaction_id or its.status = 'WON'))
  ) then
    raise exception 'Chargeback % is not won: the provider took back everything since.', new.transaction_id
      using errcode = 'check_violation', constraint = 'chargeback_not_won_after_reversal';
  end if;
  return new;
end $$;
create trigger check_won_chargeback before update of status on chargebacks
  for each row when (new.status = 'WON') execute function check_won_chargeback();

-- The commission that belongs to a part of a payment, rounded down to the kobo: see domain/orders/paymentRefund.ts.
create function commission_of_part(commission_minor bigint, part_minor bigint, whole_minor bigint) returns bigint
  language sql immutable return div(commission_minor::numeric * part_minor, whole_minor)::bigint;

-- The refunds of a payment never exceed it, and give back its commission in parts that sum to no more than it. Refunds at
-- the same time wait for each other at the row of the payment, whose status follows from their sum.
create function check_new_payment_refund() returns trigger language plpgsql as $$
declare
  payment record;
  refund record;
  before_minor bigint;
  commission_minor bigint;
begin
  select * into payment from transactions where id = new.payment_id for no key update;
  select * into refund from transactions where id = new.transaction_id;
  select coalesce(sum(its.amount_minor), 0) into before_minor
    from payment_refunds earlier join transactions its on its.id = earlier.transaction_id
    where earlier.payment_id = new.payment_id;
  if payment.flow is distinct from 'payment' or refund.flow is distinct from 'refund' or refund.status <> 'COMPLETED'
      or (payment.business_id, payment.environment) is distinct from (refund.business_id, refund.environment) then
    raise exception 'Transaction % is no refund of a payment %.', new.transaction_id, new.payment_id
      using errcode = 'check_violation', constraint = 'payment_refund_of_payment';
  end if;
  if taken_back_minor(new.payment_id) + refund.amount_minor > payment.amount_minor then
    raise exception 'Refund % exceeds what is left of payment %.', new.transaction_id, new.payment_id
      using errcode = 'check_violation', constraint = 'payment_refunds_within_payment';
  end if;
  commission_minor := commission_of_part(payment.fee_minor, before_minor + refund.amount_minor, payment.amount_minor)
    - commission_of_part(payment.fee_minor, before_minor, payment.amount_minor);
  if refund.fee_minor not in (0, commission_minor) then
    raise exception 'Refund % gives back % of commission, which is neither none nor %.', new.transaction_id,
        refund.fee_minor, commission_minor
      using errcode = 'check_violation', constraint = 'payment_refund_commission_of_its_part';
  end if;
  update transactions
    set status = case when before_minor + refund.amount_minor = payment.amount_minor then 'REFUNDED'
        else 'PARTIALLY_REFUNDED' end,
      updated_at = now()
    where id = new.payment_id;
  return new;
end $$;
create trigger check_new_payment_refund before insert on payment_refunds
  for each row execute function check_new_payment_refund();

-- Whether a transaction counts in the totals of its day. A refunded payment does: its refunds count on their own days. What
-- operators did with a wallet, in naira or USDT, does not.
create function counts_on_its_day(flow text, status text) returns boolean language sql immutable
  return status in ('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED') and flow not in ('adjustment', 'hold', 'hold_release');

-- These triggers keep daily_totals. They run after the other changes of their statement: the row of a day is locked after
-- the accounts, so that transactions of one merchant cannot deadlock.
create function count_new_transactions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into daily_totals as total (business_id, environment, day, flow, transactions, amount_minor, fee_minor)
    select business_id, environment, day_in_lagos(created_at), flow, count(*), sum(amount_minor), sum(fee_minor)
      from new_rows where counts_on_its_day(flow, status) group by 1, 2, 3, 4 order by 1, 2, 3, 4
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
      where counts_on_its_day(now.flow, now.status) and not counts_on_its_day(before.flow, before.status) group by 1, 2, 3, 4 order by 1, 2, 3, 4
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
        where counts_on_its_day(before.flow, before.status) and not counts_on_its_day(now.flow, now.status) group by 1, 2, 3, 4
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
  customer text, description text, payer jsonb, metadata jsonb, merchant_reference text, request_id text, per_day_minor bigint,
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
        description, payer, metadata, merchant_reference, request_id)
      select one.id, one.business_id, one.environment, 'payment', 'COMPLETED', one.amount_minor, one.fee_minor,
          one.channel, one.customer, one.description, one.payer, one.metadata, one.merchant_reference,
          one.request_id
        from unnest(accepted) one;
  end if;
  return query
    select number, 'remembered' from unnest(remembered) number
    union all
    select number, 'above_cap' from unnest(above_cap) number;
end $$;
revoke execute on function record_payments from public;
grant execute on function record_payments to merchant_payments_app;

-- Orders as the engine sees them, and the attempts to have a provider carry each out. What merchants see of an order stays
-- in its record (transactions, usdt_sales); what was agreed stays in its table of details, which never changes.
create table orders (
  id text primary key,
  kind text not null,
  business_id text not null references businesses,
  environment text not null,
  -- What was ordered, and for how much, without its recipient. Every start of its workflow says it, so that what a restore
  -- lost can be made again.
  summary text not null,
  status text not null default 'PROCESSING',
  -- The provider that was preferred when the order was accepted; attempts say which one was used.
  provider text not null,
  -- Provider updates, retries and operators' decisions, counted: an attempt stores how many it had read.
  updates_received integer not null default 0,
  -- An operator's decision until it is applied or refused, and after it was applied.
  decision_id text,
  decision_outcome text,
  decision_operator text,
  decision_reason text,
  decision_overrides boolean not null default false,
  is_cancellation_requested boolean not null default false,
  review_reason text,
  -- A provider that was passed over may have carried the order out as well, which the end of the order does not answer.
  review_outlives_end boolean not null default false,
  -- The outcome that contradicts how the order was settled and that an operator dismissed.
  dismissed_outcome text,
  -- Until when a customer may approve: of collections.
  approve_by timestamptz,
  -- When a settled order is checked again.
  next_check_at timestamptz,
  provider_reference text,
  failure_reason text,
  created_at timestamptz not null default now(),
  -- In which life of the database it was accepted: a later one may lack its attempts.
  database_life bigint not null default database_life(),
  settled_at timestamptz,
  constraint order_kind_known check (kind in ('withdrawal', 'bill', 'usdt_sale', 'collection')),
  constraint order_environment_known check (environment in ('prod', 'test')),
  constraint order_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
  constraint order_settled_at_its_end check ((settled_at is null) = (status = 'PROCESSING')),
  constraint order_decision_whole
    check (num_nonnulls(decision_id, decision_outcome, decision_operator, decision_reason) in (0, 4)),
  constraint order_approval_of_collections check ((approve_by is not null) = (kind = 'collection')),
  constraint order_decision_known check (decision_outcome in ('completed', 'failed')),
  constraint order_review_with_reason check (review_reason is not null or not review_outlives_end)
);
create index orders_open on orders (kind, created_at, id) where status = 'PROCESSING';
create index orders_due on orders (kind, next_check_at, id) where next_check_at is not null;
create index orders_in_review on orders (created_at) where review_reason is not null;
grant select, insert,
  update (status, updates_received, decision_id, decision_outcome, decision_operator, decision_reason,
    decision_overrides, is_cancellation_requested, review_reason, review_outlives_end,
    dismissed_outcome, next_check_at, provider_reference,
    failure_reason, settled_at)
  on orders to merchant_payments_app;

-- An order settles once, and only a completed one is reversed: the same moves as in domain/orders.
create function check_order_status() returns trigger language plpgsql as $$
begin
  if not (
    (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
    or (old.status = 'COMPLETED' and new.status = 'REVERSED')
  ) then
    raise exception 'Order % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'order_status_moves';
  end if;
  return new;
end $$;
create trigger check_order_status before update of status on orders
  for each row when (old.status is distinct from new.status) execute function check_order_status();

-- An attempt is one account at one provider, under one reference that the provider accepts at most once. At most one
-- attempt of an order is not abandoned; an attempt is abandoned only when its provider provably did nothing.
create table attempts (
  order_id text not null references orders,
  ordinal smallint not null,
  provider text not null,
  account text,
  reference text not null,
  -- Grows over all attempts of the order: the highest is the newest, and only its holder stores a negative outcome.
  fencing_token integer not null,
  -- Requests that may exist under the reference since the attempt was opened, or opened again. Only the refusal of the
  -- first is definitive. 0: the provider was only asked whether it would pay.
  sends integer not null default 0,
  sent_at timestamptz,
  -- While a request may be under way, no other execution checks or sends: a lease by this clock.
  leased_at timestamptz,
  send_by timestamptz,
  outcome text,
  reason text,
  provider_reference text,
  answered_at timestamptz,
  checks integer not null default 0,
  -- How many of them only said that the provider could not be reached.
  unreachable integer not null default 0,
  updates_read integer not null default 0,
  next_check_at timestamptz,
  refusals integer not null default 0,
  abandoned_at timestamptz,
  -- The provider has nothing under the reference and takes nothing under it any longer.
  is_reference_over boolean not null default false,
  can_fail_over boolean not null default false,
  -- When the provider first did nothing because of our account there. It stays, so that metrics count the order once.
  blocked_at timestamptz,
  primary key (order_id, ordinal),
  constraint attempt_reference_once unique (provider, reference),
  constraint attempt_ordinal_positive check (ordinal >= 1),
  constraint attempt_counts_not_negative check (sends >= 0 and unreachable between 0 and checks and refusals >= 0
    and updates_read >= 0),
  constraint attempt_outcome_known check (outcome in ('succeeded', 'failed', 'reversed', 'pending', 'not_found',
    'not_sent', 'blocked', 'unreachable', 'not_configured', 'unknown')),
  constraint attempt_lease_whole check ((leased_at is null) = (send_by is null)),
  constraint attempt_sent_when_leased check (sent_at is not null or sends = 0),
  constraint attempt_answered_or_sent check (outcome is not null or sends > 0),
  -- A provider that may have two requests of an attempt is never passed over.
  constraint attempt_abandoned_untouched check (abandoned_at is null or sends <= 1 or is_reference_over),
  constraint attempt_abandoned_with_its_reason check (abandoned_at is null or (outcome is not null and send_by is null))
);
create unique index attempt_under_way_once on attempts (order_id) where abandoned_at is null;
create index attempts_by_time on attempts (sent_at);
grant select, insert,
  update (account, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at,
    checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over, blocked_at)
  on attempts to merchant_payments_app;

-- Fencing tokens grow, an attempt that was sent keeps its account, a definitive outcome of an open order stays, and a
-- settled order is sent no more.
create function check_attempt() returns trigger language plpgsql as $$
declare
  order_status text;
begin
  if new.fencing_token < old.fencing_token then
    raise exception 'The fencing token of attempt % of % decreases.', old.ordinal, old.order_id
      using errcode = 'check_violation', constraint = 'attempt_fencing_token_grows';
  end if;
  if old.abandoned_at is null and old.sends > 0
      and (new.provider, new.account) is distinct from (old.provider, old.account) then
    raise exception 'Attempt % of % was sent to another account.', old.ordinal, old.order_id
      using errcode = 'check_violation', constraint = 'attempt_account_stays';
  end if;
  if new.fencing_token > old.fencing_token or new.sends > old.sends
      or (new.outcome is distinct from old.outcome and old.outcome in ('succeeded', 'failed', 'reversed')) then
    select status into order_status from orders where id = new.order_id;
    if new.fencing_token > old.fencing_token and order_status <> 'PROCESSING' then
      raise exception 'Order % is settled and cannot be sent.', old.order_id
        using errcode = 'check_violation', constraint = 'attempt_of_open_order';
    end if;
    if order_status = 'PROCESSING' and old.outcome in ('succeeded', 'failed', 'reversed')
        and new.outcome is distinct from old.outcome and new.outcome is distinct from 'succeeded' then
      raise exception 'The outcome of attempt % of % is definitive.', old.ordinal, old.order_id
        using errcode = 'check_violation', constraint = 'attempt_outcome_definitive';
    end if;
  end if;
  return new;
end $$;
create trigger check_attempt before update on attempts for each row execute function check_attempt();

create function check_new_attempt() returns trigger language plpgsql as $$
begin
  if (select status from orders where id = new.order_id) <> 'PROCESSING' then
    raise exception 'Order % is settled and cannot be sent.', new.order_id
      using errcode = 'check_violation', constraint = 'attempt_of_open_order';
  end if;
  return new;
end $$;
create trigger check_new_attempt before insert on attempts for each row execute function check_new_attempt();

-- Orders whose record a restore lost and that operators made again.
create table recreated_orders (
  order_id text primary key references orders deferrable initially deferred,
  -- Whether its reservation may take more than the wallet has, which the business then owes: the reservation was lost, too,
  -- and what it held may have been spent since.
  may_owe boolean not null,
  recreated_by text not null,
  -- The second operator, where one was needed.
  confirmed_by text,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint recreated_order_by_two check (confirmed_by is distinct from recreated_by)
);
grant select, insert on recreated_orders to merchant_payments_app;

create table withdrawals (
  transaction_id text primary key references transactions,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  -- As in bank_accounts.
  verified_with text,
  nip_code text,
  -- Whether it is an automatic payout.
  is_automatic boolean not null default false
);
grant select, insert, update (account_name) on withdrawals to merchant_payments_app;

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
  charges jsonb,
  net_minor bigint not null,
  margin_minor bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint usdt_quote_environment_known check (environment in ('prod', 'test')),
  constraint usdt_quote_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
  constraint usdt_quote_adds_up check (gross_minor = fee_minor + net_minor),
  constraint usdt_quote_charges_make_fee check (charges is null or charges_make_fee(charges, fee_minor)),
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
  charges jsonb,
  net_minor bigint not null,
  margin_minor bigint not null,
  quote_id text references usdt_quotes,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  verified_with text,
  nip_code text,
  merchant_reference text collate "C",
  metadata jsonb not null,
  request_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint usdt_sale_environment_known check (environment in ('prod', 'test')),
  constraint usdt_sale_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
  constraint usdt_sale_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
  constraint usdt_sale_adds_up check (gross_minor = fee_minor + net_minor),
  constraint usdt_sale_charges_make_fee check (charges is null or charges_make_fee(charges, fee_minor)),
  -- The naira of a sale into the merchant's wallet go through no bank, which would cost a fee.
  constraint usdt_sale_wallet_whole check (bank_code <> 'wallet' or (account_number = 'wallet' and fee_minor = 0)),
  constraint usdt_sale_rate_within_market check (rate > 0 and rate <= market_rate and margin_minor >= 0),
  constraint usdt_quote_used_once unique (quote_id)
);
create index usdt_sales_newest_first on usdt_sales (business_id, environment, created_at desc, id desc);
create index usdt_sales_by_status on usdt_sales (business_id, environment, status, created_at desc, id desc);
create index usdt_sales_by_amount on usdt_sales (business_id, environment, amount_minor, created_at, id);
create index usdt_sales_by_merchant_reference
  on usdt_sales (business_id, environment, merchant_reference, created_at desc, id desc)
  where merchant_reference is not null;
create index usdt_sales_undecided on usdt_sales (created_at, id) where status = 'PROCESSING';
create index usdt_sales_under_way on usdt_sales (business_id, environment) where status = 'PROCESSING';
create index usdt_sales_by_change on usdt_sales using brin (updated_at) with (autosummarize = on);
grant select, insert, update (status, updated_at) on usdt_sales to merchant_payments_app;

-- The same moves as those of transactions.
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
-- While a business owes something that what arrives repays first, the naira of its sales go to its wallet, which repays the debt.
-- A record that operators make again after a restore is of a sale that was accepted before.
create function check_sale_of_business_that_owes() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger.accounts
      where business_id = new.business_id and environment = new.environment and asset = 'NGN' and kind = 'available'
        and shard = 0 and repaid_first is not null
  ) and not exists (select from recreated_orders where order_id = new.id) then
    raise exception 'Sale % would pay a bank account while % owes something.', new.id, new.business_id
      using errcode = 'check_violation', constraint = 'usdt_sale_repays_debt_first';
  end if;
  return null;
end $$;
-- At the end of the statement, which may have waited for the USDT meanwhile.
create trigger check_sale_of_business_that_owes after insert on usdt_sales
  for each row when (new.bank_code <> 'wallet') execute function check_sale_of_business_that_owes();

create trigger check_usdt_sale_status before update of status on usdt_sales
  for each row when (old.status is distinct from new.status) execute function check_usdt_sale_status();

-- An entry on the account of a tax is that item of an order, when it is posted, or given back when it is reversed. Only the
-- trigger of transfers calls it.
create function check_tax_entry(transfer_reference text, tax text, entry_minor bigint) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  order_id text := split_part(transfer_reference, ':', 1);
  item_minor bigint;
begin
  select charge_minor(charges, tax) into item_minor
    from (select id, charges from transactions union all select id, charges from usdt_sales) its where id = order_id;
  if (
    case transfer_reference
      when order_id || ':post' then item_minor = entry_minor
      when order_id || ':reversal' then item_minor = -entry_minor
    end
  ) is not true then
    raise exception 'Ledger transfer % moves %, which is not what its order has of it.', transfer_reference, tax
      using errcode = 'check_violation', constraint = 'tax_entry_is_an_item';
  end if;
end $$;

-- At commit, the entries of an order with items are its items, each on its own account. What the platform pays of them is
-- taken from its fees.
create function check_charges_posted() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  transfer_reference text := new.id || case new.status when 'COMPLETED' then ':post' else ':reversal' end;
  sign integer := case new.status when 'COMPLETED' then 1 else -1 end;
  vat_minor bigint := charge_minor(new.charges, 'vat');
  stamp_duty_minor bigint := charge_minor(new.charges, 'stamp_duty');
begin
  if exists (
    select from (values ('fees', new.fee_minor - vat_minor - stamp_duty_minor), ('vat', vat_minor),
          ('stamp_duty', stamp_duty_minor)) item (kind, amount_minor)
      where sign * item.amount_minor <> (
        select coalesce(sum(entry.amount_minor), 0)
          from ledger.transfers transfer
            join ledger.entries entry on entry.transfer_id = transfer.id
            join ledger.accounts account on account.id = entry.account_id and account.kind = item.kind
          where transfer.reference = transfer_reference)
  ) then
    raise exception 'The ledger does not have the charges of % as they are.', new.id
      using errcode = 'check_violation', constraint = 'charges_are_posted';
  end if;
  return null;
end $$;
create constraint trigger check_charges_posted after update of status on transactions
  deferrable initially deferred for each row
  when (new.charges is not null and old.status <> new.status and new.status in ('COMPLETED', 'REVERSED'))
  execute function check_charges_posted();
create constraint trigger check_charges_posted after update of status on usdt_sales
  deferrable initially deferred for each row
  when (new.charges is not null and old.status <> new.status and new.status in ('COMPLETED', 'REVERSED'))
  execute function check_charges_posted();

-- No payouts are sent to a provider that has a row here.
create table payout_pauses (
  provider text primary key,
  reason text not null,
  paused_by text not null,
  paused_at timestamptz not null default now()
);
grant select, insert, delete on payout_pauses to merchant_payments_app;

-- A purchase keeps every token.
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
  token text,
  other_tokens jsonb not null default '{}',
  units text,
  constraint bill_kind_known check (kind in ('airtime', 'data', 'electricity', 'tv', 'bet')),
  constraint bill_meter_type_known check (
    (kind = 'electricity') = (meter_type is not null) and meter_type in ('prepaid', 'postpaid')),
  constraint bill_plan_whole check ((plan_code is null) = (plan_name is null)),
  constraint bill_plan_where_one_is_sold check (
    (plan_code is not null) = (kind = 'data' or (kind = 'tv' and not is_renewal))),
  constraint bill_renewal_of_tv check (kind = 'tv' or not is_renewal),
  constraint bill_other_tokens_object check (jsonb_typeof(other_tokens) = 'object')
);
grant select, insert, update (token, other_tokens, units) on bill_purchases to merchant_payments_app;

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
-- the source currency.
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
  provider_reference text,
  -- What the provider said it keeps, where that is more than provider_fee_minor: the platform bears the difference.
  kept_fee_minor bigint,
  constraint collection_kept_fee_dearer check (kept_fee_minor > provider_fee_minor),
  constraint collection_currency_is_iso check (source_currency ~ '^[A-Z]{3}$' and country ~ '^[A-Z]{2}$'),
  constraint collection_given_amount_known check (given_amount in ('source', 'target')),
  constraint collection_amount_positive check (source_minor > 0),
  constraint collection_fee_leaves_something check (provider_fee_minor >= 0 and provider_fee_minor < source_minor),
  constraint collection_rate_within_provider check (rate > 0 and rate <= provider_rate and margin_minor >= 0)
);
create unique index collection_provider_reference_once on collections (provider, provider_reference)
  where provider_reference is not null;
create index collections_by_customer_phone on collections (customer_phone);
grant select, insert, update (provider_reference, kept_fee_minor) on collections to merchant_payments_app;

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
-- Of those whose body will be erased.
create index provider_callbacks_with_body on provider_callbacks (received_at) where body <> '[erased]';
grant select, insert, update (times_received, settled_at, body, raw_body) on provider_callbacks to merchant_payments_app;

create function keep_callback_body() returns trigger language plpgsql as $$
begin
  raise exception 'The body of callback % stays as it came, or is erased.', old.event_key
    using errcode = 'check_violation', constraint = 'provider_callback_body_stays';
end $$;
create trigger keep_callback_body before update of body, raw_body on provider_callbacks
  for each row when (new.body <> '[erased]' or new.raw_body is not null) execute function keep_callback_body();

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

-- An incoming payment on a vendor account, as a provider announced it, with the facts by which its steps are decided:
-- those of an order and of its one attempt, as in orders and attempts.
create table vendor_credits (
  provider text not null,
  provider_reference text not null,
  environment text not null,
  status text not null default 'PENDING',
  business_id text references businesses,
  transaction_id text references transactions,
  updates_received integer not null default 0,
  -- An operator's dismissal until it is applied, and after it was applied.
  decision_id text,
  decision_operator text,
  decision_reason text,
  is_cancellation_requested boolean not null default false,
  review_reason text,
  outcome text,
  reason text,
  answered_at timestamptz,
  checks integer not null default 0,
  -- How many of them only said that the provider could not be reached.
  unreachable integer not null default 0,
  updates_read integer not null default 0,
  -- When the provider wants the next check.
  next_check_at timestamptz,
  -- When the provider's own answer said that it took everything back.
  taken_back_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint vendor_credit_environment_known check (environment in ('prod', 'test')),
  constraint vendor_credit_status_known check (status in ('PENDING', 'CREDITED', 'DISMISSED')),
  constraint vendor_credit_whole check (
    (status = 'CREDITED') = (transaction_id is not null) and (status = 'CREDITED') = (business_id is not null)),
  constraint vendor_credit_transaction_once unique (transaction_id),
  constraint vendor_credit_taken_back_when_credited check (taken_back_at is null or status = 'CREDITED'),
  constraint vendor_credit_outcome_known check (outcome in ('succeeded', 'failed', 'reversed', 'pending', 'not_found',
    'unreachable', 'not_configured', 'unknown')),
  constraint vendor_credit_answer_whole check ((outcome is null) = (answered_at is null)),
  -- The confirmation and the credit commit together.
  constraint vendor_credit_when_confirmed check ((outcome is not distinct from 'succeeded') = (status = 'CREDITED')),
  constraint vendor_credit_updates_counted check (
    unreachable between 0 and checks and updates_read between 0 and updates_received),
  constraint vendor_credit_decision_whole
    check (num_nonnulls(decision_id, decision_operator, decision_reason) in (0, 3)),
  -- The provider was checked after the operator's decision, and after everything that it announced.
  constraint vendor_credit_dismissed_after_check
    check (status <> 'DISMISSED' or (decision_id is not null and updates_read = updates_received)),
  primary key (provider, provider_reference)
);
create index vendor_credits_in_review on vendor_credits (created_at) where review_reason is not null;
create index vendor_credits_undecided on vendor_credits (created_at, provider_reference) where status = 'PENDING';
grant select, insert,
  update (status, business_id, transaction_id, updates_received, decision_id, decision_operator, decision_reason,
    is_cancellation_requested, review_reason, outcome, reason, answered_at, checks, unreachable, updates_read,
    next_check_at, taken_back_at, updated_at)
  on vendor_credits to merchant_payments_app;

create function check_vendor_credit_status() returns trigger language plpgsql as $$
begin
  raise exception 'Vendor credit % of % is % already.', old.provider_reference, old.provider, old.status
    using errcode = 'check_violation', constraint = 'vendor_credit_decided_once';
end $$;
-- The words of the provider and of an operator may be erased.
create trigger check_vendor_credit_status before update on vendor_credits
  for each row when (old.status <> 'PENDING' and old.taken_back_at is not distinct from new.taken_back_at
    and to_jsonb(new) - '{reason,review_reason,decision_reason}'::text[]
      is distinct from to_jsonb(old) - '{reason,review_reason,decision_reason}'::text[])
  execute function check_vendor_credit_status();

-- What waits for a second person: orders, of which nothing exists and no money is on hold before the request is approved, and
-- changes of the rule that makes orders wait. body is what was requested, as it came. A request expires by the clock: what
-- reads it compares expires_at, and the status follows when the relay puts the end on record.
create table approval_requests (
  id text primary key,
  business_id text not null references businesses,
  -- The rule is one for both environments.
  environment text,
  kind text not null,
  -- The path of the call that was made.
  operation text,
  body jsonb not null,
  -- Of a change of the rule: the rule that it was requested for. Another rule meanwhile is not overwritten.
  rule_before jsonb,
  amount_minor bigint,
  -- Where the money goes, in words. An order that would go elsewhere by now is not approved.
  destination text,
  made_by_user text references users,
  made_by_key text references api_keys,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day',
  status text not null default 'WAITING',
  decided_by text references users,
  decided_at timestamptz,
  reason text,
  -- The order that it became.
  order_id text,
  constraint approval_environment_known check (environment in ('prod', 'test')),
  constraint approval_kind_known check (kind in ('withdrawal', 'payment_refund', 'usdt_sale', 'usdt_refund', 'bill', 'approval_rule')),
  constraint approval_status_known check (status in ('WAITING', 'APPROVED', 'REFUSED', 'EXPIRED')),
  constraint approval_of_order_whole check (case when kind = 'approval_rule'
    then num_nonnulls(environment, operation, amount_minor, destination, order_id, made_by_key) = 0 and rule_before is not null
    else num_nonnulls(environment, operation, amount_minor, destination) = 4 and amount_minor > 0 and rule_before is null end),
  constraint approval_has_one_maker check (num_nonnulls(made_by_user, made_by_key) = 1),
  constraint approval_needs_another check (decided_by <> made_by_user),
  constraint approval_decision_whole check (
    (status in ('APPROVED', 'REFUSED')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)),
  constraint approval_decided_in_time check (decided_at <= expires_at),
  constraint approval_refusal_says_why check ((status = 'REFUSED') = (reason is not null) and length(trim(reason)) > 0),
  constraint approval_becomes_an_order check (order_id is null or status = 'APPROVED'),
  constraint approved_order_is_there check (status <> 'APPROVED' or kind = 'approval_rule' or order_id is not null),
  constraint approval_of_order_once unique (order_id)
);
create index approval_requests_newest_first on approval_requests (business_id, created_at desc, id desc);
create index approval_requests_waiting on approval_requests (expires_at) where status = 'WAITING';
create index approval_requests_waiting_of_business on approval_requests (business_id) where status = 'WAITING';
grant select, insert, update (status, decided_by, decided_at, reason, order_id) on approval_requests to merchant_payments_app;

-- A request ends once.
create function check_approval_status() returns trigger language plpgsql as $$
begin
  raise exception 'Approval request % has ended as %.', old.id, old.status
    using errcode = 'check_violation', constraint = 'approval_ends_once';
end $$;
-- What may name a customer is erased later.
create trigger check_approval_status before update on approval_requests
  for each row when (old.status <> 'WAITING' and (
    (new.status, new.decided_by, new.decided_at, new.order_id)
      is distinct from (old.status, old.decided_by, old.decided_at, old.order_id)
    or new.reason not in (old.reason, '[erased]')))
  execute function check_approval_status();

-- A business has at most 1,000 requests that wait in each environment. Requests that are made at the same time wait for each
-- other at the row of the business.
create function check_waiting_approvals() returns trigger language plpgsql as $$
begin
  perform 1 from businesses where id = new.business_id for no key update;
  if (select count(*) from approval_requests where business_id = new.business_id and status = 'WAITING'
      and environment is not distinct from new.environment and expires_at > now()) >= 1000 then
    raise exception 'Business % has as many requests waiting for approval as it may have.', new.business_id
      using errcode = 'check_violation', constraint = 'approvals_waiting_bounded';
  end if;
  return new;
end $$;
create trigger check_waiting_approvals before insert on approval_requests
  for each row execute function check_waiting_approvals();

-- Payouts of naira that a business has made by themselves: see domain/orders/automaticPayout.ts. The row stays when they are
-- turned off.
create table automatic_payouts (
  business_id text not null references businesses,
  environment text not null,
  status text not null,
  rule text not null,
  -- Minutes after midnight in Lagos.
  at_minute smallint,
  above_minor bigint,
  reserve_minor bigint not null,
  paused_because text,
  -- Payouts in a row that were not made.
  failures smallint not null default 0,
  -- What was changed since the merchant last said where its money goes, which pauses payouts. It is a fact and no comparison
  -- of times, because the time of a transaction is that at which it began.
  unconfirmed_change text,
  -- From when on the next payout may be made.
  due_at timestamptz not null,
  -- When a relay looks at it next. It leases the row by a later time.
  look_at timestamptz not null,
  primary key (business_id, environment),
  constraint automatic_payout_environment_known check (environment in ('prod', 'test')),
  constraint automatic_payout_status_known check (status in ('ACTIVE', 'PAUSED', 'OFF')),
  constraint automatic_payout_rule_whole check (
    case rule when 'daily' then at_minute is not null and above_minor is null
      when 'amount' then at_minute is null and above_minor is not null else false end),
  constraint automatic_payout_minute_of_day check (at_minute between 0 and 1439),
  constraint automatic_payout_amounts check (above_minor > 0 and reserve_minor >= 0),
  constraint automatic_payout_pause_known check (paused_because in
    ('bank_account_changed', 'access_changed', 'business_inactive', 'failed_repeatedly')),
  constraint automatic_payout_change_known check (unconfirmed_change in ('bank_account_changed', 'access_changed')),
  constraint automatic_payout_pause_says_why check ((status = 'PAUSED') = (paused_because is not null)),
  constraint automatic_payout_failures_bounded check (failures between 0 and 3),
  constraint automatic_payout_pauses_after_three check (failures < 3 or status <> 'ACTIVE')
);
create index automatic_payouts_due on automatic_payouts (look_at) where status = 'ACTIVE';
grant select, insert, update on automatic_payouts to merchant_payments_app;

-- Each payout that was made so, by its withdrawal. A row is written by the transaction that accepts the withdrawal.
create table automatic_payout_runs (
  transaction_id text primary key references transactions,
  business_id text not null,
  environment text not null,
  rule text not null,
  -- The day of Lagos that was paid.
  day date not null,
  -- How many in a row were not made before it, since payouts were last set or resumed.
  failures_before smallint not null default 0,
  -- Null until it was noted: that it was made by a relay, that it was not by the transaction that settles the withdrawal.
  outcome text,
  foreign key (business_id, environment) references automatic_payouts,
  constraint automatic_payout_run_outcome_known check (outcome in ('COMPLETED', 'FAILED', 'REVERSED'))
);
create unique index automatic_payout_once_a_day on automatic_payout_runs (business_id, environment, day)
  where rule = 'daily';
create unique index automatic_payout_one_at_a_time on automatic_payout_runs (business_id, environment)
  where outcome is null;
create index automatic_payout_runs_by_day on automatic_payout_runs (business_id, environment, day);
grant select, insert, update (outcome, failures_before) on automatic_payout_runs to merchant_payments_app;

-- A run is a withdrawal of its own business and environment, made while payouts are on and nothing was changed, and leaves the
-- reserve. The reservation of the withdrawal has locked the wallet, so what it has is what it had before less the payout.
create function check_automatic_payout_run() returns trigger language plpgsql as $$
declare
  setting automatic_payouts;
begin
  if not exists (
    select from transactions where id = new.transaction_id and business_id = new.business_id
      and environment = new.environment and flow = 'withdrawal'
  ) then
    raise exception 'Automatic payout % is not a withdrawal of %.', new.transaction_id, new.business_id
      using errcode = 'check_violation', constraint = 'automatic_payout_run_of_owner';
  end if;
  -- It was made before a restore lost it.
  if exists (select from recreated_orders where order_id = new.transaction_id) then
    return new;
  end if;
  select * into setting from automatic_payouts where business_id = new.business_id and environment = new.environment
    and status = 'ACTIVE' and unconfirmed_change is null and rule = new.rule for no key update;
  if not found then
    raise exception 'Payouts of % are not on.', new.business_id
      using errcode = 'check_violation', constraint = 'automatic_payout_run_while_active';
  end if;
  if (select balance_minor from ledger.accounts where business_id = new.business_id and environment = new.environment
      and asset = 'NGN' and kind = 'available' and shard = 0) < setting.reserve_minor then
    raise exception 'Automatic payout % takes of the reserve of %.', new.transaction_id, new.business_id
      using errcode = 'check_violation', constraint = 'automatic_payout_keeps_reserve';
  end if;
  return new;
end $$;
create trigger check_automatic_payout_run before insert on automatic_payout_runs
  for each row execute function check_automatic_payout_run();

-- A change of bank account or access is noted by its own transaction, which waits for a payout under way. A relay looks at
-- once, and pauses payouts.
create function note_change_of_automatic_payouts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'businesses' then
    update automatic_payouts set unconfirmed_change = 'access_changed', look_at = now()
      where business_id = new.id and status = 'ACTIVE';
  else
    update automatic_payouts set unconfirmed_change = 'bank_account_changed', look_at = now()
      where business_id = new.business_id and environment = new.environment and status = 'ACTIVE';
  end if;
  return null;
end $$;
create trigger note_change_of_automatic_payouts after update of access_changed_at on businesses for each row
  when (old.access_changed_at is distinct from new.access_changed_at) execute function note_change_of_automatic_payouts();
create trigger note_change_of_automatic_payouts after update of changed_at on bank_accounts for each row
  when (old.changed_at is distinct from new.changed_at) execute function note_change_of_automatic_payouts();
