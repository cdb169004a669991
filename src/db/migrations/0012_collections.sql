-- Collections of money abroad. What was agreed is written once, at the beginning; the application may change only how
-- far a flow has come.
--
-- Rates are NGN for one unit of the other currency; `source_minor` counts the smallest unit of the source currency.

-- A collection is a transaction of the naira wallet: its amount is what the merchant gets, and margin_minor what the
-- customer's payment is worth beyond that. What the provider keeps of it (provider_fee_minor) is a part of its terms, and
-- with whom, and with which account there, it was begun is kept: nobody else knows anything of it. Of the oldest ones no
-- account was kept, so it is not known.
create table collections (
  transaction_id text primary key references transactions,
  source_currency text not null,
  source_minor bigint not null,
  given_amount text not null,
  country text not null,
  payment_method text not null,
  provider_rate numeric(20, 8) not null,
  provider_fee_minor bigint not null default 0,
  rate numeric(20, 8) not null,
  margin_minor bigint not null,
  customer_name text not null,
  customer_phone text not null,
  customer_email text,
  provider text not null,
  provider_account text,
  provider_reference text,
  approve_by timestamptz not null,
  sent_at timestamptz,
  finished_at timestamptz,
  failure_reason text,
  review_reason text,
  constraint collection_currency_is_iso check (source_currency ~ '^[A-Z]{3}$' and country ~ '^[A-Z]{2}$'),
  constraint collection_given_amount_known check (given_amount in ('source', 'target')),
  constraint collection_amount_positive check (source_minor > 0),
  constraint collection_fee_leaves_something check (provider_fee_minor >= 0 and provider_fee_minor < source_minor),
  constraint collection_rate_within_provider check (rate > 0 and rate <= provider_rate and margin_minor >= 0)
);
create index collections_newest_first on transactions (business_id, environment, created_at desc, id desc)
  where flow = 'collection';
create index collections_in_review on collections (transaction_id) where review_reason is not null;
grant select, insert,
  update (provider_account, provider_reference, sent_at, finished_at, failure_reason, review_reason)
  on collections to merchant_payments_app;

create function refuse_collection_reversal() returns trigger language plpgsql as $$
begin
  raise exception 'Collection % cannot be reversed.', old.id
    using errcode = 'check_violation', constraint = 'transaction_status_moves';
end $$;
create trigger refuse_collection_reversal before update of status on transactions
  for each row when (old.flow = 'collection' and new.status = 'REVERSED')
  execute function refuse_collection_reversal();

-- The provider's own identifier of a collection is kept from the moment at which it is known, and asked by from then on:
-- it is one collection's alone, and never another one afterwards.
create unique index collection_provider_reference_once on collections (provider, provider_reference)
  where provider_reference is not null;
create function keep_collection_provider_reference() returns trigger language plpgsql as $$
begin
  raise exception 'Collection % has the identifier % already.', old.transaction_id, old.provider_reference
    using errcode = 'check_violation', constraint = 'collection_provider_reference_stays';
end $$;
create trigger keep_collection_provider_reference before update of provider_reference on collections
  for each row when (
    old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference)
  execute function keep_collection_provider_reference();
