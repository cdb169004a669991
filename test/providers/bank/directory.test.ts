import { expect, test } from '@jest/globals';
import { BankDirectory } from '../../../src/providers/bank/directory.ts';
import type { Bank, BankProvider } from '../../../src/providers/bank/port.ts';
import { createBankSimulator } from '../../../src/providers/bank/simulator.ts';
import { ProviderUnavailableError } from '../../../src/providers/errors.ts';

const HOUR_MS = 3_600_000;

/** A provider whose list of banks a test changes, and which counts how often it is asked. */
function listingProvider() {
  const provider = {
    asked: 0,
    banks: [{ code: '044', name: 'Access Bank' }] as readonly Bank[] | undefined,
  };
  const port: BankProvider = {
    ...createBankSimulator({ clock: () => 0 }),
    name: 'listing',
    async listBanks() {
      provider.asked += 1;
      if (!provider.banks) throw new ProviderUnavailableError('listing', 'It is down.');
      return provider.banks;
    },
  };
  return { provider, port };
}

test('asks once for callers at one moment and within four hours, then again', async () => {
  let nowMs = 0;
  const directory = new BankDirectory(() => nowMs);
  const { provider, port } = listingProvider();
  await Promise.all([directory.list(port), directory.list(port), directory.list(port)]);
  nowMs = 4 * HOUR_MS - 1;
  expect(await directory.list(port)).toEqual([{ code: '044', name: 'Access Bank' }]);
  expect(provider.asked).toBe(1);
  provider.banks = [{ code: '058', name: 'Guaranty Trust Bank' }];
  nowMs = 4 * HOUR_MS;
  expect(await directory.list(port)).toEqual([{ code: '058', name: 'Guaranty Trust Bank' }]);
  expect(provider.asked).toBe(2);
});

test('answers with the old list while the provider gives no new one, and asks again each time', async () => {
  let nowMs = 0;
  const directory = new BankDirectory(() => nowMs);
  const { provider, port } = listingProvider();
  await directory.list(port);
  provider.banks = undefined;
  nowMs = 5 * HOUR_MS;
  expect(await directory.list(port)).toEqual([{ code: '044', name: 'Access Bank' }]);
  provider.banks = [{ code: '058', name: 'Guaranty Trust Bank' }];
  expect(await directory.list(port)).toEqual([{ code: '058', name: 'Guaranty Trust Bank' }]);
});

test('says that the provider is down when it never had a list, and has one once the provider is back', async () => {
  const directory = new BankDirectory(() => 0);
  const { provider, port } = listingProvider();
  const { banks } = provider;
  provider.banks = undefined;
  await expect(directory.list(port)).rejects.toBeInstanceOf(ProviderUnavailableError);
  provider.banks = banks;
  expect(await directory.list(port)).toEqual(banks);
});

test('keeps the lists of providers apart', async () => {
  const directory = new BankDirectory(() => 0);
  const { port } = listingProvider();
  const simulator = createBankSimulator({ clock: () => 0 });
  expect(await directory.list(port)).toHaveLength(1);
  expect(await directory.list(simulator)).toEqual(await simulator.listBanks());
});
