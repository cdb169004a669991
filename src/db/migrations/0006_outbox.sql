-- The promises to start workflows, and the looks at flows that are still to be taken.

create table outbox (
  id bigint generated always as identity primary key,
  workflow_type text not null,
  workflow_id text not null,
  input jsonb not null,
  -- A promise may also be to send a running flow a signal, starting it again where it has ended.
  signal_name text,
  start_delay_ms bigint not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  -- These two let one business's work wait without holding up another's: promises know whose they are, and how urgent.
  -- They are computed from the promise itself, so that every row has them, whoever wrote it. The numbers are those of
  -- `priorityOf` in contract/starts.ts; a test compares them.
  business_id text not null generated always as (coalesce(input->'searchAttributes'->>'BusinessId', '')) stored,
  priority smallint not null
    generated always as (case when workflow_type <> 'webhookDeliveryWorkflow' then 1
      when coalesce((input->'input'->>'isReplay')::boolean, false) or input->'input'->>'replayId' is not null then 3
      else 2 end) stored
);
create index outbox_in_turn on outbox (priority, business_id, id);
grant select, insert, update, delete on outbox to merchant_payments_app;

-- What finding forgotten flows needs: a row for every look that is still to be taken. News of a flow that is still open
-- is noted as a look at it; how the flow ends (ended_as) is not known then.
create table later_looks (
  flow text not null,
  subject_id text not null,
  business_id text not null references businesses,
  environment text not null,
  ended_as text,
  look_at_ms bigint not null,
  constraint later_look_flow_known check (flow in ('withdrawal', 'usdt_sale', 'bill', 'collection')),
  constraint later_look_environment_known check (environment in ('prod', 'test')),
  constraint later_look_end_known check (ended_as in ('COMPLETED', 'FAILED')),
  primary key (flow, subject_id, look_at_ms)
);
grant select, insert, delete on later_looks to merchant_payments_app;
