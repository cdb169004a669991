import type { OrderProgress } from '../../activities/orders/orders.ts';
import type { VendorCreditProgress } from '../../activities/orders/vendorCredits.ts';
import { KINDS, type Kind, VENDOR_CREDIT } from '../../contract/kinds.ts';
import { momentInLagos } from '../../domain/dayInLagos.ts';
import { DISMISSAL_FORM, RESOLUTION_FORM } from '../decisions.ts';
import { attentionDetails, endDetails, STEP_ERROR_ADVICE } from '../details.ts';

/** What operators read of an order in the Temporal UI: its Current Details. */

/** Where an order stands after a step, or a vendor credit. */
export type AnyProgress = OrderProgress | VendorCreditProgress;

/** The kinds that the workflow of orders runs. */
export type AnyKind = Kind | 'vendor_credit';

/** Whether an order, or a vendor credit, is not settled yet. */
export function isOpen(status: AnyProgress['status']): boolean {
  return status === 'PROCESSING' || status === 'PENDING';
}

/**
 * The decision and its facts, in words.
 *
 * @param trouble why a step of its record does not succeed.
 */
export function detailsOf(kind: AnyKind, progress: AnyProgress, trouble: string | undefined): string {
  const { status, review } = progress;
  if (trouble !== undefined) return attentionDetails(trouble, STEP_ERROR_ADVICE);
  if (!isOpen(status)) return settledDetails(progress);
  const { meanwhile } = kind === 'vendor_credit' ? VENDOR_CREDIT : KINDS[kind];
  const facts = `${factsOf(progress)} ${meanwhile}`;
  if (review === undefined) return `${facts} There is nothing to do.`;
  return attentionDetails(review, `${facts} ${adviceOf(kind)}`);
}

function adviceOf(kind: AnyKind): string {
  if (kind === 'vendor_credit') {
    return (
      'Fix what is in the way and send the update `retryNow`, or send `resolve` with ' +
      `${DISMISSAL_FORM} when there is nothing to credit.`
    );
  }
  return (
    'Send the update `retryNow` to check the provider again, or `resolve` with ' +
    `${RESOLUTION_FORM} once you know the outcome of the ${KINDS[kind].operation}.`
  );
}

function settledDetails({ status, review, attempt, decision }: AnyProgress): string {
  if (review !== undefined) return attentionDetails(review, `The order is ${status}.`);
  return endDetails(status, decision, {
    source: 'the provider',
    reason: status === 'COMPLETED' || status === 'CREDITED' ? undefined : attempt?.reason,
  });
}

const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  pending: 'pending',
  not_found: 'not found',
  not_sent: 'not sent',
  blocked: 'blocked',
  unreachable: 'no answer',
  not_configured: 'account not configured',
  unknown: 'unclear answer',
};

/** What is known and what comes next, such as "Answered 3 times by paystack, not found; next check 14:05 WAT." */
function factsOf({ attempt, step }: AnyProgress): string {
  const next =
    step.do === 'wait' && step.untilMs !== undefined ? `; next check ${momentInLagos(step.untilMs)}` : '';
  if (!attempt) return `Not sent to a provider yet${next}.`;
  const { provider, outcome, checks, reason } = attempt;
  const known = outcome === undefined ? 'no answer yet' : (OUTCOME_WORDS[outcome] ?? outcome);
  const times = checks === 1 ? 'once' : `${checks} times`;
  const said = reason === undefined ? '' : ` (${reason})`;
  return `Asked ${provider} ${times}: ${known}${said}${next}.`;
}
