-- Several transfers in one statement: an account that many of them name is updated once, and its entries are numbered
-- from there. What refuses a batch refuses all of it; whoever posts tries each transfer alone then, by ledger.transfers,
-- which answers for itself. docs/decisions/0019-waiting-requests-share-a-commit.md says why.

-- Nothing is ever in it: its trigger does everything.
create view ledger.batches as
  select null::text[] as transfer_references, null::text[] as kinds, null::text[] as environments,
      null::text[] as legs_accounts, null::text[] as legs_amounts
    where false;

-- The rules of ledger.apply_transfer for transfers of phase single, as one condition: it may refuse more than those, and
-- never less.
create function ledger.apply_batch() returns trigger language plpgsql security definer
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
    insert into ledger.transfers (id, reference, kind, environment)
      select id, reference, kind, environment from transfer
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
create trigger apply_batch instead of insert on ledger.batches
  for each row execute function ledger.apply_batch();

-- A batch has applied what it inserts. Nobody else may insert where the trigger of a single transfer does not run: who
-- may not give a transfer its number cannot do so from a trigger of its own. A batch inserts no legs, so whoever does
-- is checked by that trigger, wherever it comes from.
create or replace trigger apply_transfer before insert on ledger.transfers
  for each row when (pg_trigger_depth() = 0 or new.leg_accounts is not null) execute function ledger.apply_transfer();
create function ledger.refuse_loose_transfer() returns trigger language plpgsql as $$
begin
  if not has_column_privilege(tg_relid, 'id', 'insert') then
    raise exception 'Refused: a trigger cannot post a ledger transfer.' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger refuse_loose_transfer before insert on ledger.transfers
  for each statement when (pg_trigger_depth() > 0) execute function ledger.refuse_loose_transfer();

-- As before, several transfers in one call and one commit; those that hold or release money go one by one. Called from
-- a trigger it refuses: it inserts as the owner, whom ledger.refuse_loose_transfer lets through.
create or replace function ledger.post_all(
  transfer_references text[], kinds text[], phases text[], environments text[],
  reservation_references text[], legs_accounts text[], legs_amounts text[], accounts_touched bigint[]
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if pg_trigger_depth() > 0 then
    raise exception 'Refused: a trigger cannot post ledger transfers.' using errcode = 'insufficient_privilege';
  end if;
  if cardinality(transfer_references) > 1 and 'single' = all (phases)
    and array_remove(reservation_references, null) = '{}'
  then
    insert into ledger.batches values (
      transfer_references, kinds, environments, legs_accounts, legs_amounts);
    return;
  end if;
  perform from ledger.accounts
    where id in (
      select case when touched < 1024 then (touched & ~15::bigint) + pg_backend_pid() % 16 else touched end
        from unnest(accounts_touched) touched)
    order by id for no key update;
  insert into ledger.transfers (reference, kind, phase, environment, reservation_id, leg_accounts, leg_amounts)
    select input.reference, input.kind, input.phase, input.environment,
      case when input.reservation_reference is not null then coalesce(
        (select id from ledger.transfers where reference = input.reservation_reference), -1) end,
      input.leg_accounts::bigint[], input.leg_amounts::bigint[]
    from unnest(transfer_references, kinds, phases, environments, reservation_references, legs_accounts,
      legs_amounts) with ordinality
      as input (reference, kind, phase, environment, reservation_reference, leg_accounts, leg_amounts, number)
    order by input.number;
end $$;

revoke execute on function ledger.apply_batch, ledger.refuse_loose_transfer from public;
