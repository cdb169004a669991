-- What a merchant sees at a glance costs the same however long its history is. Naira are summed by day in daily_totals; here
-- is the USDT that was credited, on the day of Lagos on which it was.

create table daily_usdt_totals (
  business_id text not null references businesses,
  environment text not null,
  day date not null,
  credits bigint not null,
  credited_minor bigint not null,
  primary key (business_id, environment, day),
  constraint daily_usdt_totals_positive check (credits > 0 and credited_minor > 0)
) with (fillfactor = 50);
grant select on daily_usdt_totals to merchant_payments_app;

-- Counts one credit; the argument names the column with its amount.
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

-- At the end of the transaction: a session is marked before its transfer is posted, an unexpected deposit after it, and the
-- row of a merchant's day is locked after its accounts in both cases.
create constraint trigger count_settled_session after update on crypto_payments deferrable initially deferred
  for each row when (new.status = 'SETTLED' and old.status <> 'SETTLED')
  execute function count_usdt_credit('amount_credited_minor');
create constraint trigger count_credited_deposit after update on chain_deposits deferrable initially deferred
  for each row when (old.status = 'UNEXPECTED' and new.status = 'CREDITED')
  execute function count_usdt_credit('amount_minor');

insert into daily_usdt_totals
  select account.business_id, account.environment, day_in_lagos(transfer.created_at), count(*), sum(entry.amount_minor)
    from ledger.transfers transfer
    join ledger.entries entry on entry.transfer_id = transfer.id
    join ledger.accounts account on account.id = entry.account_id and account.kind = 'available'
    where transfer.kind in ('crypto_settlement', 'crypto_deposit')
    group by 1, 2, 3;

-- Few sales of a merchant are under way, among all that it has made.
create index usdt_sales_under_way on usdt_sales (business_id, environment) where status = 'PROCESSING';
