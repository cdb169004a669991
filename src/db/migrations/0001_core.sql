-- Core: the role of the service, the installation's secrets, the audit log, operators, the outbox, idempotency keys and counters of
-- failed attempts.
--
-- The service works as merchant_payments_app. This role owns nothing, so it cannot disable a trigger. Each table is
-- followed by the grants of the role. The role may change the state of a record, but never its money: grants of updates to
-- records of money list their columns.

do $$ begin
  if not exists (select from pg_roles where rolname = 'merchant_payments_app') then
    create role merchant_payments_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- The migration of another database of this server created the role at the same moment.
end $$;
grant merchant_payments_app to current_user;

-- An identifier as newIdentifier of src/security/identifiers.ts makes it: 48 bits of milliseconds, and 16 random digits, in
-- Crockford's base 32.
create function new_identifier(prefix text) returns text language sql volatile set search_path = pg_catalog, pg_temp as $$
  select prefix || '_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', digit + 1, 1), '' order by place)
    from (
      select place, ((extract(epoch from clock_timestamp()) * 1000)::bigint >> (45 - 5 * place) & 31)::integer as digit
        from generate_series(0, 9) place
      union all
      select 10 + byte, get_byte(random, byte) & 31
        from (values (uuid_send(gen_random_uuid()))) its (random), generate_series(0, 15) byte
    ) digits
$$;

-- The lowest version of the service that may work on this database: the version before the one whose migrations ran last. A
-- migration of a later version replaces this function. An older version refuses to start.
create function minimum_service_version() returns text language sql immutable set search_path = pg_catalog, pg_temp as $$
  select '0.1.0'
$$;

-- The life of this database. It ends where commits may have been lost: a restore and a promoted standby begin a new timeline, and
-- another server has another identifier.
create function database_life() returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
  select system_identifier + ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::bigint
    from pg_control_system()
$$;

-- JSON without personal data: what matches a pattern is erased, also in names of fields. Where `kept` is given, every other text
-- and number is erased as well, but those of the fields that it names.
create function erased_json(value jsonb, pattern text, kept text[]) returns jsonb
  language plpgsql immutable set search_path = public, pg_temp as $$
declare
  is_whole boolean := kept is not null;
begin
  case jsonb_typeof(value)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(regexp_replace(field.name, pattern, '[erased]', 'gi'),
            case when field.name = any (kept) then field.its
              else erased_json(field.its, pattern, case when is_whole then '{}'::text[] end) end), '{}')
          from jsonb_each(value) field (name, its));
    when 'array' then
      return (
        select coalesce(jsonb_agg(erased_json(item.its, pattern, kept) order by item.place), '[]')
          from jsonb_array_elements(value) with ordinality item (its, place));
    when 'string', 'number' then
      if is_whole then
        return '"[erased]"';
      elsif jsonb_typeof(value) = 'string' then
        return to_jsonb(regexp_replace(value #>> '{}', pattern, '[erased]', 'gi'));
      end if;
      return case when value #>> '{}' ~* pattern then '"[erased]"' else value end;
    else
      return value;
  end case;
end $$;

-- Encrypted like the secrets of merchants. A process that cannot decrypt them has the wrong key for this database.
create table installation_secrets (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update (sealed, updated_at) on installation_secrets to merchant_payments_app;

-- proven_by says what the actor proved itself with. A merchant reads the entries of its business_id: of an operator's
-- entry only the action, the reason in details, before and after. credential_id is the API key or the session, and
-- credential_ends the last characters of the key.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  business_id text,
  environment text,
  proven_by text not null default 'operator',
  credential_id text,
  credential_ends text,
  address text,
  user_agent text,
  before jsonb,
  after jsonb,
  -- The request that did it, which `admin show` finds it by.
  request_id text,
  constraint audit_environment_known check (environment in ('prod', 'test')),
  constraint audit_proof_known
    check (proven_by in ('session', 'token', 'key', 'password', 'mail', 'none', 'system', 'operator')),
  constraint audit_of_merchant_has_business check (proven_by = 'operator' or business_id is not null)
);
create index audit_log_of_business on audit_log (business_id, at, id) where business_id is not null;
create index audit_log_of_request on audit_log (request_id) where request_id is not null;
grant select, insert on audit_log to merchant_payments_app;

-- The calls of merchants in the last 30 days, written in batches after their answers: calls from while the database was away are
-- missing. It holds no body of a request, and no secret. Calls from the dashboard are only those that were refused or changed
-- something; merchants do not see them. `error` is the JSON of an error body. created_at is when the request arrived.
create table request_log (
  id text not null,
  request_id text not null,
  business_id text not null,
  environment text not null,
  proven_by text not null,
  credential_id text not null,
  method text not null,
  path text not null,
  status smallint not null,
  duration_ms integer not null,
  created text,
  trace_id text,
  error text,
  created_at timestamptz not null,
  constraint request_environment_known check (environment in ('prod', 'test')),
  constraint request_proof_known check (proven_by in ('key', 'token', 'session'))
);
create index request_log_newest_first on request_log (business_id, environment, created_at desc, id desc)
  where proven_by in ('key', 'token');
create index request_log_failed on request_log (business_id, environment, created_at desc, id desc)
  where proven_by in ('key', 'token') and status >= 400;
create index request_log_by_request on request_log (request_id);
create index request_log_oldest_first on request_log (created_at);
grant select, insert, delete on request_log to merchant_payments_app;

-- Who may run the operators' commands. The owner of the tables adds and revokes them; the service's role notes their use.
create table operators (
  name text primary key,
  token_sha256 bytea not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  constraint operator_name_plain check (name ~ '^[a-z0-9][a-z0-9._-]{0,62}$'),
  constraint operator_token_once unique (token_sha256),
  constraint operator_token_hash_length check (octet_length(token_sha256) = 32)
);
grant select, update (last_used_at) on operators to merchant_payments_app;

-- What operators ask for that is applied elsewhere, or later: decisions that a workflow applies, and what waits for a second
-- operator. is_verified: the name was proven, and not only typed in the Temporal UI. What needs a second operator is READY
-- or APPLIED only with the name of another. The service's role changes its state, never what was asked for.
create table operator_requests (
  id text primary key,
  action text not null,
  subject text not null,
  details jsonb not null,
  reason text not null,
  requested_by text not null,
  is_verified boolean not null,
  needs_second boolean not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day',
  status text not null,
  decided_by text,
  decided_at timestamptz,
  constraint operator_request_status_known check (status in ('WAITING', 'READY', 'APPLIED', 'REJECTED')),
  constraint operator_request_needs_another check (status in ('WAITING', 'REJECTED') or not needs_second
    or coalesce(decided_by <> requested_by, false)),
  constraint operator_request_decision_whole check ((decided_by is null) = (decided_at is null))
);
create index operator_requests_waiting on operator_requests (requested_at) where status = 'WAITING';
grant select, insert, update (status, decided_by, decided_at) on operator_requests to merchant_payments_app;

-- A message starts a workflow. With a signal_name it signals a running workflow, and starts it where it has ended.
create table outbox (
  id bigint generated always as identity primary key,
  workflow_type text not null,
  workflow_id text not null,
  input jsonb not null,
  signal_name text,
  start_delay_ms bigint not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  -- Messages are dispatched by priority, and within it in turn for each business, so that one business does not delay
  -- another. The numbers equal those of `priorityOf` in contract/starts.ts, which a test compares.
  business_id text not null generated always as (coalesce(input->'searchAttributes'->>'BusinessId', '')) stored,
  priority smallint not null
    generated always as (case when workflow_type <> 'webhookDeliveryWorkflow' then 1
      when coalesce((input->'input'->>'isReplay')::boolean, false) or input->'input'->>'replayId' is not null then 3
      else 2 end) stored
);
create index outbox_in_turn on outbox (priority, business_id, id);
grant select, insert, update, delete on outbox to merchant_payments_app;

create table idempotency_keys (
  business_id text not null,
  environment text not null,
  path text not null,
  key text not null,
  body_sha256 bytea not null,
  resource_id text not null,
  response_status smallint,
  response_body text,
  created_at timestamptz not null default now(),
  constraint idempotency_key_once primary key (business_id, environment, path, key),
  constraint idempotency_response_whole check ((response_status is null) = (response_body is null))
);
create index idempotency_keys_oldest_first on idempotency_keys (created_at);
grant select, insert, update (response_status, response_body), delete on idempotency_keys to merchant_payments_app;

-- rate-limiter-flexible fixes the columns of its counters.
create table attempt_counters (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on attempt_counters to merchant_payments_app;
