import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { metricsPage } from '../../scripts/metricsPage.ts';
import { createMetrics, describedMetrics } from '../../src/observability/metrics.ts';
import { waitFor } from '../support/waitFor.ts';

describe('what is read at each scrape', () => {
  it('is read once for the scrapes of a second', async () => {
    let readings = 0;
    const { registry } = createMetrics({
      async readOutbox() {
        readings++;
        return { waiting: readings, oldestSeconds: 0 };
      },
    });
    const scrapes = await Promise.all([registry.metrics(), registry.metrics()]);
    for (const text of [...scrapes, await registry.metrics()]) expect(text).toMatch(/^mp_outbox_waiting 1$/m);
    expect(readings).toBe(1);
  });

  it('leaves the others alone when it fails, or does not end', async () => {
    const { registry } = createMetrics(
      {
        readOutbox: () => new Promise<never>(() => undefined),
        readTransfers: async () => {
          throw new Error('Postgres does not answer.');
        },
        readPool: () => ({ connections: [{ state: 'in_use', count: 2 }], waiting: 3, largest: 10 }),
      },
      { readingTimeoutMs: 1 },
    );
    const text = await registry.metrics();
    expect(text).toMatch(/^mp_outbox_waiting Nan$/m);
    expect(text).not.toMatch(/^mp_ledger_transfers_total /m);
    expect(text).toMatch(/^mp_database_connections\{state="in_use"\} 2$/m);
    expect(text).toMatch(/^mp_database_connection_waiting 3$/m);
    const failed = [...text.matchAll(/^mp_reading_failed\{reading="(\w+)"\} 1$/gm)].map(([, name]) => name);
    expect(failed).toEqual(['outbox', 'transfers']);
    expect(text).toMatch(/^mp_reading_failed\{reading="pool"\} 0$/m);
  });

  it('is known to be read again when it is', async () => {
    let isUp = false;
    const { registry } = createMetrics({
      readOutbox: async () => {
        if (!isUp) throw new Error('Postgres does not answer.');
        return { waiting: 0, oldestSeconds: 0 };
      },
    });
    expect(await registry.metrics()).toMatch(/^mp_reading_failed\{reading="outbox"\} 1$/m);
    isUp = true;
    await waitFor('the outbox to be read', async () =>
      /^mp_reading_failed\{reading="outbox"\} 0$/m.test(await registry.metrics()),
    );
  });

  it('shows what waits for a connection besides its own statements', async () => {
    let waiting = 0;
    const ask = async <Row>(row: Row) => {
      waiting++;
      return row;
    };
    const { registry } = createMetrics({
      readOutbox: () => ask({ waiting: 0, oldestSeconds: 0 }),
      readTransfers: () => ask({ posted: 0 }),
      readPool: () => ({ connections: [{ state: 'in_use', count: waiting }], waiting, largest: 10 }),
    });
    const text = await registry.metrics();
    expect(text).toMatch(/^mp_database_connection_waiting 0$/m);
    expect(text).toMatch(/^mp_database_connections\{state="in_use"\} 0$/m);
  });

  it('is a counter where its name says so', async () => {
    const { registry } = createMetrics({ readTransfers: async () => ({ posted: 7 }) });
    await registry.metrics();
    const text = await registry.metrics();
    expect(text).toContain('# TYPE mp_ledger_transfers_total counter');
    expect(text).toMatch(/^mp_ledger_transfers_total 7$/m);
  });
});

describe('what is counted', () => {
  it('is 0 before the first time where an alert is about its growing, which Prometheus sees only then', async () => {
    const text = await createMetrics().registry.metrics();
    for (const series of [
      'mp_flow_orphans_total{flow="withdrawal"} 0',
      'mp_flow_orphans_total{flow="crypto_payment"} 0',
      'mp_webhook_attempts_total{environment="test",result="failed"} 0',
      'mp_provider_callbacks_total{provider="paystack",verdict="forged"} 0',
      'mp_provider_blocked_total{provider="vtpass",environment="prod"} 0',
      'mp_payout_attempts_total{provider="monnify",outcome="not_sent"} 0',
      'mp_collections_dearer_than_agreed_total{provider="yellowcard"} 0',
      'mp_energy_rentals_total{environment="prod",provider="itrx",status="FAILED"} 0',
    ]) {
      expect(text).toContain(`\n${series}\n`);
    }
  });
});

describe('the reference of the metrics', () => {
  const { path, text } = metricsPage();

  it('is up to date (npm run docs)', () => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
  });

  it('has every metric that is registered, under its type', () => {
    const ofRegistry = createMetrics()
      .registry.getMetricsAsArray()
      .filter(({ name }) => name.startsWith('mp_'))
      .map(({ name, type }) => ({ name, type: String(type) }));
    const described = describedMetrics().map(({ name, type }) => ({ name, type }));
    const byName = (left: { name: string }, right: { name: string }) => left.name.localeCompare(right.name);
    expect(described.toSorted(byName)).toEqual(ofRegistry.toSorted(byName));
  });

  it('names units and counters as Prometheus has them', () => {
    const others = describedMetrics().filter(
      ({ name, type }) =>
        !/^mp_[a-z_]+$/.test(name) || name.endsWith('_total') !== (type === 'counter') || /_ms$/.test(name),
    );
    expect(others).toEqual([]);
  });
});
