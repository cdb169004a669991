-- Payouts in naira: withdrawals, sales of USDT, and the attempts to have either made by a provider. What was agreed is
-- written once, at the beginning; the application may change only how far a flow has come.
--
-- Rates are NGN for one unit of the other currency. Amounts are minor units: micro-USDT, kobo.

create table withdrawals (
  transaction_id text primary key references transactions,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  -- As of bank_accounts: whose code bank_code is, and the code of the interbank scheme.
  verified_with text,
  nip_code text,
  provider text not null,
  provider_reference text,
  sent_at timestamptz,
  finished_at timestamptz,
  failure_reason text,
  attention_reason text
);
create index withdrawals_needing_attention on withdrawals (transaction_id) where attention_reason is not null;
grant select, insert,
  update (account_name, provider_reference, sent_at, finished_at, failure_reason, attention_reason)
  on withdrawals to merchant_payments_app;

-- The terms of a quote, and of a sale, add up in both assets.
create table usdt_quotes (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  amount_minor bigint not null,
  market_rate numeric(20, 8) not null,
  rate numeric(20, 8) not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  margin_minor bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint usdt_quote_environment_known check (environment in ('prod', 'test')),
  constraint usdt_quote_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
  constraint usdt_quote_adds_up check (gross_minor = fee_minor + net_minor),
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
  net_minor bigint not null,
  margin_minor bigint not null,
  quote_id text references usdt_quotes,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  verified_with text,
  nip_code text,
  provider text not null,
  provider_reference text,
  merchant_reference text,
  metadata jsonb not null,
  sent_at timestamptz,
  finished_at timestamptz,
  failure_reason text,
  attention_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint usdt_sale_environment_known check (environment in ('prod', 'test')),
  constraint usdt_sale_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
  constraint usdt_sale_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
  constraint usdt_sale_adds_up check (gross_minor = fee_minor + net_minor),
  constraint usdt_sale_rate_within_market check (rate > 0 and rate <= market_rate and margin_minor >= 0),
  constraint usdt_quote_used_once unique (quote_id)
);
create index usdt_sales_newest_first on usdt_sales (business_id, environment, created_at desc, id desc);
create index usdt_sales_undecided on usdt_sales (created_at, id) where status = 'PROCESSING';
create index usdt_sales_needing_attention on usdt_sales (created_at) where attention_reason is not null;
grant select, insert,
  update (status, provider_reference, sent_at, finished_at, failure_reason, attention_reason, updated_at)
  on usdt_sales to merchant_payments_app;

-- The same moves as domain/providerFlow.ts: held money is decided once, and only a completed payout can come back.
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
create trigger check_usdt_sale_status before update of status on usdt_sales
  for each row when (old.status is distinct from new.status) execute function check_usdt_sale_status();

-- The attempt to have a payout made in one of our accounts at a provider, with our reference there. A payout has at most
-- one attempt that is not given up; one is given up only while nobody sent the order to the provider a second time.
create table payout_attempts (
  withdrawal_id text references withdrawals,
  usdt_sale_id text references usdt_sales,
  payout_id text not null generated always as (coalesce(withdrawal_id, usdt_sale_id)) stored,
  ordinal smallint not null,
  provider text not null,
  account text,
  reference text not null,
  claims integer not null default 1,
  told_at timestamptz not null default now(),
  refusals integer not null default 0,
  given_up_at timestamptz,
  given_up_as text,
  given_up_because text,
  primary key (payout_id, ordinal),
  constraint payout_attempts_ordinal_check check (ordinal >= 1),
  constraint payout_attempts_claims_check check (claims >= 1),
  constraint payout_attempts_refusals_check check (refusals >= 0),
  constraint payout_attempts_given_up_as_check check (given_up_as in ('not_sent', 'blocked')),
  constraint payout_attempt_of_one_payout check (num_nonnulls(withdrawal_id, usdt_sale_id) = 1),
  constraint payout_attempt_of_one_account unique nulls not distinct (payout_id, provider, account),
  constraint payout_attempt_reference_once unique (provider, reference),
  constraint payout_attempt_given_up_whole check (num_nonnulls(given_up_at, given_up_as, given_up_because) in (0, 3)),
  constraint payout_attempt_given_up_untouched check (given_up_at is null or claims = 1)
);
create unique index payout_attempt_under_way_once on payout_attempts (payout_id) where given_up_at is null;
create index payout_attempts_by_time on payout_attempts (told_at);
grant select, insert, update (claims, told_at, refusals, given_up_at, given_up_as, given_up_because)
  on payout_attempts to merchant_payments_app;

-- Processes of the version before attempts were rows, which may run at the same time during an upgrade, know only
-- sent_at.
create function note_payout_attempt() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'withdrawals' then
    insert into payout_attempts (withdrawal_id, ordinal, provider, reference, claims, told_at)
      values (new.transaction_id, 1, new.provider, new.transaction_id, 2, new.sent_at) on conflict do nothing;
  else
    insert into payout_attempts (usdt_sale_id, ordinal, provider, reference, claims, told_at)
      values (new.id, 1, new.provider, new.id, 2, new.sent_at) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_payout_attempt after update of sent_at on withdrawals
  for each row when (old.sent_at is null and new.sent_at is not null) execute function note_payout_attempt();
create trigger note_payout_attempt after update of sent_at on usdt_sales
  for each row when (old.sent_at is null and new.sent_at is not null) execute function note_payout_attempt();

create table payout_pauses (
  provider text primary key,
  reason text not null,
  paused_by text not null,
  paused_at timestamptz not null default now()
);
grant select, insert, delete on payout_pauses to merchant_payments_app;
