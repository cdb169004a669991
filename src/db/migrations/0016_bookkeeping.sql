-- What operators book by hand, and comparing our books with those of others.

-- What operators corrected by hand: a record for each such transfer, so that no transfer is without one.
create table balance_adjustments (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  asset text not null,
  amount_minor bigint not null,
  reason text not null,
  ordered_by text not null,
  created_at timestamptz not null default now(),
  constraint balance_adjustment_environment_known check (environment in ('prod', 'test')),
  constraint balance_adjustment_asset_known check (asset in ('NGN', 'USDT')),
  constraint balance_adjustment_moves_something check (amount_minor <> 0),
  constraint balance_adjustment_says_why check (length(btrim(reason)) >= 5)
);
grant select, insert on balance_adjustments to merchant_payments_app;

-- What operators move between the hot treasury and cold storage: a record of every movement that was booked, from which
-- the ledger's verification demands its transfer. A fee is what the USDT contract took of a movement.
create table treasury_movements (
  network text not null,
  tx_id text not null,
  log_index integer not null,
  environment text not null,
  direction text not null,
  counterparty text not null,
  amount_minor bigint not null,
  block_number bigint not null,
  block_time timestamptz not null,
  booked_by text not null,
  created_at timestamptz not null default now(),
  constraint treasury_movement_once primary key (tx_id, log_index),
  constraint treasury_movement_environment_known check (environment in ('prod', 'test')),
  constraint treasury_movement_direction_known check (direction in ('out', 'in', 'treasury_fee', 'cold_storage_fee')),
  constraint treasury_movement_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
  constraint treasury_movement_moves_something check (amount_minor > 0)
);
grant select, insert on treasury_movements to merchant_payments_app;

-- When each day of each account was compared. `provider` and `account` name whose books they are; empty where the
-- account is not known.
create table reconciliations (
  environment text not null,
  book text not null,
  provider text not null,
  account text not null,
  day date not null,
  compared_at timestamptz,
  compared integer,
  undecided integer not null default 0,
  paid_minor bigint,
  fees_minor bigint,
  booked_minor bigint,
  balance_minor bigint,
  unasked_since timestamptz,
  unasked_because text,
  primary key (environment, book, provider, account, day),
  constraint reconciliation_environment_known check (environment in ('prod', 'test')),
  constraint reconciliation_book_known check (book in ('transfers', 'vends', 'wallet', 'ledger')),
  constraint reconciliation_unasked_whole check (num_nonnulls(unasked_since, unasked_because) in (0, 2)),
  constraint reconciliation_compared_or_unasked check (num_nonnulls(compared_at, unasked_since) > 0)
);
create index reconciliations_unasked on reconciliations (unasked_since) where unasked_since is not null;
grant select, insert, update, delete on reconciliations to merchant_payments_app;

create table reconciliation_differences (
  id text primary key,
  environment text not null,
  book text not null,
  provider text not null,
  account text not null,
  day date,
  kind text not null,
  subject text not null,
  flow_id text,
  ours_minor bigint,
  theirs_minor bigint,
  detail text not null,
  status text not null default 'FOUND',
  found_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  times_found integer not null default 1,
  explained_by text,
  explained_because text,
  explained_at timestamptz,
  closed_at timestamptz,
  constraint reconciliation_difference_once
    unique nulls not distinct (environment, book, provider, account, day, kind, subject),
  constraint reconciliation_difference_book_known check (book in ('transfers', 'vends', 'wallet', 'ledger', 'chain')),
  constraint reconciliation_difference_kind_known check (kind in ('given_up_but_paid', 'unknown_to_us',
    'unknown_to_them', 'amount', 'status', 'fee', 'ledger', 'wallet', 'custody')),
  constraint reconciliation_difference_status_known check (status in ('FOUND', 'EXPLAINED', 'CLOSED')),
  constraint reconciliation_difference_explained_whole
    check (num_nonnulls(explained_by, explained_because, explained_at) in (0, 3)),
  constraint reconciliation_difference_explained check (
    case status when 'FOUND' then explained_at is null when 'EXPLAINED' then explained_at is not null else true end),
  constraint reconciliation_difference_closed check ((status = 'CLOSED') = (closed_at is not null))
);
create index reconciliation_differences_waiting on reconciliation_differences (found_at) where status = 'FOUND';
grant select, insert, update (flow_id, ours_minor, theirs_minor, detail, status, seen_at, times_found, explained_by,
  explained_because, explained_at, closed_at) on reconciliation_differences to merchant_payments_app;

-- What became of a difference is kept for good, also when it is found again and has to be explained again.
create table reconciliation_events (
  id bigint generated always as identity primary key,
  difference_id text not null references reconciliation_differences,
  status text not null,
  ours_minor bigint,
  theirs_minor bigint,
  operator text,
  reason text,
  at timestamptz not null default now()
);
create index reconciliation_events_of_difference on reconciliation_events (difference_id, id);
grant select on reconciliation_events to merchant_payments_app;

create function keep_reconciliation_event() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and not (
    (old.status = 'FOUND' and new.status in ('EXPLAINED', 'CLOSED'))
    or (old.status = 'EXPLAINED' and new.status in ('FOUND', 'CLOSED'))
    or (old.status = 'CLOSED' and new.status = 'FOUND')
  ) then
    raise exception 'Difference % cannot go from % to %.', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'reconciliation_difference_moves';
  end if;
  insert into public.reconciliation_events (difference_id, status, ours_minor, theirs_minor, operator, reason)
    values (new.id, new.status, new.ours_minor, new.theirs_minor,
      case new.status when 'EXPLAINED' then new.explained_by end,
      case new.status when 'EXPLAINED' then new.explained_because end);
  return null;
end $$;
create trigger keep_found_difference after insert on reconciliation_differences
  for each row execute function keep_reconciliation_event();
create trigger keep_moved_difference after update of status on reconciliation_differences
  for each row when (old.status is distinct from new.status) execute function keep_reconciliation_event();
