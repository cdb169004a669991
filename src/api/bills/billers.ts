import { listBillers } from '../../db/orders/billCatalogue.ts';
import { DomainError, invalidField } from '../../domain/errors.ts';
import type { Biller, BillKind } from '../../domain/orders/bill.ts';
import type { ApiDependencies, Caller } from '../context.ts';

/** The fields that name a biller in requests, by kind. */
const BILLER_FIELD = {
  airtime: 'network',
  data: 'network',
  electricity: 'electricity',
  tv: 'tv',
  bet: 'bettingPlatform',
} as const satisfies Record<BillKind, string>;

/** A biller as a request names it. */
export interface NamedBiller {
  readonly kind: BillKind;
  readonly biller: string;
  /** The `msg` of a request that names none. */
  readonly invalidMessage: string;
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
  { kind, biller: given, invalidMessage }: NamedBiller,
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
  const problem =
    known === '' ? `there is no biller for ${kind}` : `is not a biller for ${kind}; one of ${known}`;
  throw invalidField(invalidMessage, BILLER_FIELD[kind], problem);
}
