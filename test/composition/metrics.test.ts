import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { metricsPage } from '../../scripts/metricsPage.ts';
import { createMetrics, describedMetrics } from '../../src/metrics.ts';

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
  });

  it('is a counter where its name says so', async () => {
    const { registry } = createMetrics({ readTransfers: async () => ({ posted: 7 }) });
    await registry.metrics();
    const text = await registry.metrics();
    expect(text).toContain('# TYPE mp_ledger_transfers_total counter');
    expect(text).toMatch(/^mp_ledger_transfers_total 7$/m);
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
