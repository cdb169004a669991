import { describe, expect, it } from '@jest/globals';
import {
  type AccountAtProvider,
  AccountNotConfiguredError,
  ProviderAccounts,
} from '../../src/providers/accounts.ts';
import { ProviderUnavailableError } from '../../src/providers/errors.ts';

const account = (name: string, id: string | undefined): AccountAtProvider & { readonly id?: string } => ({
  name,
  identifyAccount: async () => id,
});
const silent: AccountAtProvider = {
  name: 'bank',
  identifyAccount: async () => {
    throw new ProviderUnavailableError('bank', 'no answer');
  },
};

describe('the account that an order began with', () => {
  it('is found among several of one provider, whatever is preferred now', async () => {
    const [present, previous, other] = [account('bank', '2'), account('bank', '1'), account('other', '1')];
    const accounts = new ProviderAccounts([other, present], [previous]);
    expect(accounts.current).toBe(other);
    expect(await accounts.find('bank', '1')).toBe(previous);
    expect(await accounts.find('bank', '2')).toBe(present);
  });

  it('is never another one', async () => {
    const accounts = new ProviderAccounts([account('bank', '2'), account('bank', undefined)]);
    await expect(accounts.find('bank', '1')).rejects.toThrow(
      'account 1 of bank, which is no longer configured',
    );
    await expect(accounts.find('gone', '2')).rejects.toBeInstanceOf(AccountNotConfiguredError);
  });

  it('is unknown, not gone, while one that may be it does not answer', async () => {
    const accounts = new ProviderAccounts([account('bank', '2'), silent]);
    await expect(accounts.find('bank', '1')).rejects.toThrow('no answer');
    expect(await accounts.find('bank', '2')).toBe(accounts.current);
  });

  it('that was not recorded is the only one of the provider, and nobody knows which of several', async () => {
    const only = account('bank', '1');
    expect(await new ProviderAccounts([account('other', '3'), only]).find('bank', undefined)).toBe(only);
    const two = new ProviderAccounts([only], [account('bank', '2')]);
    await expect(two.find('bank', undefined)).rejects.toThrow('2 accounts of it are configured');
  });
});
