import { Migration } from '@mikro-orm/migrations';

/** USDT payment sessions, what the watcher finds on the chain, and how deposits are moved to the treasury. */
export class Migration0008Usdt extends Migration {
  override up(): void {
    this.addSql(`alter table businesses add column crypto_policy jsonb not null default '{}';`);

    // A promise may also be to tell a running flow something, starting it again where it has ended.
    this.addSql('alter table outbox add column signal_name text;');

    // One index after the other per environment: an address follows from its index, and is never given out again.
    for (const environment of ['prod', 'test']) {
      this.addSql(
        `create sequence crypto_address_index_${environment} minvalue 0 start with 0 maxvalue 2147483647;`,
      );
      this.addSql(`grant usage on sequence crypto_address_index_${environment} to merchant_payments_app;`);
    }

    this.addSql(`
      create table crypto_payments (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        status text not null default 'AWAITING_DEPOSIT',
        amount_expected_minor bigint not null,
        amount_received_minor bigint not null default 0,
        amount_credited_minor bigint not null default 0,
        address_index bigint not null,
        deposit_address text not null,
        tx_hash text,
        merchant_customer_id text,
        merchant_reference text,
        metadata jsonb not null,
        policy jsonb not null,
        review_reason text,
        resolution text,
        accepts_unswept boolean not null default false,
        resolved_by text,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint crypto_payment_environment_known check (environment in ('prod', 'test')),
        constraint crypto_payment_status_known check (status in ('AWAITING_DEPOSIT', 'PENDING_CONFIRMATION',
          'SWEEP_PENDING', 'SETTLED', 'UNDERPAID', 'OVERPAID', 'EXPIRED', 'MANUAL_REVIEW', 'FAILED')),
        constraint crypto_payment_amounts_sane check (amount_expected_minor > 0 and amount_received_minor >= 0
          and amount_credited_minor >= 0),
        constraint crypto_payment_credited_when_settled check ((status = 'SETTLED') = (amount_credited_minor > 0)),
        constraint crypto_payment_settles_a_deposit check (status <> 'SETTLED' or amount_received_minor > 0),
        constraint crypto_payment_reason_in_review check ((status = 'MANUAL_REVIEW') = (review_reason is not null)),
        constraint crypto_payment_review_reason_known check (
          review_reason in ('underpaid', 'late', 'sweep_failed')),
        constraint crypto_payment_resolution_known check (
          resolution in ('credit_received', 'credit_expected', 'reject')),
        constraint crypto_payment_resolution_whole check ((resolution is null) = (resolved_by is null)),
        constraint crypto_payment_rejected_by_decision check (
          (status = 'FAILED') <= (resolution is not distinct from 'reject')),
        constraint crypto_payment_expires_later check (expires_at > created_at),
        constraint crypto_address_index_once unique (environment, address_index),
        constraint crypto_address_once unique (deposit_address)
      ) with (fillfactor = 80);
    `);
    this.addSql(`
      create index crypto_payments_newest_first on crypto_payments (business_id, environment, created_at desc, id desc);
    `);
    for (const column of ['merchant_reference', 'merchant_customer_id']) {
      this.addSql(`
        create index crypto_payments_by_${column} on crypto_payments (business_id, ${column}, created_at desc)
          where ${column} is not null;
      `);
    }
    this.addSql(`
      create index crypto_payments_to_decide on crypto_payments (created_at)
        where status in ('MANUAL_REVIEW', 'UNDERPAID', 'OVERPAID');
    `);
    this.addSql(`
      create function check_crypto_payment_change() returns trigger language plpgsql as $$
      begin
        if old.status in ('SETTLED', 'FAILED') then
          raise exception 'Crypto payment % is % already.', old.id, old.status
            using errcode = 'check_violation', constraint = 'crypto_payment_decided_once';
        end if;
        if new.amount_received_minor < old.amount_received_minor then
          raise exception 'What crypto payment % received does not become less.', old.id
            using errcode = 'check_violation', constraint = 'crypto_payment_receives_more';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_crypto_payment_change before update on crypto_payments
        for each row execute function check_crypto_payment_change();
    `);

    // How far each network has been read. It is moved by comparing and setting: the scanner that was slower moves nothing.
    this.addSql(`
      create table chain_cursors (
        network text primary key,
        environment text not null,
        block_number bigint not null,
        block_hash text not null,
        block_time timestamptz not null,
        updated_at timestamptz not null default now(),
        constraint chain_cursor_environment_known check (environment in ('prod', 'test')),
        constraint chain_cursor_hash_is_hex check (block_hash ~ '^[0-9a-f]{64}$')
      );
    `);
    this.addSql(`
      create function check_chain_cursor() returns trigger language plpgsql as $$
      begin
        if new.block_number <= old.block_number or new.network <> old.network or new.environment <> old.environment then
          raise exception 'The cursor of % cannot go from block % to %.', old.network, old.block_number, new.block_number
            using errcode = 'check_violation', constraint = 'chain_cursor_moves_forward';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_chain_cursor before update on chain_cursors
        for each row execute function check_chain_cursor();
    `);

    // Every transfer of a token to an address of ours that a solid block holds. Amounts of strange tokens may be anything.
    this.addSql(`
      create table chain_deposits (
        network text not null,
        tx_id text not null,
        log_index integer not null,
        environment text not null,
        payment_id text not null references crypto_payments,
        business_id text not null references businesses,
        block_number bigint not null,
        block_time timestamptz not null,
        contract text not null,
        from_address text not null,
        amount_minor numeric(78) not null,
        status text not null,
        reason text,
        decided_by text,
        created_at timestamptz not null default now(),
        constraint chain_deposit_once primary key (network, tx_id, log_index),
        constraint chain_deposit_environment_known check (environment in ('prod', 'test')),
        constraint chain_deposit_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
        constraint chain_deposit_moves_something check (amount_minor > 0),
        constraint chain_deposit_status_known check (
          status in ('RECEIVED', 'CREDITED', 'REJECTED', 'UNEXPECTED', 'DISMISSED')),
        constraint chain_deposit_reason_known check (reason in ('wrong_token', 'session_over', 'out_of_range')),
        constraint chain_deposit_reason_when_unexpected check (
          (status in ('RECEIVED', 'REJECTED')) <= (reason is null)
          and (status in ('UNEXPECTED', 'DISMISSED')) <= (reason is not null)),
        constraint chain_deposit_credit_is_money check (
          (status in ('RECEIVED', 'CREDITED', 'REJECTED')) <=
            (reason is distinct from 'wrong_token' and amount_minor <= 9223372036854775807))
      );
    `);
    this.addSql('create index chain_deposits_of_payment on chain_deposits (payment_id);');
    this.addSql(`
      create index chain_deposits_unexpected on chain_deposits (created_at) where status = 'UNEXPECTED';
    `);
    this.addSql(`
      create function check_chain_deposit_status() returns trigger language plpgsql as $$
      begin
        if not (
          (old.status = 'RECEIVED' and new.status in ('CREDITED', 'REJECTED'))
          or (old.status = 'UNEXPECTED' and new.status in ('CREDITED', 'DISMISSED'))
        ) then
          raise exception 'Deposit % of % cannot go from % to %.', old.log_index, old.tx_id, old.status, new.status
            using errcode = 'check_violation', constraint = 'chain_deposit_decided_once';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_chain_deposit_status before update on chain_deposits
        for each row execute function check_chain_deposit_status();
    `);

    // USDT seen in blocks that may still be replaced: shown early, never credited.
    this.addSql(`
      create table chain_sightings (
        network text not null,
        tx_id text not null,
        log_index integer not null,
        payment_id text not null references crypto_payments,
        block_number bigint not null,
        amount_minor bigint not null,
        created_at timestamptz not null default now(),
        constraint chain_sighting_moves_something check (amount_minor > 0),
        primary key (network, tx_id, log_index)
      );
    `);
    this.addSql('create index chain_sightings_of_payment on chain_sightings (payment_id);');
    this.addSql('create index chain_sightings_by_block on chain_sightings (network, block_number);');

    this.addSql(`
      create table crypto_sweeps (
        id text primary key,
        payment_id text not null references crypto_payments,
        environment text not null,
        address_index bigint not null,
        address text not null,
        status text not null default 'PENDING',
        amount_minor bigint,
        cost_sun bigint not null default 0,
        reason text,
        attention_reason text,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint crypto_sweep_environment_known check (environment in ('prod', 'test')),
        constraint crypto_sweep_status_known check (status in ('PENDING', 'DONE', 'SKIPPED', 'FAILED')),
        constraint crypto_sweep_finished_at_end check ((status = 'PENDING') = (finished_at is null)),
        constraint crypto_sweep_done_moved_something check ((status = 'DONE') <= (amount_minor > 0))
      );
    `);
    this.addSql(
      `create unique index crypto_sweep_one_at_work on crypto_sweeps (address) where status = 'PENDING';`,
    );
    this.addSql('create index crypto_sweeps_of_payment on crypto_sweeps (payment_id, created_at);');

    // A transaction is stored, signed, before anybody hands it to the network. While one may still land, no other of
    // its sweep can be stored; and a sweep's transfer lands once.
    this.addSql(`
      create table crypto_sweep_transactions (
        tx_id text primary key,
        sweep_id text not null references crypto_sweeps,
        step text not null,
        amount_minor bigint,
        signed_hex text not null,
        expires_at timestamptz not null,
        status text not null default 'SIGNED',
        failure_reason text,
        fee_sun bigint not null default 0,
        block_number bigint,
        created_at timestamptz not null default now(),
        constraint crypto_sweep_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
        constraint crypto_sweep_step_known check (
          step in ('top_up', 'delegate_energy', 'transfer', 'reclaim_energy')),
        constraint crypto_sweep_tx_status_known check (status in ('SIGNED', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
        constraint crypto_sweep_tx_landed_in_block check (
          (status in ('SUCCEEDED', 'FAILED')) = (block_number is not null))
      );
    `);
    this.addSql(`
      create unique index crypto_sweep_one_signed on crypto_sweep_transactions (sweep_id) where status = 'SIGNED';
    `);
    this.addSql(`
      create unique index crypto_sweep_moves_once on crypto_sweep_transactions (sweep_id)
        where step = 'transfer' and status = 'SUCCEEDED';
    `);
    this.addSql(
      'create index crypto_sweep_transactions_of_sweep on crypto_sweep_transactions (sweep_id, created_at);',
    );
    this.addSql(`
      create function check_crypto_sweep_change() returns trigger language plpgsql as $$
      begin
        if old.status not in ('PENDING', 'SIGNED') then
          raise exception 'What became of % is known already: it is %.', to_jsonb(old) ->> tg_argv[0], old.status
            using errcode = 'check_violation', constraint = 'crypto_sweep_decided_once';
        end if;
        return new;
      end $$;
    `);
    for (const [table, key] of [
      ['crypto_sweeps', 'id'],
      ['crypto_sweep_transactions', 'tx_id'],
    ]) {
      this.addSql(`
        create trigger check_${table}_change before update on ${table}
          for each row execute function check_crypto_sweep_change('${key}');
      `);
    }

    // A sweep that ended while its transaction can still land could be begun again, and both land.
    this.addSql(`
      create function check_crypto_sweep_end() returns trigger language plpgsql as $$
      begin
        if exists (select from crypto_sweep_transactions where sweep_id = new.id and status = 'SIGNED') then
          raise exception 'Sweep % cannot end: a transaction of it may still land.', new.id
            using errcode = 'check_violation', constraint = 'crypto_sweep_ends_certain';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_crypto_sweep_end before update of status on crypto_sweeps
        for each row when (new.status <> 'PENDING') execute function check_crypto_sweep_end();
    `);

    this.addSql(`
      grant select, insert on crypto_payments, chain_cursors, chain_deposits, chain_sightings, crypto_sweeps,
        crypto_sweep_transactions to merchant_payments_app;
    `);
    this.addSql(`
      grant update (status, amount_received_minor, amount_credited_minor, tx_hash, review_reason, resolution,
        accepts_unswept, resolved_by, updated_at) on crypto_payments to merchant_payments_app;
    `);
    this.addSql(
      `grant update (block_number, block_hash, block_time, updated_at) on chain_cursors to merchant_payments_app;`,
    );
    this.addSql(`grant update (status, decided_by) on chain_deposits to merchant_payments_app;`);
    this.addSql(`grant delete on chain_sightings to merchant_payments_app;`);
    this.addSql(`
      grant update (status, amount_minor, cost_sun, reason, attention_reason, finished_at) on crypto_sweeps
        to merchant_payments_app;
    `);
    this.addSql(`
      grant update (status, failure_reason, fee_sun, block_number) on crypto_sweep_transactions
        to merchant_payments_app;
    `);
  }
}
