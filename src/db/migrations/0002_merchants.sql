-- Merchants: businesses, their users, their credentials and sessions, the bank account of their payouts, and the vendor accounts on
-- which they receive money.

create table businesses (
  id text primary key,
  name text not null,
  email text not null,
  phone text not null,
  type text not null,
  category text not null,
  kyc_status text not null default 'PENDING',
  -- Since when the business waits for a decision on its KYC, with a registration number and a link to its documents.
  kyc_submitted_at timestamptz,
  -- The reason of the latest decision, which the merchant reads.
  kyc_reason text,
  is_active boolean not null default true,
  -- A closed business stays inactive: its records and books stay, and its keys and users have ended.
  closed_at timestamptz,
  contact_person_name text,
  contact_person_phone text,
  address text,
  registration_number text,
  tax_id text,
  document_url text,
  webhook_url_prod text,
  webhook_url_test text,
  -- When a second factor was removed or a password was reset last: payouts from the dashboard are held for a while.
  access_changed_at timestamptz,
  -- Whether such a hold is also one on payouts by API key.
  holds_key_payouts boolean not null default false,
  -- Orders above these amounts (kobo of withdrawals and bills, micro-USDT of sales) wait for a second person; null where none
  -- waits. Orders by API key wait where approval_includes_keys.
  approval_above_naira_minor bigint,
  approval_above_usdt_minor bigint,
  approval_includes_keys boolean not null default false,
  -- Whether a user without a second factor may do nothing but set one up. Calls by API key go on.
  requires_second_factor boolean not null default false,
  -- Where the naira go for which settled USDT sessions are sold at once, in each environment; null does not sell them.
  session_sales_prod text,
  session_sales_test text,
  -- Fees and limits agreed with this business. Defaults apply to what is absent. Amounts are kobo, as text.
  pricing jsonb not null default '{}',
  crypto_policy jsonb not null default '{}',
  -- Whether money that arrives repays a debt first, which leaves nothing to withdraw until it is repaid.
  repays_debts boolean not null default true,
  -- Whether requests that move money are rejected without an Idempotency-Key.
  requires_idempotency_key boolean not null default false,
  -- Topics of notices that are not mailed. Those about security always are.
  muted_notices text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint kyc_status_known check (kyc_status in ('PENDING', 'APPROVED', 'REJECTED')),
  constraint kyc_waits_while_pending check (kyc_submitted_at is null
    or (kyc_status = 'PENDING' and registration_number is not null and document_url is not null)),
  constraint business_closed_is_inactive check (closed_at is null or not is_active),
  constraint kyc_rejection_says_why check (kyc_status <> 'REJECTED' or length(trim(kyc_reason)) >= 5),
  constraint approval_amounts_positive check (approval_above_naira_minor > 0 and approval_above_usdt_minor > 0),
  constraint session_sales_known
    check (session_sales_prod in ('wallet', 'bank') and session_sales_test in ('wallet', 'bank')),
  constraint muted_notices_optional check (muted_notices <@ array['webhooks', 'limits', 'balance', 'payouts', 'usdt'])
);
create index businesses_by_kyc_submission on businesses (kyc_submitted_at) where kyc_submitted_at is not null;
create unique index business_email_once on businesses (lower(email));
grant select, insert, update on businesses to merchant_payments_app;

-- What a merchant chose for the checkout pages of its USDT sessions, in both environments. What is null was not chosen: then the
-- policy is the one of businesses.crypto_policy.
create table checkout_settings (
  business_id text primary key references businesses,
  support_email text,
  support_phone text,
  color text,
  logo bytea,
  tolerance_basis_points bigint,
  credits_underpayment boolean,
  credits_overpayment boolean,
  updated_at timestamptz not null default now(),
  constraint checkout_color_of_six_digits check (color ~ '^#[0-9a-f]{6}$'),
  constraint checkout_logo_small check (length(logo) <= 32768),
  constraint checkout_tolerance_sane check (tolerance_basis_points between 0 and 1000)
);
grant select, insert, update on checkout_settings to merchant_payments_app;

-- The people who log in for a business. The first owner is created with the business and has its e-mail address. Rows of
-- removed users stay, because the audit log names users by their ids.
create table users (
  id text primary key,
  business_id text not null references businesses,
  email text not null,
  name text,
  role text not null,
  status text not null,
  password_hash text,
  -- A token names the version under which it was issued. A higher version revokes all earlier tokens.
  sessions_version integer not null default 1,
  -- The code of an invitation is random; this is its hash.
  invitation_sha256 bytea,
  invitation_expires_at timestamptz,
  invited_at timestamptz,
  joined_at timestamptz,
  removed_at timestamptz,
  constraint user_role_known check (role in ('owner', 'admin', 'finance', 'developer', 'viewer')),
  constraint user_status_known check (status in ('invited', 'active', 'removed')),
  constraint user_password_of_active check ((status = 'active') = (password_hash is not null)),
  constraint user_joined_when_active check (status <> 'active' or joined_at is not null),
  constraint user_removed_at check ((status = 'removed') = (removed_at is not null)),
  constraint user_invitation_whole check (
    (status = 'invited') = (invitation_sha256 is not null) and (invitation_sha256 is null) = (invitation_expires_at is null)),
  constraint user_invitation_hash_length check (octet_length(invitation_sha256) = 32)
);
-- The address of a removed user may be invited again.
create unique index user_email_once on users (lower(email)) where status = 'active';
-- An invitation reserves an address within its business alone.
create unique index user_of_business_once on users (business_id, lower(email)) where status <> 'removed';
create unique index user_invitation_once on users (invitation_sha256) where invitation_sha256 is not null;
create index users_of_business on users (business_id);
grant select, insert, update on users to merchant_payments_app;

-- A business never loses its last active owner, unless it is closed. The lock makes two owners who remove each other wait for each other.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform 1 from businesses where id = old.business_id for no key update;
  if not exists (select from users where business_id = old.business_id and role = 'owner' and status = 'active')
      and not exists (select from businesses where id = old.business_id and closed_at is not null) then
    raise exception 'business % must keep an owner', old.business_id
      using errcode = 'check_violation', constraint = 'business_keeps_an_owner';
  end if;
  return null;
end $$;
create trigger business_keeps_an_owner after update of business_id, role, status on users for each row
  when (old.role = 'owner' and old.status = 'active'
    and (new.role <> 'owner' or new.status <> 'active' or new.business_id <> old.business_id))
  execute function keep_an_owner();

-- A key without an environment is a legacy key: the x-business-env header of each request selects the environment.
-- A key with scopes is a restricted key: it may do what its scopes name, from its networks where it has any. It is shown
-- once, and only its hash is stored.
create table api_keys (
  id text primary key,
  business_id text not null references businesses,
  environment text,
  key_sha256 bytea not null,
  key_encrypted bytea,
  last_four text,
  name text,
  scopes text[],
  networks cidr[],
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_network text,
  constraint api_key_environment_known check (environment in ('prod', 'test')),
  constraint api_key_last_four_length check (length(last_four) = 4),
  constraint api_key_networks_named check (cardinality(networks) > 0),
  constraint api_key_full_or_restricted check (case when scopes is null
    then key_encrypted is not null and name is null and networks is null
    else cardinality(scopes) > 0 and key_encrypted is null and name is not null and environment is not null
      and last_four is not null end),
  constraint api_key_once unique (key_sha256)
);
create index api_keys_of_business on api_keys (business_id);
grant select, insert, update on api_keys to merchant_payments_app;

-- A business that was closed stays so, and gets no new keys and users.
create function keep_business_closed() returns trigger language plpgsql as $$
begin
  if tg_table_name <> 'businesses' then
    if not exists (select from businesses where id = new.business_id and closed_at is not null) then
      return new;
    end if;
  end if;
  raise exception 'A closed business stays closed, without keys and users.'
    using errcode = 'check_violation', constraint = 'business_stays_closed';
end $$;
create trigger keep_business_closed before update of closed_at on businesses
  for each row when (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
  execute function keep_business_closed();
create trigger keep_business_closed before insert on users
  for each row execute function keep_business_closed();
create trigger keep_business_closed before insert on api_keys
  for each row execute function keep_business_closed();

-- The code of a password reset is derived from the seed by a key that is not in the database.
create table password_resets (
  user_id text primary key references users,
  code_seed bytea not null,
  expires_at timestamptz not null,
  mailed_at timestamptz not null,
  constraint password_reset_seed_length check (octet_length(code_seed) = 16)
);

-- The mails of the last day. They limit how many more are sent, so that a stranger cannot fill a mailbox.
create table password_reset_mails (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  is_for_known_network boolean not null,
  mailed_at timestamptz not null default now()
);
create index password_reset_mails_of_user on password_reset_mails (user_id);

-- Networks from which a user has logged in. Their failed attempts are counted apart from those of strangers, so that a
-- stranger cannot lock the user out.
create table known_networks (
  user_id text not null references users,
  network_hmac bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, network_hmac),
  constraint network_hmac_length check (octet_length(network_hmac) = 32)
);
grant select, insert, update, delete on password_resets, password_reset_mails, known_networks to merchant_payments_app;

-- The cookie has a random token; this table has its hash. A session is valid until it ends or expires, or the user
-- is removed or has another sessions_version.
create table dashboard_sessions (
  token_sha256 bytea primary key,
  user_id text not null references users,
  sessions_version integer not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Where it was used last, and what the browser calls itself: shown to the user alone, and deleted with the session.
  address text not null,
  user_agent text,
  constraint dashboard_session_hash_length check (octet_length(token_sha256) = 32),
  constraint dashboard_session_lasts check (expires_at > created_at)
);
create index dashboard_sessions_of_user on dashboard_sessions (user_id);
create index dashboard_sessions_by_end on dashboard_sessions (expires_at);
grant select, insert, update (last_seen_at, ended_at, sessions_version, address), delete on dashboard_sessions to merchant_payments_app;

-- Login tokens that were signed out before they expired, twelve hours after they were issued at most.
create table ended_login_tokens (
  token_sha256 bytea primary key,
  ended_at timestamptz not null default now(),
  constraint ended_login_token_hash_length check (octet_length(token_sha256) = 32)
);
create index ended_login_tokens_by_time on ended_login_tokens (ended_at);
grant select, insert, delete on ended_login_tokens to merchant_payments_app;

-- The secret of an authenticator app (RFC 6238). It is in force from confirmed_at on, after a first valid code. last_step
-- is the time step of the newest accepted code: this code and older ones are rejected.
create table second_factors (
  user_id text primary key references users,
  secret_encrypted bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- Passkeys of users (WebAuthn): a second factor beside an authenticator app, or in place of it. sign_count is the counter that the
-- authenticator sent last; an authenticator that does not count sends 0.
create table passkeys (
  id text primary key,
  user_id text not null references users,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint passkey_credential_once unique (credential_id),
  constraint passkey_credential_length check (octet_length(credential_id) between 1 and 1023),
  constraint passkey_sign_count_fits check (sign_count between 0 and 4294967295),
  constraint passkey_name_length check (char_length(name) between 1 and 50)
);
create index passkeys_of_user on passkeys (user_id);
grant select, insert, update (sign_count, last_used_at), delete on passkeys to merchant_payments_app;

-- A counter that stands still or goes back is that of a copy.
create function keep_passkey_counter_rising() returns trigger language plpgsql as $$
begin
  raise exception 'the counter of passkey % went back', old.id
    using errcode = 'check_violation', constraint = 'passkey_counter_rises';
end $$;
create trigger passkey_counter_rises before update of sign_count on passkeys for each row
  when (new.sign_count <= old.sign_count and old.sign_count > 0)
  execute function keep_passkey_counter_rising();

-- Challenges that passkeys sign. Each is for one user and one ceremony, in one session or at sign-in, and is deleted by the first
-- answer.
create table passkey_challenges (
  challenge bytea primary key,
  user_id text not null references users,
  ceremony text not null,
  session_sha256 bytea,
  expires_at timestamptz not null,
  constraint passkey_challenge_length check (octet_length(challenge) = 32),
  constraint passkey_challenge_ceremony_known check (ceremony in ('registration', 'authentication')),
  constraint passkey_challenge_session_length check (octet_length(session_sha256) = 32)
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
grant select, insert, delete on passkey_challenges to merchant_payments_app;

-- A recovery code is valid once. The first second factor of a user comes with them; they go with the last.
create table second_factor_recovery_codes (
  user_id text not null references users,
  code_sha256 bytea not null,
  used_at timestamptz,
  primary key (user_id, code_sha256),
  constraint recovery_code_hash_length check (octet_length(code_sha256) = 32)
);
grant select, insert, update, delete on second_factors, second_factor_recovery_codes to merchant_payments_app;

-- When a session last proved the second factor. The hash is that of the cookie's token or of the login token.
create table second_factor_proofs (
  token_sha256 bytea primary key,
  user_id text not null references users,
  proven_at timestamptz not null default now(),
  constraint second_factor_proof_hash_length check (octet_length(token_sha256) = 32)
);
create index second_factor_proofs_of_user on second_factor_proofs (user_id);
create index second_factor_proofs_by_time on second_factor_proofs (proven_at);
grant select, insert, update, delete on second_factor_proofs to merchant_payments_app;

-- Mails that tell a merchant what happened to its account. A notice commits with what it tells of. The relay leases it by
-- due_at, and mails it to the address that the business had then.
create table notices (
  id bigint generated always as identity primary key,
  business_id text not null references businesses,
  name text not null,
  recipient text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  outcome text,
  ended_at timestamptz,
  constraint notice_outcome_known check (outcome in ('SENT', 'GIVEN_UP')),
  constraint notice_end_whole check ((outcome is null) = (ended_at is null))
);
create index notices_due on notices (due_at) where ended_at is null;
create index notices_of_business on notices (business_id, created_at);
create index notices_oldest_first on notices (created_at);
create index notices_given_up on notices (ended_at) where outcome = 'GIVEN_UP';
grant select, insert, update (due_at, attempts, last_error, outcome, ended_at), delete on notices to merchant_payments_app;

-- The bank account that receives the payouts of a business. Providers have their own codes for banks: bank_code is that of
-- the provider in verified_with, nip_code that of the interbank scheme.
create table bank_accounts (
  business_id text not null references businesses,
  environment text not null,
  account_number text not null,
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  verified_at timestamptz not null default now(),
  verified_with text,
  nip_code text,
  -- When it replaced another account that was verified.
  changed_at timestamptz,
  constraint bank_account_environment_known check (environment in ('prod', 'test')),
  constraint nuban_has_ten_digits check (account_number ~ '^[0-9]{10}$'),
  primary key (business_id, environment)
);
grant select, insert, update on bank_accounts to merchant_payments_app;

-- The bank account that a provider issued to a business. An incoming payment is attributed by provider_reference, the
-- provider's name for the holder, and by the account number.
create table vendor_accounts (
  business_id text not null references businesses,
  environment text not null,
  provider text not null,
  provider_reference text not null,
  account_number text not null,
  account_name text not null,
  account_type text not null,
  bank_name text not null,
  created_at timestamptz not null default now(),
  constraint vendor_account_environment_known check (environment in ('prod', 'test')),
  constraint vendor_account_number_is_nuban check (account_number ~ '^[0-9]{10}$'),
  constraint vendor_account_number_once unique (environment, provider, account_number),
  constraint vendor_account_holder_once unique (environment, provider, provider_reference),
  primary key (business_id, environment)
);
grant select, insert on vendor_accounts to merchant_payments_app;

-- Account numbers of the sandbox begin with 99.
create sequence vendor_account_sandbox_numbers maxvalue 99999999;
grant usage on sequence vendor_account_sandbox_numbers to merchant_payments_app;
create function open_sandbox_vendor_account(for_business text, holder_name text) returns void
  language sql as $$
  insert into vendor_accounts (business_id, environment, provider, provider_reference, account_number,
      account_name, account_type, bank_name)
    values (for_business, 'test', 'simulator', for_business,
      '99' || lpad(nextval('vendor_account_sandbox_numbers')::text, 8, '0'), upper(holder_name), 'static',
      'Sandbox Bank')
    on conflict (business_id, environment) do nothing
$$;

-- A process inserts a row before it requests the live account of a business from a provider, so that no other process
-- requests a second one.
create table vendor_account_claims (
  business_id text primary key references businesses,
  claimed_at timestamptz not null default now()
);
grant select, insert, update, delete on vendor_account_claims to merchant_payments_app;
