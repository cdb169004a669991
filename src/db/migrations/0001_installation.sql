-- What belongs to the installation as a whole: the role that the service works in, its secrets, and the audit log.
--
-- The role owns nothing, so it can switch no trigger off. After each table stands what the role may do with it. It may
-- change the state of a record, never its money: where it updates records of money, the columns are listed.

do $$ begin
  if not exists (select from pg_roles where rolname = 'merchant_payments_app') then
    create role merchant_payments_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- Another database of this server created the role at the same moment.
end $$;
grant merchant_payments_app to current_user;

-- Sealed as the secrets of merchants are: by opening them a process finds out whether its key is the one of this
-- database.
create table installation_secrets (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update (sealed, updated_at) on installation_secrets to merchant_payments_app;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
grant select, insert on audit_log to merchant_payments_app;
