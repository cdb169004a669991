import type { Installation } from './installation.ts';
import { outcomeOf } from './operators.ts';
import { hundredthsOf } from './oracle/terms.ts';
import type { Order } from './orders.ts';
import { type BookEntry, isCertain } from './providers/books.ts';
import { Random } from './random.ts';
import { flowOfReference, isFlow, workflowIdOf } from './workflowIds.ts';

/** Amounts with these decimals have an outcome in the sandbox that only a human can decide. */
const UNKNOWN_HUNDREDTHS = 5;

/** An order that operators look at: one of a merchant, or of the service itself. */
export interface Undecided extends Pick<Order, 'kind' | 'environment' | 'phone'> {
  /** Of its record. */
  readonly id: string;
}

/** The provider's books about an order of production. */
function entriesFor(
  { providers }: Pick<Installation, 'providers'>,
  { kind, phone, id }: Undecided,
): readonly BookEntry[] {
  const { bank, biller, collector } = providers;
  const books = { withdrawal: bank, sale: bank, bill: biller, collection: collector }[kind as string];
  const subject = kind === 'bill' ? phone : id;
  return books?.books.all.filter((entry) => entry.subject === subject) ?? [];
}

/**
 * An operator decides an order of production as its provider's books say, or leaves it when they do not say yet.
 *
 * @returns whether the flow took the decision.
 */
export async function decideByBooks(installation: Installation, order: Undecided): Promise<boolean> {
  const { kind, environment, id } = order;
  if (!isFlow(kind)) return false;
  const entries = entriesFor(installation, order);
  // A request that was refused for our own account comes again under another id, so all of them must be certain.
  if (entries.length === 0 || !entries.every(isCertain)) return false;
  const isPaid = entries.some(({ state }) => state === 'paid');
  const outcome = outcomeOf(isPaid ? 'paid' : (entries[0]?.state ?? ''));
  if (outcome === undefined) return false;
  return installation.operators.resolve(workflowIdOf(kind, environment, id), outcome);
}

/**
 * An operator decides an order of the sandbox whose outcome is unknown by its amount, and leaves every other.
 *
 * @param order.reference that of its merchant, or its id where it has none.
 * @returns whether the flow took the decision.
 */
export async function decideInSandbox(
  { operators }: Installation,
  order: Undecided & Pick<Order, 'reference' | 'amountMinor'>,
  seed: number,
): Promise<boolean> {
  const { kind, environment, reference, amountMinor, id } = order;
  const isUnknown = hundredthsOf(amountMinor, kind === 'sale' ? 'USDT' : 'NGN') === UNKNOWN_HUNDREDTHS;
  if (!isFlow(kind) || !isUnknown) return false;
  const outcome = verdictOf(seed, reference) === 'COMPLETED' ? 'completed' : 'failed';
  return operators.resolve(workflowIdOf(kind, environment, id), outcome);
}

/** What operators say of an order of the sandbox that only a human can decide: the same every time they are asked. */
export function verdictOf(seed: number, reference: string): 'COMPLETED' | 'FAILED' {
  return new Random(seed).branch(`verdict of ${reference}`).chance(0.5) ? 'COMPLETED' : 'FAILED';
}

/**
 * An operator who did not look calls an order failed whose reply was lost: what the provider has paid must not be
 * released by it.
 */
export async function callFailed(
  { operators }: Pick<Installation, 'operators'>,
  subject: string,
  bill: Order | undefined,
): Promise<void> {
  const kind = bill ? 'bill' : flowOfReference(subject);
  const id = bill ? bill.id : subject;
  if (kind === undefined || id === undefined) return;
  await operators.resolveBlindly(workflowIdOf(kind, 'prod', id));
}
