-- Logging in: codes that a stranger can neither guess, nor void, nor use to fill a mailbox; the networks that an account
-- was logged in from, whose attempts are not counted with those of strangers; and the counters of wrong attempts.

-- The code itself follows from the seed by a key that is not in the database.
create table password_resets (
  business_id text primary key references businesses,
  code_seed bytea not null,
  expires_at timestamptz not null,
  mailed_at timestamptz not null,
  constraint password_reset_seed_length check (octet_length(code_seed) = 16)
);

-- The mails of the last day, from which follows whether there may be another.
create table password_reset_mails (
  id bigint generated always as identity primary key,
  business_id text not null references businesses,
  is_for_known_network boolean not null,
  mailed_at timestamptz not null default now()
);
create index password_reset_mails_of_business on password_reset_mails (business_id);

create table known_networks (
  business_id text not null references businesses,
  network_hmac bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (business_id, network_hmac),
  constraint network_hmac_length check (octet_length(network_hmac) = 32)
);

-- The shape that rate-limiter-flexible keeps its counters in.
create table attempt_counters (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update, delete on password_resets, password_reset_mails, known_networks, attempt_counters
  to merchant_payments_app;
