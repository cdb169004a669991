import { Migration } from '@mikro-orm/migrations';

/**
 * What operators move between the hot treasury and cold storage: the platform account that mirrors cold storage, and a
 * record of every movement that was booked, from which the ledger's verification demands its transfer.
 */
export class Migration0013ColdStorage extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function ledger.check_new_account() returns trigger language plpgsql as $$
      begin
        if new.environment not in ('prod', 'test') then
          raise exception 'A ledger account cannot be of environment %.', new.environment
            using errcode = 'check_violation', constraint = 'account_environment_known';
        end if;
        if new.asset not in ('NGN', 'USDT') then
          raise exception 'A ledger account cannot be in %.', new.asset
            using errcode = 'check_violation', constraint = 'account_asset_known';
        end if;
        if (
          case when new.business_id is null
            then new.id < 1024 and (
              new.kind in ('fees', 'commission', 'provider_clearing', 'custody', 'conversion')
              or (new.kind = 'cold_storage' and new.asset = 'USDT'))
            else new.id >= 1024 and new.shard = 0 and new.kind in ('available', 'held')
          end
        ) is not true then
          raise exception 'A ledger account % of this owner cannot be of kind %.', new.id, new.kind
            using errcode = 'check_violation', constraint = 'account_kind_known';
        end if;
        return new;
      end $$;
    `);
    // As every platform account: shard 0 of account k has id 16k, its other shards follow. The first migration took 1 to 20.
    this.addSql(`
      insert into ledger.accounts (id, environment, asset, kind, shard)
        select platform.number * 16 + shard, platform.environment, 'USDT', 'cold_storage', shard
          from (values (21, 'prod'), (22, 'test')) platform (number, environment), generate_series(0, 15) shard;
    `);

    this.addSql(`
      create table treasury_movements (
        network text not null,
        tx_id text not null,
        log_index integer not null,
        environment text not null,
        direction text not null,
        counterparty text not null,
        amount_minor bigint not null,
        block_number bigint not null,
        block_time timestamptz not null,
        booked_by text not null,
        created_at timestamptz not null default now(),
        constraint treasury_movement_once primary key (tx_id, log_index),
        constraint treasury_movement_environment_known check (environment in ('prod', 'test')),
        constraint treasury_movement_direction_known check (direction in ('out', 'in')),
        constraint treasury_movement_tx_is_hex check (tx_id ~ '^[0-9a-f]{64}$'),
        constraint treasury_movement_moves_something check (amount_minor > 0)
      );
    `);
    this.addSql('grant select, insert on treasury_movements to merchant_payments_app;');
  }
}
