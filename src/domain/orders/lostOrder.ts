/**
 * An order whose record a restore lost. Its workflow says which it is and for how much, and each provider says what it knows of
 * our references.
 */

/** An order that is looked for. `sentAtMs`: when it may have been sent first, ms since 1970. */
export interface SoughtOrder {
  readonly id: string;
  readonly sentAtMs: number;
}

/** What one of our accounts at a provider says of an order. `unasked`: it did not say. */
export interface OrderAtProvider {
  readonly provider: string;
  /** As `identifyAccount` names it; undefined where it could not be told. */
  readonly account: string | undefined;
  readonly reference: string;
  /** Of the attempt that has the reference. */
  readonly ordinal: number;
  readonly status: 'succeeded' | 'pending' | 'unknown' | 'reversed' | 'failed' | 'not_found' | 'unasked';
  /** Why, in words for operators. */
  readonly reason: string | undefined;
}

/** What follows for its record. */
export type LostOrderVerdict =
  /** A provider knows it: the record gets this attempt, by whose check the ordinary engine settles it. */
  | { readonly is: 'known'; readonly at: OrderAtProvider }
  /** Every provider says that it has nothing: nothing was done. */
  | { readonly is: 'unknown' }
  /** Nothing follows. `isUnasked`: a provider did not answer, and may do so later. `because`: a sentence. */
  | { readonly is: 'unclear'; readonly isUnasked: boolean; readonly because: string };

/** Which of several answers decides: one by which money may have moved before one by which it has not. */
const RANKS = ['succeeded', 'pending', 'reversed', 'failed'] as const;

/**
 * Decides what providers say together. Nothing follows while one of them cannot be asked or is unclear, or where the order
 * may have been done twice.
 */
export function judgeLostOrder(answers: readonly OrderAtProvider[]): LostOrderVerdict {
  const unclear =
    answers.find(({ status }) => status === 'unknown') ?? answers.find(({ status }) => status === 'unasked');
  if (unclear) {
    const { provider, reference, status, reason = 'Its answer is unclear.' } = unclear;
    const because = `${provider} does not say what it knows of ${reference}: ${reason}`;
    return { is: 'unclear', isUnasked: status === 'unasked', because };
  }
  const done = answers.filter(({ status }) => status === 'succeeded' || status === 'pending');
  if (done.length > 1) {
    const references = done.map(({ provider, reference }) => `${reference} at ${provider}`).join(' and ');
    return {
      is: 'unclear',
      isUnasked: false,
      because: `It may have been paid twice, as ${references}: settle it with the providers first.`,
    };
  }
  for (const rank of RANKS) {
    const at = answers.find(({ status }) => status === rank);
    if (at) return { is: 'known', at };
  }
  return { is: 'unknown' };
}
