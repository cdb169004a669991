-- What providers announce, and among it what no workflow follows: callbacks that cannot be used, and payments that are
-- wanted back.

-- `raw_body` has the bytes of a callback that are no text; `body` then has what of them can be shown.
create table provider_callbacks (
  provider text not null,
  event_key text not null,
  event_type text not null,
  transfer_reference text,
  body text not null,
  raw_body bytea,
  received_at timestamptz not null default now(),
  times_received integer not null default 1,
  problem text,
  settled_at timestamptz,
  constraint provider_callback_settled_problem check (settled_at is null or problem is not null),
  primary key (provider, event_key)
);
create index provider_callbacks_with_problems on provider_callbacks (received_at)
  where problem is not null and settled_at is null;
grant select, insert, update (times_received, settled_at) on provider_callbacks to merchant_payments_app;

-- One row per announcement, as it came: providers name a refund differently from one announcement to the next.
create table payment_claims (
  provider text not null,
  event_key text not null,
  kind text not null,
  payment_reference text not null,
  status text not null,
  amount_minor bigint,
  currency text,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint payment_claim_kind_known check (kind in ('refund', 'dispute')),
  constraint payment_claim_amount_not_negative check (amount_minor >= 0),
  primary key (provider, event_key),
  foreign key (provider, event_key) references provider_callbacks
);
create index payment_claims_waiting on payment_claims (provider, payment_reference) where settled_at is null;
grant select, insert, update (settled_at) on payment_claims to merchant_payments_app;
