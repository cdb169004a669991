import { listBillers } from '../../db/billCatalogue.ts';
import type { Biller, BillKind } from '../../domain/bill.ts';
import { DomainError, ValidationError } from '../../domain/errors.ts';
import type { BillsProvider } from '../../providers/bills/port.ts';
import type { ApiDependencies, Caller } from '../context.ts';

/** The fields that name a biller in requests, by kind. */
const BILLER_FIELD = {
  airtime: 'network',
  data: 'network',
  electricity: 'electricity',
  tv: 'tv',
  bet: 'bettingPlatform',
} as const satisfies Record<BillKind, string>;

/** @throws DomainError `provider_not_configured` when nothing can be bought in the caller's environment. */
export function billsProviderOf(
  { billsOf }: Pick<ApiDependencies, 'billsOf'>,
  { environment }: Caller,
): BillsProvider {
  const provider = billsOf(environment);
  if (provider) return provider;
  throw new DomainError('provider_not_configured', 'bills are not available in this environment');
}

/**
 * The biller that a request names, by its id or by the provider's own name for it.
 *
 * @throws ValidationError naming the field when there is no such biller; DomainError `provider_unavailable` when the
 * catalogue was never read, so that nothing can be said.
 */
export async function findBiller(
  { database }: Pick<ApiDependencies, 'database'>,
  { environment }: Caller,
  kind: BillKind,
  given: string,
  invalidMessage: string,
): Promise<Biller> {
  const billers = await listBillers(database, environment, kind);
  const wanted = given.toLowerCase();
  const biller =
    billers.find(({ id }) => id === wanted) ?? billers.find(({ serviceId }) => serviceId === wanted);
  if (biller) return biller;
  if (billers.length === 0 && (await listBillers(database, environment)).length === 0) {
    throw new DomainError('provider_unavailable', 'the list of billers is not there yet; try again');
  }
  const known = billers.map(({ id }) => id).join(', ');
  throw new ValidationError(invalidMessage, [
    {
      path: BILLER_FIELD[kind],
      message:
        known === '' ? `there is no biller for ${kind}` : `is not a biller for ${kind}; one of ${known}`,
    },
  ]);
}
