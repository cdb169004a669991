-- Webhooks: the secrets that sign them, the deliveries of events, and their attempts.

create table webhook_secrets (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
  secret_encrypted bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint webhook_secret_environment_known check (environment in ('prod', 'test'))
);
create unique index webhook_secret_current_once on webhook_secrets (business_id, environment)
  where expires_at is null;
create index webhook_secrets_of_business on webhook_secrets (business_id, environment);
-- secret_encrypted is updated by the rotation of the installation's key.
grant select, insert, update (expires_at, secret_encrypted) on webhook_secrets to merchant_payments_app;

-- A webhook.test event has no transaction. A requested replay is stored with its delivery until its first attempt. A replay
-- that reopens a delivery has its own schedule (schedule_id), in place of that of the event's workflow.
create table webhook_deliveries (
  id text primary key,
  business_id text not null references businesses,
  environment text not null,
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
  constraint webhook_delivery_about_transaction check ((transaction_id is null) = (event_type = 'webhook.test')),
  constraint webhook_event_once unique (transaction_id, event_type),
  constraint webhook_replay_whole check ((replay_id is null) = (replay_requested_at is null)),
  constraint webhook_replay_asked_for check (replay_started_at is null or replay_id is not null)
);
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
grant select, insert, update (status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id,
  replay_requested_at, replay_started_at, finished_at, end_reason) on webhook_deliveries to merchant_payments_app;

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
