import { ProviderAccounts } from '../../src/providers/accounts.ts';
import { BankDirectory } from '../../src/providers/bank/directory.ts';
import type { BankProvider } from '../../src/providers/bank/port.ts';
import { PayoutRouting } from '../../src/providers/bank/routing.ts';

/** A routing over these providers, the preferred one first, of which none is paused. */
export function routingOver(...providers: readonly BankProvider[]): PayoutRouting {
  return new PayoutRouting({
    accounts: new ProviderAccounts(providers),
    banks: new BankDirectory(),
    readPaused: async () => [],
    avoidMs: 60_000,
  });
}
