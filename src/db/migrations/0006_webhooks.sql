-- Webhooks: the endpoints of merchants, the secrets that sign events, their deliveries, and the attempts.

-- The address in the profile of a business is its default endpoint and has no row here. Rows of deleted endpoints stay, because
-- their deliveries do. failing_since is the first failed attempt after the last one that succeeded.
create table webhook_endpoints (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  url text not null,
  event_types text[] not null,
  description text,
  status text not null default 'ENABLED',
  disabled_reason text,
  failing_since timestamptz,
  warned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint webhook_endpoint_environment_known check (environment in ('prod', 'test')),
  constraint webhook_endpoint_status_known check (status in ('ENABLED', 'DISABLED')),
  constraint webhook_endpoint_disabled_reason_known check (
    (status = 'DISABLED') = (disabled_reason is not null) and disabled_reason in ('MERCHANT', 'GONE', 'FAILING')),
  constraint webhook_endpoint_subscribes check (cardinality(event_types) > 0),
  constraint webhook_endpoint_has_url check (url <> ''),
  constraint webhook_endpoint_warned_while_failing check (warned_at is null or failing_since is not null),
  constraint webhook_endpoint_deleted_is_disabled check (deleted_at is null or status = 'DISABLED'),
  constraint webhook_endpoint_of_owner unique (id, business_id, environment)
);
create index webhook_endpoints_of_owner on webhook_endpoints (business_id, environment) where deleted_at is null;
grant select, insert, update (url, event_types, description, status, disabled_reason, failing_since, warned_at, updated_at,
  deleted_at) on webhook_endpoints to merchant_payments_app;

-- A business has at most ten endpoints in each environment. The lock makes two that are created at once wait for each other.
create function limit_webhook_endpoints() returns trigger language plpgsql as $$
begin
  perform 1 from businesses where id = new.business_id for no key update;
  if (select count(*) from webhook_endpoints
      where business_id = new.business_id and environment = new.environment and deleted_at is null) > 10 then
    raise exception 'business % has ten webhook endpoints', new.business_id
      using errcode = 'check_violation', constraint = 'webhook_endpoints_limited';
  end if;
  return null;
end $$;
create trigger webhook_endpoints_limited after insert on webhook_endpoints for each row
  execute function limit_webhook_endpoints();

-- A secret without an endpoint signs the events of the default endpoint.
create table webhook_secrets (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  endpoint_id text,
  secret_encrypted bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint webhook_secret_environment_known check (environment in ('prod', 'test')),
  constraint webhook_secret_of_own_endpoint foreign key (endpoint_id, business_id, environment)
    references webhook_endpoints (id, business_id, environment)
);
create unique index webhook_secret_current_once on webhook_secrets (business_id, environment, endpoint_id) nulls not distinct
  where expires_at is null;
create index webhook_secrets_of_business on webhook_secrets (business_id, environment);
-- secret_encrypted is updated by the rotation of the installation's key.
grant select, insert, update (expires_at, secret_encrypted) on webhook_secrets to merchant_payments_app;

-- A webhook.test event has no transaction. An event that several endpoints receive has one delivery for each: event_id of all
-- but the first is the id of the first, which is the id of the event. The default endpoint receives the types of the contract
-- alone. A requested replay is stored with its delivery until its first attempt. A replay
-- that reopens a delivery has its own schedule (schedule_id), in place of that of the event's workflow.
create table webhook_deliveries (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  endpoint_id text,
  event_id text references webhook_deliveries,
  event_type text not null,
  transaction_id text references transactions,
  body text not null,
  status text not null,
  attempt_count integer not null default 0,
  scheduled_attempts integer not null default 0,
  schedule_id text,
  next_attempt_at timestamptz,
  replay_id text,
  replay_requested_at timestamptz,
  replay_started_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  end_reason text,
  constraint webhook_delivery_environment_known check (environment in ('prod', 'test')),
  constraint webhook_delivery_status_known check (status in ('PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS')),
  constraint webhook_delivery_about_transaction check (
    endpoint_id is not null or (transaction_id is null) = (event_type = 'webhook.test')),
  constraint webhook_default_types check (
    endpoint_id is not null or event_type in ('withdrawal.completed', 'withdrawal.failed', 'webhook.test')),
  constraint webhook_delivery_to_own_endpoint foreign key (endpoint_id, business_id, environment)
    references webhook_endpoints (id, business_id, environment),
  constraint webhook_replay_whole check ((replay_id is null) = (replay_requested_at is null)),
  constraint webhook_replay_asked_for check (replay_started_at is null or replay_id is not null)
);
create unique index webhook_event_once on webhook_deliveries (transaction_id, event_type, endpoint_id) nulls not distinct
  where transaction_id is not null;
create index webhook_deliveries_newest_first
  on webhook_deliveries (business_id, environment, created_at desc, id desc);
create index webhook_deliveries_undecided on webhook_deliveries (created_at, id) where status = 'PENDING';
create index webhook_replays_waiting on webhook_deliveries (business_id, replay_requested_at, created_at, id)
  where replay_id is not null and replay_started_at is null;
create index webhook_replays_under_way on webhook_deliveries (business_id, replay_started_at, id)
  where replay_started_at is not null;
create index webhook_deliveries_by_status
  on webhook_deliveries (business_id, environment, status, created_at desc, id desc);
create index webhook_deliveries_by_type
  on webhook_deliveries (business_id, environment, event_type, created_at desc, id desc);
create index webhook_tests_waiting
  on webhook_deliveries (business_id, environment)
  where status = 'PENDING' and event_type = 'webhook.test';
-- Of those whose body will be erased.
create index webhook_deliveries_with_body on webhook_deliveries (created_at)
  where body <> '{"erased":true,"data":{}}';
grant select, insert, update (status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id,
  replay_requested_at, replay_started_at, finished_at, end_reason, body) on webhook_deliveries to merchant_payments_app;

-- What was signed is sent as it is, and what was erased is not sent.
create function keep_event_body() returns trigger language plpgsql as $$
begin
  raise exception 'The body of delivery % stays, or is erased for good once nothing is to be sent.', old.id
    using errcode = 'check_violation', constraint = 'webhook_body_stays';
end $$;
create trigger keep_event_body before update of body on webhook_deliveries for each row
  when (new.body <> '{"erased":true,"data":{}}' or new.status = 'PENDING' or new.replay_id is not null)
  execute function keep_event_body();
create trigger keep_event_body_erased before update of replay_id on webhook_deliveries for each row
  when (new.replay_id is not null and old.replay_id is null and old.body = '{"erased":true,"data":{}}')
  execute function keep_event_body();

-- This table grows fastest. Attempts are deleted by age; their deliveries stay.
create table webhook_attempts (
  delivery_id text not null references webhook_deliveries,
  number integer not null,
  url text not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  response_status smallint,
  response_excerpt text,
  error text,
  primary key (delivery_id, number)
);
create index webhook_attempts_oldest_first on webhook_attempts (started_at);
grant select, insert, delete on webhook_attempts to merchant_payments_app;

-- Records the event of a debt for the endpoints that subscribe to it, in the transaction that moves the debt, which the database
-- alone does (0003_ledger.sql). Body, delivery and message have the form that recordEvent gives to every other event, which a
-- test compares. The transaction that moved the wallet may not be recorded yet, so the delivery does not refer to it.
create function record_debt_event(type text, wallet ledger.accounts, moved bigint, cause text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  subscriber text;
  event text;
  delivery text;
  body text;
begin
  for subscriber in
    select id from public.webhook_endpoints
      where business_id = wallet.business_id and environment = wallet.environment and deleted_at is null
        and status = 'ENABLED' and type = any (event_types)
      order by created_at, id
  loop
    delivery := public.new_identifier('msg');
    body := coalesce(body, json_build_object(
      'type', type,
      'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', json_build_object(
        'transactionId', split_part(cause, ':', 1),
        'amount', trim_scale(moved / 100.0),
        'currency', 'NGN',
        'debt', (
          select trim_scale(-balance_minor / 100.0) from ledger.accounts
            where business_id = wallet.business_id and environment = wallet.environment and asset = 'NGN'
              and kind = 'debt' and shard = 0),
        'environment', wallet.environment,
        'simulated', wallet.environment = 'test'))::text);
    insert into public.webhook_deliveries (id, event_id, business_id, environment, endpoint_id, event_type, body, status)
      values (delivery, event, wallet.business_id, wallet.environment, subscriber, type, body, 'PENDING');
    insert into public.outbox (workflow_type, workflow_id, input) values (
      'webhookDeliveryWorkflow', 'webhook/' || wallet.environment || '/' || delivery,
      jsonb_build_object(
        'input', jsonb_build_object('deliveryId', delivery, 'isReplay', false),
        'searchAttributes', jsonb_build_object(
          'BusinessId', wallet.business_id, 'Environment', wallet.environment, 'Reference', delivery),
        'summary', type,
        'flowStatus', 'PENDING'));
    event := coalesce(event, delivery);
  end loop;
end $$;
