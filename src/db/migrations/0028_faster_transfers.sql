-- A transfer with every rule as before, for less of Postgres' time. The condition of a trigger and a table's CHECK are kept as
-- text, which Postgres reads and prepares again for every statement, and a trigger for each updated row locks that row first,
-- which is written to the log. docs/PERFORMANCE.md has what each cost.

-- A batch has moved the money of the transfers that it inserts, and says so here. Whoever else inserts has no right to this
-- column, or is refused by the trigger below, which leaves it empty.
alter table ledger.transfers add column applied_by_batch boolean;

-- Only ledger.apply_transfer and ledger.apply_batch change a balance, and both refuse one below zero.
alter table ledger.accounts drop constraint merchant_balance_never_negative;

-- As before, but once for a statement, which locks no row.
drop trigger refuse_edit on ledger.accounts;
create trigger refuse_edit before update on ledger.accounts
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse_change();
drop trigger refuse_loose_entry on ledger.entries;
create trigger refuse_loose_entry before insert on ledger.entries
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse_change();

-- Every inserted transfer runs the trigger, so nobody can insert where it does not run.
drop trigger refuse_loose_transfer on ledger.transfers;
drop function ledger.refuse_loose_transfer;
create or replace trigger apply_transfer before insert on ledger.transfers
  for each row execute function ledger.apply_transfer();

-- The rules of 0002_ledger. PL/pgSQL prepares each expression that it meets once in every transaction, so what holds of an
-- honest transfer is asked in few of them, and which rule is broken is looked for only when one is.
create or replace function ledger.apply_transfer() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  leg_count integer := cardinality(new.leg_accounts);
  previous_leg bigint := 0;
  account bigint;
  amount bigint;
  account_kind text;
  account_asset text;
  account_environment text;
  account_sequence bigint;
  account_balance bigint;
  ngn_sum bigint := 0;
  usdt_sum bigint := 0;
  touches_held boolean := false;
  reservation_environment text;
  released_exactly boolean;
begin
  if (leg_count >= 2 and leg_count = cardinality(new.leg_amounts) and new.applied_by_batch is null) is not true then
    -- A client's statement runs this at depth 1, and the statement of a batch at depth 2.
    if new.applied_by_batch and pg_trigger_depth() > 1 then
      new.applied_by_batch := null;
      return new;
    end if;
    raise exception 'Ledger transfer % must have at least two legs, each an account and an amount.', new.reference
      using errcode = 'check_violation', constraint = 'transfer_has_two_legs';
  end if;

  for leg in 1..leg_count loop
    account := new.leg_accounts[leg];
    amount := new.leg_amounts[leg];
    if (account > previous_leg and amount <> 0) is not true then
      if amount = 0 and account > previous_leg then
        raise exception 'A leg of ledger transfer % moves no money.', new.reference
          using errcode = 'check_violation', constraint = 'entry_moves_money';
      end if;
      raise exception 'The legs of ledger transfer % must be complete and in ascending order of account.', new.reference
        using errcode = 'check_violation', constraint = 'transfer_legs_ascending';
    end if;
    previous_leg := account;
    if account < 1024 then
      previous_leg := account | 15;
      account := (account & ~15::bigint) + pg_backend_pid() % 16;
    end if;

    update ledger.accounts
      set balance_minor = balance_minor + amount, last_sequence = last_sequence + 1
      where id = account
      returning kind, asset, environment, last_sequence, balance_minor
      into account_kind, account_asset, account_environment, account_sequence, account_balance;
    -- Without a row all of them are null.
    if account_environment is distinct from new.environment or account_balance < 0 or account_kind = 'held' then
      if account_environment is null then
        raise exception 'Ledger account % does not exist.', account
          using errcode = 'foreign_key_violation', constraint = 'entry_account_exists';
      end if;
      if account_balance < 0 and account >= 1024 then
        raise exception 'Ledger transfer % takes more from account % than a merchant has there.', new.reference, account
          using errcode = 'check_violation', constraint = 'merchant_balance_never_negative';
      end if;
      if account_environment <> new.environment then
        raise exception 'Ledger transfer % would mix environments.', new.reference
          using errcode = 'check_violation', constraint = 'transfer_in_one_environment';
      end if;
      if account_kind = 'held' then
        touches_held := true;
        if new.phase = 'single' or (new.phase = 'reserve') <> (amount > 0) then
          raise exception 'Ledger transfer %: held money rises only by reserve and falls only by post or void.', new.reference
            using errcode = 'check_violation', constraint = 'held_moves_in_two_phases';
        end if;
      end if;
    end if;
    insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor)
      values (account, account_sequence, new.id, amount, account_balance);

    if account_asset = 'NGN' then
      ngn_sum := ngn_sum + amount;
    else
      usdt_sum := usdt_sum + amount;
    end if;
  end loop;

  if ngn_sum <> 0 or usdt_sum <> 0 then
    raise exception 'The legs of ledger transfer % do not sum to zero per asset.', new.reference
      using errcode = 'check_violation', constraint = 'transfer_balances';
  end if;

  if (new.phase = 'single' and new.reservation_id is null) is not true then
    if new.phase <> 'single' and not touches_held then
      raise exception 'Ledger transfer % holds or releases no money.', new.reference
        using errcode = 'check_violation', constraint = 'held_moves_in_two_phases';
    end if;
    if new.phase in ('post', 'void') then
      -- What resolves a reservation releases exactly what it held, and a void gives all of it back.
      select reservation.environment into reservation_environment
        from ledger.transfers reservation
        where reservation.id = new.reservation_id and reservation.phase = 'reserve';
      select coalesce(bool_and(resolved.amount_minor is not distinct from -reserved.amount_minor), false)
        into released_exactly
        from (select account_id, amount_minor from ledger.entries where transfer_id = new.reservation_id) reserved
        full join (select account_id, amount_minor from ledger.entries where transfer_id = new.id) resolved
          using (account_id)
        join ledger.accounts on accounts.id = account_id
        where accounts.kind = 'held' or new.phase = 'void';
      if reservation_environment is distinct from new.environment or not released_exactly then
        raise exception 'Ledger transfer % does not release exactly what its reservation held.', new.reference
          using errcode = 'check_violation', constraint = 'reservation_released_exactly';
      end if;
    end if;
    if new.phase not in ('single', 'reserve', 'post', 'void') then
      raise exception 'Ledger transfer % cannot be of phase %.', new.reference, new.phase
        using errcode = 'check_violation', constraint = 'transfer_phase_known';
    end if;
    if (new.reservation_id is not null) <> (new.phase in ('post', 'void')) then
      raise exception 'A post or void, and nothing else, names its reservation: ledger transfer % does not.', new.reference
        using errcode = 'check_violation', constraint = 'transfer_resolves_a_reservation';
    end if;
  end if;

  new.leg_accounts := null;
  new.leg_amounts := null;
  return new;
end $$;

-- As in 0018_ledger_batches, but that it says of its transfers that they are applied.
create or replace function ledger.apply_batch() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  shard bigint := pg_backend_pid() % 16;
  touched bigint[] := array(
    select distinct case when named < 1024 then (named & ~15::bigint) + shard else named end
      from unnest(new.legs_accounts) legs, unnest(legs::bigint[]) named);
  judgement record;
begin
  -- In the order in which every writer locks. The statement below sees what those had committed who held a lock.
  perform from ledger.accounts where id = any (touched) order by id for no key update;

  with transfer as materialized (
    select nextval('ledger.transfers_id_seq') as id, input.*
      from unnest(new.transfer_references, new.kinds, new.environments, new.legs_accounts::text[],
        new.legs_amounts::text[]) as input (reference, kind, environment, leg_accounts, leg_amounts)
  ), leg as (
    select transfer.id as transfer_id, transfer.environment, input.named, input.amount, input.number,
        case when input.named < 1024 then (input.named & ~15::bigint) + shard else input.named end as account_id
      from transfer, unnest(transfer.leg_accounts::bigint[], transfer.leg_amounts::bigint[])
        with ordinality as input (named, amount, number)
  ), entry as materialized (
    select leg.*, account.asset, account.business_id, account.kind, account.environment as account_environment,
        account.last_sequence + row_number() over of_account as sequence,
        (account.balance_minor + sum(leg.amount) over of_account)::bigint as balance_after,
        lag(case when leg.named < 1024 then leg.named | 15 else leg.named end, 1, 0::bigint) over of_transfer
          as previous_leg
      from leg left join ledger.accounts account on account.id = leg.account_id and account.id = any (touched)
      window of_account as (partition by leg.account_id order by leg.transfer_id),
        of_transfer as (partition by leg.transfer_id order by leg.number)
  ), posted as (
    insert into ledger.transfers (id, reference, kind, environment, applied_by_batch)
      select id, reference, kind, environment, true from transfer
  ), entered as (
    insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor)
      select account_id, sequence, transfer_id, amount, balance_after from entry
  ), moved as (
    update ledger.accounts account
      set balance_minor = account.balance_minor + moving.amount, last_sequence = account.last_sequence + moving.entries
      from (select account_id, sum(amount)::bigint as amount, count(*) as entries from entry group by 1) moving
      where account.id = moving.account_id and account.id = any (touched)
  )
  select coalesce(bool_and(balances), false) as balances,
      coalesce(bool_and(is_well_formed), false) and count(*) = cardinality(new.transfer_references) as is_well_formed
    into judgement
    from (
      select coalesce(sum(amount) filter (where asset = 'NGN'), 0) = 0
          and coalesce(sum(amount) filter (where asset <> 'NGN'), 0) = 0 as balances,
          count(*) >= 2 and bool_and(coalesce(
            amount <> 0 and named > previous_leg and account_environment = environment and kind <> 'held'
              and (business_id is null or balance_after >= 0), false)) as is_well_formed
        from entry group by transfer_id
    ) transfers;
  if not (judgement.balances and judgement.is_well_formed) then
    raise exception 'A batch with a ledger transfer that breaks a rule is refused; posted alone, each says which.'
      using errcode = 'check_violation',
        constraint = case when judgement.balances then 'batch_keeps_rules' else 'transfer_balances' end;
  end if;
  return null;
end $$;
