import { Migration } from '@mikro-orm/migrations';

/** Energy that sweeps rent: each order a row, stored before the provider hears of it. */
export class Migration0033EnergyRentals extends Migration {
  override up(): void {
    this.addSql(`
      create table crypto_energy_rentals (
        id text primary key,
        sweep_id text not null references crypto_sweeps,
        provider text not null,
        energy bigint not null,
        price_sun bigint not null,
        status text not null default 'CLAIMED',
        order_id text,
        cost_sun bigint not null default 0,
        reason text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint crypto_energy_rental_amounts_sane check (energy > 0 and price_sun > 0 and cost_sun >= 0),
        constraint crypto_energy_rental_status_known check (
          status in ('CLAIMED', 'ORDERED', 'DELIVERED', 'LATE', 'FAILED')),
        constraint crypto_energy_rental_ordered_has_order check ((status = 'ORDERED') <= (order_id is not null)),
        constraint crypto_energy_rental_reason_when_in_vain check ((status in ('LATE', 'FAILED')) = (reason is not null))
      );
    `);
    this.addSql(`
      create unique index crypto_energy_rental_one_open on crypto_energy_rentals (sweep_id)
        where status in ('CLAIMED', 'ORDERED');
    `);
    this.addSql(
      'create index crypto_energy_rentals_of_sweep on crypto_energy_rentals (sweep_id, created_at);',
    );
    this.addSql(`
      create index crypto_energy_rentals_late on crypto_energy_rentals (created_at) where status = 'LATE';
    `);

    // What a late order cost may become known, and become less, when nobody waits for it any more.
    this.addSql(`
      create function check_crypto_energy_rental_change() returns trigger language plpgsql as $$
      begin
        if not (
          old.status = new.status and old.status <> 'FAILED'
          or old.status = 'CLAIMED' and new.status in ('ORDERED', 'DELIVERED', 'LATE', 'FAILED')
          or old.status = 'ORDERED' and new.status in ('DELIVERED', 'LATE', 'FAILED')
          or old.status = 'LATE' and new.status in ('DELIVERED', 'FAILED')
        ) then
          raise exception 'Energy rental % cannot go from % to %.', old.id, old.status, new.status
            using errcode = 'check_violation', constraint = 'crypto_energy_rental_moves_forward';
        end if;
        return new;
      end $$;
    `);
    this.addSql(`
      create trigger check_crypto_energy_rental_change before update on crypto_energy_rentals
        for each row execute function check_crypto_energy_rental_change();
    `);
    this.addSql('grant select, insert on crypto_energy_rentals to merchant_payments_app;');
    this.addSql(`
      grant update (status, order_id, cost_sun, reason, updated_at) on crypto_energy_rentals to merchant_payments_app;
    `);
  }
}
