import { ProviderAccounts } from '../../src/providers/accounts.ts';
import { BankDirectory } from '../../src/providers/bank/directory.ts';
import type { BankProvider } from '../../src/providers/bank/port.ts';
import { PayoutRouting } from '../../src/providers/bank/routing.ts';

/** The same routing in both environments, over these providers. */
export function routingsOver(...providers: readonly BankProvider[]) {
  const routing = routingOver(...providers);
  return { prod: routing, test: routing };
}

/** A routing over these providers, the preferred one first, of which none is paused. */
function routingOver(...providers: readonly BankProvider[]): PayoutRouting {
  return new PayoutRouting({
    accounts: new ProviderAccounts(providers),
    banks: new BankDirectory(),
    paused: { names: async () => [] },
    avoidMs: 60_000,
  });
}
