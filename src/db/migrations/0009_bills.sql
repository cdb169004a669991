-- Bill purchases, and the catalogue of what can be bought. Purchases keep every token that they brought, and the account
-- at the provider under which they were made: another account knows nothing of them.

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
  -- Null of vends from before accounts were recorded: they belong to the one account that their provider had.
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
-- Which purchases were sent on a day, without going through all of them.
create index bill_purchases_by_sending on bill_purchases (sent_at) where sent_at is not null;
grant select, insert, update (provider, provider_account, request_id, sends, sent_at, provider_reference, token,
  other_tokens, units, finished_at, failure_reason, attention_reason) on bill_purchases to merchant_payments_app;

-- A vend stays with the account that it was sent to, a token, whichever it is, is kept as it was first received, and
-- nothing is vended any more once a purchase was decided.
create function check_bill_purchase() returns trigger language plpgsql as $$
begin
  if old.token is not null and new.token is distinct from old.token
      or not new.other_tokens @> old.other_tokens then
    raise exception 'Bill % has its token already.', old.transaction_id
      using errcode = 'check_violation', constraint = 'bill_token_once';
  end if;
  if old.finished_at is not null
      and (new.request_id is distinct from old.request_id or new.sends <> old.sends) then
    raise exception 'Bill % is over.', old.transaction_id
      using errcode = 'check_violation', constraint = 'bill_vended_before_its_end';
  end if;
  if new.request_id = old.request_id
      and (new.provider, new.provider_account) is distinct from (old.provider, old.provider_account) then
    raise exception 'Bill % was told to another account.', old.transaction_id
      using errcode = 'check_violation', constraint = 'bill_stays_with_its_account';
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
