import { Migration } from '@mikro-orm/migrations';

/**
 * The attempt to have a payout made in one of our accounts at a provider becomes a row, with our reference there. A payout
 * has at most one attempt that is not given up; one is given up only while nobody told the provider a second time.
 */
export class Migration0024PayoutAttempts extends Migration {
  override up(): void {
    this.addSql(`
      create table payout_attempts (
        withdrawal_id text references withdrawals,
        usdt_sale_id text references usdt_sales,
        payout_id text not null generated always as (coalesce(withdrawal_id, usdt_sale_id)) stored,
        ordinal smallint not null check (ordinal >= 1),
        provider text not null,
        account text,
        reference text not null,
        claims integer not null default 1 check (claims >= 1),
        told_at timestamptz not null default now(),
        refusals integer not null default 0 check (refusals >= 0),
        given_up_at timestamptz,
        given_up_as text check (given_up_as in ('not_sent', 'blocked')),
        given_up_because text,
        primary key (payout_id, ordinal),
        constraint payout_attempt_of_one_payout check (num_nonnulls(withdrawal_id, usdt_sale_id) = 1),
        constraint payout_attempt_of_one_account unique nulls not distinct (payout_id, provider, account),
        constraint payout_attempt_reference_once unique (provider, reference),
        constraint payout_attempt_given_up_whole
          check (num_nonnulls(given_up_at, given_up_as, given_up_because) in (0, 3)),
        constraint payout_attempt_given_up_untouched check (given_up_at is null or claims = 1)
      );
    `);
    this.addSql(`
      create unique index payout_attempt_under_way_once on payout_attempts (payout_id) where given_up_at is null;
    `);
    this.addSql(`create index payout_attempts_by_time on payout_attempts (told_at);`);
    // Processes of the version before, which run beside this one during an upgrade, know only sent_at.
    this.addSql(`
      create function note_payout_attempt() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'withdrawals' then
          insert into payout_attempts (withdrawal_id, ordinal, provider, reference, claims, told_at)
            values (new.transaction_id, 1, new.provider, new.transaction_id, 2, new.sent_at) on conflict do nothing;
        else
          insert into payout_attempts (usdt_sale_id, ordinal, provider, reference, claims, told_at)
            values (new.id, 1, new.provider, new.id, 2, new.sent_at) on conflict do nothing;
        end if;
        return null;
      end $$;
    `);
    for (const table of ['withdrawals', 'usdt_sales']) {
      this.addSql(`
        create trigger note_payout_attempt after update of sent_at on ${table}
          for each row when (old.sent_at is null and new.sent_at is not null)
          execute function note_payout_attempt();
      `);
    }
    this.addSql(`
      insert into payout_attempts (withdrawal_id, ordinal, provider, reference, claims, told_at)
        select transaction_id, 1, provider, transaction_id, 2, sent_at from withdrawals where sent_at is not null;
    `);
    this.addSql(`
      insert into payout_attempts (usdt_sale_id, ordinal, provider, reference, claims, told_at)
        select id, 1, provider, id, 2, sent_at from usdt_sales where sent_at is not null;
    `);
    this.addSql(`
      grant select, insert, update (claims, told_at, refusals, given_up_at, given_up_as, given_up_because)
        on payout_attempts to merchant_payments_app;
    `);

    // A bank has another code at every provider: whose code was verified, and the one of the interbank scheme.
    for (const table of ['bank_accounts', 'withdrawals', 'usdt_sales']) {
      this.addSql(`alter table ${table} add column verified_with text, add column nip_code text;`);
    }
    // There was one provider of live payouts until now.
    this.addSql(`update bank_accounts set verified_with = 'paystack' where environment = 'prod';`);

    this.addSql(`
      create table payout_pauses (
        provider text primary key,
        reason text not null,
        paused_by text not null,
        paused_at timestamptz not null default now()
      );
    `);
    this.addSql(`grant select, insert, delete on payout_pauses to merchant_payments_app;`);
  }
}
