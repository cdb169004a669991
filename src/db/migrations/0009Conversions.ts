import { Migration } from '@mikro-orm/migrations';

/**
 * The two flows that carry a rate: sales of USDT for naira, and collections of money abroad. What was agreed is written
 * once, at the beginning; the application may change only how far a flow has come.
 *
 * Rates are NGN for one unit of the other currency. Amounts are minor units: micro-USDT, kobo, and for `source_minor`
 * the smallest unit of the source currency.
 */
export class Migration0009Conversions extends Migration {
  override up(): void {
    // The terms of a quote, and of a sale, add up in both assets.
    const terms = (name: string) => `
        amount_minor bigint not null,
        market_rate numeric(20, 8) not null,
        rate numeric(20, 8) not null,
        gross_minor bigint not null,
        fee_minor bigint not null,
        net_minor bigint not null,
        margin_minor bigint not null,
        constraint ${name}_environment_known check (environment in ('prod', 'test')),
        constraint ${name}_amounts_positive check (amount_minor > 0 and fee_minor >= 0 and net_minor > 0),
        constraint ${name}_adds_up check (gross_minor = fee_minor + net_minor),
        constraint ${name}_rate_within_market check (rate > 0 and rate <= market_rate and margin_minor >= 0)`;

    this.addSql(`
      create table usdt_quotes (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        ${terms('usdt_quote')},
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
    `);
    this.addSql('create index usdt_quotes_oldest_first on usdt_quotes (expires_at);');

    this.addSql(`
      create table usdt_sales (
        id text primary key,
        business_id text not null references businesses,
        environment text not null,
        status text not null default 'PROCESSING',
        ${terms('usdt_sale')},
        quote_id text references usdt_quotes,
        account_number text not null,
        bank_code text not null,
        bank_name text not null,
        account_name text not null,
        provider text not null,
        provider_reference text,
        merchant_reference text,
        metadata jsonb not null,
        sent_at timestamptz,
        finished_at timestamptz,
        failure_reason text,
        attention_reason text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint usdt_sale_status_known check (status in ('PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED')),
        constraint usdt_quote_used_once unique (quote_id)
      );
    `);
    this.addSql(`
      create index usdt_sales_newest_first on usdt_sales (business_id, environment, created_at desc, id desc);
    `);
    this.addSql(`
      create index usdt_sales_needing_attention on usdt_sales (created_at) where attention_reason is not null;
    `);
    // The same moves as domain/withdrawal.ts: held money is decided once, and only a completed payout can come back.
    this.addSql(`
      create function check_usdt_sale_status() returns trigger language plpgsql as $$
      begin
        if not (
          (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
          or (old.status = 'COMPLETED' and new.status = 'REVERSED')
        ) then
          raise exception 'USDT sale % cannot go from % to %.', old.id, old.status, new.status
            using errcode = 'check_violation', constraint = 'usdt_sale_status_moves';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_usdt_sale_status before update of status on usdt_sales
        for each row when (old.status is distinct from new.status) execute function check_usdt_sale_status();
    `);

    // A collection is a transaction of the naira wallet: its amount is what the merchant gets, and margin_minor what the
    // customer's payment is worth beyond that.
    this.addSql(`
      create table collections (
        transaction_id text primary key references transactions,
        source_currency text not null,
        source_minor bigint not null,
        given_amount text not null,
        country text not null,
        payment_method text not null,
        provider_rate numeric(20, 8) not null,
        rate numeric(20, 8) not null,
        margin_minor bigint not null,
        customer_name text not null,
        customer_phone text not null,
        customer_email text,
        provider text not null,
        provider_reference text,
        approve_by timestamptz not null,
        sent_at timestamptz,
        finished_at timestamptz,
        failure_reason text,
        review_reason text,
        constraint collection_currency_is_iso check (source_currency ~ '^[A-Z]{3}$' and country ~ '^[A-Z]{2}$'),
        constraint collection_given_amount_known check (given_amount in ('source', 'target')),
        constraint collection_amount_positive check (source_minor > 0),
        constraint collection_rate_within_provider check (
          rate > 0 and rate <= provider_rate and margin_minor >= 0)
      );
    `);
    this.addSql(`
      create index collections_in_review on collections (transaction_id) where review_reason is not null;
    `);
    this.addSql('alter table transactions drop constraint transaction_flow_known;');
    this.addSql(`
      alter table transactions add constraint transaction_flow_known
        check (flow in ('payment', 'withdrawal', 'vendor_credit', 'bill', 'collection'));
    `);
    this.addSql(`
      create index collections_newest_first on transactions (business_id, environment, created_at desc, id desc)
        where flow = 'collection';
    `);
    this.addSql(`
      create function refuse_collection_reversal() returns trigger language plpgsql as $$
      begin
        raise exception 'Collection % cannot be reversed.', old.id
          using errcode = 'check_violation', constraint = 'transaction_status_moves';
      end $$;
    `);
    this.addSql(`
      create trigger refuse_collection_reversal before update of status on transactions
        for each row when (old.flow = 'collection' and new.status = 'REVERSED')
        execute function refuse_collection_reversal();
    `);

    this.addSql(`
      grant select, insert on usdt_quotes, usdt_sales, collections to merchant_payments_app;
    `);
    this.addSql('grant delete on usdt_quotes to merchant_payments_app;');
    this.addSql(`
      grant update (status, provider_reference, sent_at, finished_at, failure_reason, attention_reason, updated_at)
        on usdt_sales to merchant_payments_app;
    `);
    this.addSql(`
      grant update (provider_reference, sent_at, finished_at, failure_reason, review_reason) on collections
        to merchant_payments_app;
    `);
  }
}
