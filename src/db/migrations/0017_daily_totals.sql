-- What grows with a merchant's history is not added up again at each request: sums are kept where they change. The indexes
-- for the documented filters of lists are in 0027_indexes.sql.

-- The completed transactions of each day of Lagos on which they were created, by flow. One that is reversed leaves its day.
create table daily_totals (
  business_id text not null references businesses,
  environment text not null,
  day date not null,
  flow text not null,
  transactions bigint not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  primary key (business_id, environment, day, flow),
  constraint daily_totals_not_negative check (transactions >= 0 and amount_minor >= 0 and fee_minor >= 0)
) with (fillfactor = 50);
grant select on daily_totals to merchant_payments_app;

create function day_in_lagos(moment timestamptz) returns date language sql stable
  return (moment at time zone 'Africa/Lagos')::date;

-- Whoever writes transactions, they are counted. These triggers run when the statement has done everything else, so that
-- the row of a busy merchant's day is locked after its accounts, and no two decisions can wait for each other.
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

-- What a business has recorded today. Until the transaction ends, no other payment of it is asked about: of two at one
-- moment, the later sees the earlier.
create function payments_of_day(of_business text, in_environment text) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  insert into daily_totals as total (business_id, environment, day, flow, transactions, amount_minor, fee_minor)
    values (of_business, in_environment, day_in_lagos(now()), 'payment', 0, 0, 0)
    on conflict (business_id, environment, day, flow) do update set transactions = total.transactions
    returning amount_minor
$$;
revoke execute on function payments_of_day, count_new_transactions, count_decided_transactions from public;
grant execute on function payments_of_day to merchant_payments_app;

insert into daily_totals
  select business_id, environment, day_in_lagos(created_at), flow, count(*), sum(amount_minor), sum(fee_minor)
    from transactions where status = 'COMPLETED' group by 1, 2, 3, 4;
