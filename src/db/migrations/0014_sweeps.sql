-- How deposits are moved to the treasury: sweeps, the transactions that they sign, and the energy that they rent.

-- A sweep ends as soon as its transfer is certain; the energy that it lent is taken back afterwards.
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
  created_at timestamptz not null default now(),
  finished_at timestamptz,
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
grant select, insert, update (status, amount_minor, cost_sun, reason, attention_reason, finished_at)
  on crypto_sweeps to merchant_payments_app;

-- A transaction is stored, signed, before anybody hands it to the network. While one may still land, no other of its
-- sweep can be stored; and a sweep's transfer lands once.
create table crypto_sweep_transactions (
  tx_id text primary key,
  sweep_id text not null references crypto_sweeps,
  step text not null,
  amount_minor bigint,
  -- What the USDT contract takes for itself of a transfer, should its fee be turned on.
  token_fee_minor bigint not null default 0,
  signed_hex text not null,
  expires_at timestamptz not null,
  status text not null default 'SIGNED',
  failure_reason text,
  fee_sun bigint not null default 0,
  block_number bigint,
  created_at timestamptz not null default now(),
  constraint crypto_sweep_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
  constraint crypto_sweep_step_known check (
    step in ('top_up', 'delegate_energy', 'transfer', 'reclaim_energy', 'return_trx')),
  constraint crypto_sweep_tx_status_known check (status in ('SIGNED', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
  constraint crypto_sweep_tx_landed_in_block check (
    (status in ('SUCCEEDED', 'FAILED')) = (block_number is not null)),
  constraint crypto_sweep_token_fee_is_part_of_it check (
    token_fee_minor = 0
    or (step = 'transfer' and status = 'SUCCEEDED' and token_fee_minor > 0 and token_fee_minor < amount_minor))
);
create unique index crypto_sweep_one_signed on crypto_sweep_transactions (sweep_id) where status = 'SIGNED';
create unique index crypto_sweep_moves_once on crypto_sweep_transactions (sweep_id)
  where step = 'transfer' and status = 'SUCCEEDED';
create index crypto_sweep_transactions_of_sweep on crypto_sweep_transactions (sweep_id, created_at);
grant select, insert, update (status, failure_reason, fee_sun, token_fee_minor, block_number)
  on crypto_sweep_transactions to merchant_payments_app;

-- What a sweep, or a transaction of it, came to is decided once. What a sweep cost, and whether its lent energy needs a
-- human, goes on after its end.
create function check_crypto_sweep_change() returns trigger language plpgsql as $$
begin
  if old.status not in ('PENDING', 'SIGNED') then
    raise exception 'What became of % is known already: it is %.', to_jsonb(old) ->> tg_argv[0], old.status
      using errcode = 'check_violation', constraint = 'crypto_sweep_decided_once';
  end if;
  return new;
end $$;
create trigger check_crypto_sweeps_change before update on crypto_sweeps
  for each row when (
    (to_jsonb(old) - '{cost_sun,attention_reason}'::text[])
      is distinct from (to_jsonb(new) - '{cost_sun,attention_reason}'::text[]))
  execute function check_crypto_sweep_change('id');
create trigger check_crypto_sweep_transactions_change before update on crypto_sweep_transactions
  for each row execute function check_crypto_sweep_change('tx_id');

-- A sweep that ended while its transaction can still land could be begun again, and both land.
create function check_crypto_sweep_end() returns trigger language plpgsql as $$
begin
  if exists (select from crypto_sweep_transactions where sweep_id = new.id and status = 'SIGNED') then
    raise exception 'Sweep % cannot end: a transaction of it may still land.', new.id
      using errcode = 'check_violation', constraint = 'crypto_sweep_ends_certain';
  end if;
  return new;
end $$;
create trigger check_crypto_sweep_end before update of status on crypto_sweeps
  for each row when (new.status <> 'PENDING') execute function check_crypto_sweep_end();

-- Nothing follows a sweep's end but taking energy back and returning TRX to the gas account: a transfer could meet that
-- of a sweep begun since. Neither of the two can: one moves stake, the other TRX.
create function check_crypto_sweep_transaction() returns trigger language plpgsql as $$
begin
  if exists (select from crypto_sweeps where id = new.sweep_id and status <> 'PENDING') then
    raise exception 'Sweep % is over.', new.sweep_id
      using errcode = 'check_violation', constraint = 'crypto_sweep_moves_before_its_end';
  end if;
  return new;
end $$;
create trigger check_crypto_sweep_transaction before insert on crypto_sweep_transactions
  for each row when (new.step not in ('reclaim_energy', 'return_trx'))
  execute function check_crypto_sweep_transaction();

-- Energy that sweeps rent: each order a row, stored before the provider hears of it.
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

-- What a late order cost may become known, and become less, when nobody waits for it any more.
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
