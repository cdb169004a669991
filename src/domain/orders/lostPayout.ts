/**
 * A payout whose record a restore lost. Its workflow says which it is and for how much, and each bank says what it knows of
 * our references.
 */

/** What one of our accounts at a bank says of a payout. `unasked`: it did not say. */
export interface PayoutAtBank {
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
export type LostPayoutVerdict =
  /** A bank knows it: the record gets this attempt, by whose check the ordinary engine settles it. */
  | { readonly is: 'known'; readonly at: PayoutAtBank }
  /** Every bank says that it has nothing: nothing was paid. */
  | { readonly is: 'unknown' }
  /** Nothing follows. `because`: a sentence. */
  | { readonly is: 'unclear'; readonly because: string };

/** Which of several transfers decides: one that may have paid before one that has not. */
const RANKS = ['succeeded', 'pending', 'reversed', 'failed'] as const;

/**
 * Decides what banks say together. Nothing follows while one of them cannot be asked or is unclear, or where two transfers
 * may have paid.
 */
export function judgeLostPayout(answers: readonly PayoutAtBank[]): LostPayoutVerdict {
  const unclear = answers.find(({ status }) => status === 'unasked' || status === 'unknown');
  if (unclear) {
    const { provider, reference, reason = 'Its answer is unclear.' } = unclear;
    return { is: 'unclear', because: `${provider} does not say what it knows of ${reference}: ${reason}` };
  }
  const paying = answers.filter(({ status }) => status === 'succeeded' || status === 'pending');
  if (paying.length > 1) {
    const references = paying.map(({ provider, reference }) => `${reference} at ${provider}`).join(' and ');
    return {
      is: 'unclear',
      because: `It may have been paid twice, as ${references}: settle it with the banks first.`,
    };
  }
  for (const rank of RANKS) {
    const at = answers.find(({ status }) => status === rank);
    if (at) return { is: 'known', at };
  }
  return { is: 'unknown' };
}
