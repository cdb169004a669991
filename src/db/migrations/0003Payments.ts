import { Migration } from '@mikro-orm/migrations';

/**
 * The records merchants read, the promises to start workflows (outbox), the memory of idempotent requests, and the
 * webhooks. The application may change the state of a record, never its money: it holds the right to update only the
 * columns named at the end.
 */
export class Migration0003Payments extends Migration {
  override up(): void {
    this.addSql(`
      create table transactions (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        flow text not null,
        status text not null,
        amount_minor bigint not null,
        fee_minor bigint not null,
        channel text not null,
        customer text not null,
        description text not null,
        payer jsonb,
        metadata jsonb not null,
        merchant_reference text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint transaction_environment_known check (environment in ('prod', 'test')),
        constraint transaction_flow_known check (flow in ('payment', 'withdrawal')),
        constraint transaction_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
        constraint transaction_amounts_positive check (amount_minor > 0 and fee_minor >= 0)
      );
    `);
    this.addSql(`
      create index transactions_newest_first on transactions (business_id, environment, created_at desc, id desc);
    `);

    // The same moves as domain/providerFlow.ts: held money is decided once, and only a completed payout can come back.
    this.addSql(`
      create function check_transaction_status() returns trigger language plpgsql as $$
      begin
        if not (
          (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
          or (old.status = 'COMPLETED' and new.status = 'REVERSED' and old.flow <> 'payment')
        ) then
          raise exception 'Transaction % cannot go from % to %.', old.id, old.status, new.status
            using errcode = 'check_violation', constraint = 'transaction_status_moves';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_transaction_status before update of status on transactions
        for each row when (old.status is distinct from new.status) execute function check_transaction_status();
    `);

    this.addSql(`
      create table withdrawals (
        transaction_id text primary key references transactions,
        account_number text not null,
        bank_code text not null,
        bank_name text not null,
        account_name text not null,
        provider text not null,
        provider_reference text,
        sent_at timestamptz,
        finished_at timestamptz,
        failure_reason text,
        attention_reason text
      );
    `);
    this.addSql(`
      create index withdrawals_needing_attention on withdrawals (transaction_id) where attention_reason is not null;
    `);

    this.addSql(`
      create table outbox (
        id bigint generated always as identity primary key,
        workflow_type text not null,
        workflow_id text not null,
        input jsonb not null,
        start_delay_ms bigint not null default 0,
        created_at timestamptz not null default now(),
        due_at timestamptz not null default now(),
        attempts integer not null default 0,
        last_error text
      );
    `);

    this.addSql(`
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
    `);
    this.addSql(`create index idempotency_keys_oldest_first on idempotency_keys (created_at);`);

    this.addSql(`
      create table webhook_secrets (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        secret_encrypted bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        constraint webhook_secret_environment_known check (environment in ('prod', 'test'))
      );
    `);
    this.addSql(`
      create unique index webhook_secret_current_once on webhook_secrets (business_id, environment)
        where expires_at is null;
    `);
    this.addSql(`create index webhook_secrets_of_business on webhook_secrets (business_id, environment);`);

    this.addSql(`
      create table webhook_deliveries (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        event_type text not null,
        transaction_id text not null references transactions,
        body text not null,
        status text not null,
        attempt_count integer not null default 0,
        next_attempt_at timestamptz,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint webhook_delivery_environment_known check (environment in ('prod', 'test')),
        constraint webhook_delivery_status_known check (status in ('PENDING', 'DELIVERED', 'FAILED', 'NO_ADDRESS')),
        constraint webhook_event_once unique (transaction_id, event_type)
      );
    `);
    this.addSql(`
      create index webhook_deliveries_newest_first
        on webhook_deliveries (business_id, environment, created_at desc, id desc);
    `);
    this.addSql(`
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
    `);

    this.addSql(`
      create table provider_callbacks (
        provider text not null,
        event_key text not null,
        event_type text not null,
        transfer_reference text,
        body text not null,
        received_at timestamptz not null default now(),
        times_received integer not null default 1,
        primary key (provider, event_key)
      );
    `);

    this.addSql(`
      grant select, insert on transactions, withdrawals, idempotency_keys, webhook_secrets, webhook_deliveries,
        webhook_attempts, provider_callbacks to merchant_payments_app;
    `);
    this.addSql(`grant select, insert, update, delete on outbox to merchant_payments_app;`);
    this.addSql(`grant update (status, updated_at) on transactions to merchant_payments_app;`);
    this.addSql(`
      grant update (account_name, provider_reference, sent_at, finished_at, failure_reason, attention_reason)
        on withdrawals to merchant_payments_app;
    `);
    this.addSql(
      `grant update (response_status, response_body), delete on idempotency_keys to merchant_payments_app;`,
    );
    this.addSql(`grant update (expires_at) on webhook_secrets to merchant_payments_app;`);
    this.addSql(`
      grant update (status, attempt_count, next_attempt_at, finished_at) on webhook_deliveries
        to merchant_payments_app;
    `);
    this.addSql(`grant update (times_received) on provider_callbacks to merchant_payments_app;`);
  }
}
