-- Orders as the engine sees them, and the attempts to have a provider carry each out. What merchants see of an order stays
-- in its record (transactions, usdt_sales); what was agreed stays in its table of details, which never changes.

create table orders (
  id text primary key,
  kind text not null,
  business_id text not null references businesses,
  environment text not null,
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
  updates_read integer not null default 0,
  next_check_at timestamptz,
  refusals integer not null default 0,
  abandoned_at timestamptz,
  -- The provider has nothing under the reference and takes nothing under it any longer.
  is_reference_over boolean not null default false,
  can_fail_over boolean not null default false,
  primary key (order_id, ordinal),
  constraint attempt_reference_once unique (provider, reference),
  constraint attempt_ordinal_positive check (ordinal >= 1),
  constraint attempt_counts_not_negative check (sends >= 0 and checks >= 0 and refusals >= 0 and updates_read >= 0),
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
    checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over)
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

drop table payout_attempts;
drop trigger note_payout_attempt on withdrawals;
drop trigger note_payout_attempt on usdt_sales;
drop function note_payout_attempt();
alter table withdrawals drop column provider, drop column provider_reference, drop column sent_at,
  drop column finished_at, drop column failure_reason, drop column attention_reason;
alter table usdt_sales drop column provider, drop column provider_reference, drop column sent_at,
  drop column finished_at, drop column failure_reason, drop column attention_reason;

drop trigger check_request on bill_purchases;
drop function check_request();
alter table bill_purchases drop column provider, drop column provider_account, drop column request_id, drop column sends,
  drop column sent_at, drop column finished_at, drop column provider_reference, drop column failure_reason,
  drop column attention_reason;
drop table later_looks;
drop index collections_in_review;
alter table collections drop column provider_account, drop column sent_at, drop column sends, drop column finished_at,
  drop column failure_reason, drop column review_reason, drop column approve_by;
