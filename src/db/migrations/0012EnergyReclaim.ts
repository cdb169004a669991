import { Migration } from '@mikro-orm/migrations';

/** A sweep ends as soon as its transfer is certain; the energy that it lent is taken back afterwards. */
export class Migration0012EnergyReclaim extends Migration {
  override up(): void {
    // What a sweep came to is decided once. What it cost, and whether its lent energy needs a human, goes on after it.
    this.addSql('drop trigger check_crypto_sweeps_change on crypto_sweeps;');
    this.addSql(`
      create trigger check_crypto_sweeps_change before update on crypto_sweeps for each row
        when ((to_jsonb(old) - '{cost_sun,attention_reason}'::text[])
          is distinct from (to_jsonb(new) - '{cost_sun,attention_reason}'::text[]))
        execute function check_crypto_sweep_change('id');
    `);
    this.addSql(`
      create index crypto_sweeps_needing_attention on crypto_sweeps (created_at) where attention_reason is not null;
    `);

    // Nothing but taking energy back follows a sweep's end: a transfer could meet that of a sweep begun since.
    this.addSql(`
      create function check_crypto_sweep_transaction() returns trigger language plpgsql as $$
      begin
        if exists (select from crypto_sweeps where id = new.sweep_id and status <> 'PENDING') then
          raise exception 'Sweep % is over.', new.sweep_id
            using errcode = 'check_violation', constraint = 'crypto_sweep_moves_before_its_end';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_crypto_sweep_transaction before insert on crypto_sweep_transactions
        for each row when (new.step <> 'reclaim_energy') execute function check_crypto_sweep_transaction();
    `);
  }
}
