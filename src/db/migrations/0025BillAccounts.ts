import { Migration } from '@mikro-orm/migrations';

/**
 * Bill purchases keep every token that they brought, and the account at the provider under which they were made: another
 * account knows nothing of them.
 */
export class Migration0025BillAccounts extends Migration {
  override up(): void {
    // Null of vends from before accounts were recorded: they belong to the one account that their provider had.
    this.addSql(`
      alter table bill_purchases
        add column provider_account text,
        add column other_tokens jsonb not null default '{}',
        add constraint bill_account_of_claimed_vend check (provider_account is null or request_id is not null),
        add constraint bill_other_tokens_object check (jsonb_typeof(other_tokens) = 'object');
    `);
    // A vend stays where it was told, and a token, whichever it is, is kept as it was told first.
    this.addSql(`
      create or replace function check_bill_purchase() returns trigger language plpgsql as $$
      begin
        if old.token is not null and new.token is distinct from old.token
            or not new.other_tokens @> old.other_tokens then
          raise exception 'Bill % has its token already.', old.transaction_id
            using errcode = 'check_violation', constraint = 'bill_token_once';
        end if;
        if old.finished_at is not null
            and (new.request_id is distinct from old.request_id or new.sends <> old.sends) then
          raise exception 'Bill % is over.', old.transaction_id
            using errcode = 'check_violation', constraint = 'bill_vended_before_its_end';
        end if;
        if new.request_id = old.request_id
            and (new.provider, new.provider_account) is distinct from (old.provider, old.provider_account) then
          raise exception 'Bill % was told to another account.', old.transaction_id
            using errcode = 'check_violation', constraint = 'bill_stays_with_its_account';
        end if;
        return new;
      end $$;
    `);
    this.addSql(
      'grant update (provider, provider_account, other_tokens) on bill_purchases to merchant_payments_app;',
    );
  }
}
