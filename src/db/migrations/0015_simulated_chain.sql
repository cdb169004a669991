-- The sandbox's own chain: blocks, what happened in them, and what it left every address with.

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

-- Only micro-USDT and sun, so an amount fits what a uint256 can hold, and nothing of it is ever rounded.
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
  constraint simulated_chain_transactions_kind_check check (kind in ('deposit', 'usdt_transfer', 'trx_transfer')),
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

-- A real chain has a past: the first block is solid when the first session begins.
insert into simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) values
  (1, lpad('1', 16, '0') || substr(encode(sha256('simulated chain'), 'hex'), 17), repeat('0', 64), 0);

create function simulated_chain_add_block() returns bigint language plpgsql as $$
declare
  parent simulated_chain_blocks;
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  next_number bigint;
begin
  -- Blocks are made one after the other, each by the transaction that holds this lock to its end: the heights have
  -- no gap, and whoever sees a block sees all before it.
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
  -- The lock of the blocks comes first, so that nothing that is read below changes before the block is made.
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
  if new_kind <> 'deposit' and not coalesce(payer.is_active, false) then
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
  elsif new_kind = 'deposit' then
    insert into simulated_chain_accounts as a (address, usdt_minor) values (receiver, new_amount)
      on conflict (address) do update set usdt_minor = a.usdt_minor + excluded.usdt_minor;
  else
    energy := case when coalesce(payee.usdt_minor, 0) > 0 then energy_to_holder else energy_to_newcomer end;
    fee := energy * energy_price_sun;
    if fee > least(fee_limit_sun, payer.trx_sun) then
      -- As on the real chain, what was allowed is burnt and nothing moves.
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

-- Looking at the chain lets time pass on it: without this no transaction would ever expire behind the solid head.
create function simulated_chain_heads(slot_ms bigint, solid_after_ms bigint)
  returns setof simulated_chain_blocks language plpgsql as $$
declare
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  newest bigint;
begin
  select max(timestamp_ms) into newest from simulated_chain_blocks
    where number = (select max(number) from simulated_chain_blocks);
  -- Whoever else is making a block saves us from it.
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
