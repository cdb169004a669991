-- Signing in to the dashboard: sessions that a browser proves by a cookie, and the second factor that a merchant may
-- set up for what moves its money.

-- The cookie holds a random token, and this table the hash of it. A session counts while it has not ended, is not over,
-- and was begun under the version of the business's sessions that is the present one.
create table dashboard_sessions (
  token_sha256 bytea primary key,
  business_id text not null references businesses,
  sessions_version integer not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint dashboard_session_hash_length check (octet_length(token_sha256) = 32),
  constraint dashboard_session_lasts check (expires_at > created_at)
);
create index dashboard_sessions_of_business on dashboard_sessions (business_id);
create index dashboard_sessions_by_end on dashboard_sessions (expires_at);
grant select, insert, update (last_seen_at, ended_at), delete on dashboard_sessions to merchant_payments_app;

-- The secret that a merchant's authenticator app shares with the service (RFC 6238). It counts from confirmed_at on, when
-- a code has proven that the app has it. last_step is the time step of the newest code that was taken: neither that code
-- nor an older one is taken again.
create table second_factors (
  business_id text primary key references businesses,
  secret_encrypted bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- Codes for who has lost the app, each of which is good once.
create table second_factor_recovery_codes (
  business_id text not null references second_factors on delete cascade,
  code_sha256 bytea not null,
  used_at timestamptz,
  primary key (business_id, code_sha256),
  constraint recovery_code_hash_length check (octet_length(code_sha256) = 32)
);
grant select, insert, update, delete on second_factors, second_factor_recovery_codes to merchant_payments_app;
