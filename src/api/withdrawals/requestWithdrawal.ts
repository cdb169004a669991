import { withdrawalTransfers } from '../../contract/kinds.ts';
import { statusQuery } from '../../contract/messages.ts';
import { acceptWithdrawal, loadWithdrawal, type NewWithdrawal } from '../../db/orders/withdrawals.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { type WithdrawalRecord, withdrawalTerms } from '../../domain/orders/withdrawal.ts';
import {
  acceptAndAwait,
  configured,
  newOrder,
  readAfterAcceptance,
  requireApproval,
  settlementAccountOf,
} from '../acceptance.ts';
import type { WaitingOrder } from '../approvals/present.ts';
import { waitForApproval } from '../approvals/waiting.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { orderFinder } from '../currentState.ts';
import { payoutAnswers } from '../orderAnswers.ts';
import { feeOf, usesOfPayout } from '../pricing.ts';
import {
  idempotentCreation,
  mayHaveToWait,
  type OrderRequest,
  type Route,
  type RouteResponse,
  routeGroup,
} from '../route.ts';
import { nairaLimitProblems } from '../schemas.ts';
import { type WithdrawalBody, withdrawal, withdrawalBody } from './schema.ts';

/** The contract names the same operation at a second path, `/request`. */
export const REQUEST_PATH = '/withdrawal/request';

export const INVALID_WITHDRAWAL = 'invalid withdrawal details';

/** A withdrawal and how far it has come. */
export type WithdrawalResult = Pick<
  WithdrawalRecord,
  | 'withdrawalId'
  | 'environment'
  | 'amountMinor'
  | 'feeMinor'
  | 'charges'
  | 'accountNumber'
  | 'bankName'
  | 'status'
  | 'failureReason'
  | 'merchantReference'
  | 'metadata'
  | 'createdAt'
>;

/**
 * Accepts a withdrawal, starts its workflow, and waits a while for the outcome; or has it wait for a second person.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `bank_account_missing`, then the one of a
 * daily limit or `insufficient_balance`; then nothing is held.
 */
async function requestWithdrawal(
  dependencies: ApiDependencies,
  request: OrderRequest<WithdrawalBody>,
): Promise<WithdrawalResult | WaitingOrder> {
  const { caller, body, idempotency, approval } = request;
  const { provider, account } = await requireMeans(dependencies, caller);
  const amountMinor = body.amount;
  const fee = feeOf(dependencies, caller, { kind: 'withdrawal', amountMinor });
  const common = newOrder('withdrawal', caller, { provider, body });
  const withdrawal: NewWithdrawal = { ...common, amountMinor, ...fee, account };
  const uses = usesOfPayout(dependencies, caller, { limit: 'withdrawals', amountMinor, account });
  const asked = { kind: 'withdrawal', operation: REQUEST_PATH, amountMinor, uses } as const;
  const order = { ...asked, destination: account };
  const waiting = mayHaveToWait(request) && (await waitForApproval(dependencies, request, order));
  if (waiting) return waiting;
  const reservation = withdrawalTransfers.reserve(withdrawal);
  const { status, createdAt } = await acceptAndAwait(dependencies, 'withdrawal', {
    order: withdrawal,
    amountMinor,
    store: (start, books) => acceptWithdrawal(books, withdrawal, { reservation, start, idempotency, uses }),
    approval,
    uses,
    whenShort: `insufficient balance, ${minorToDecimal(amountMinor + fee.feeMinor, 'NGN')} naira required`,
  });
  const known: WithdrawalResult = { ...withdrawal, ...account, status, createdAt, failureReason: undefined };
  if (status === 'PROCESSING' || status === 'COMPLETED') return known;
  // Why it failed does not travel through the workflow; its record has it before the flow tells of its end.
  return readAfterAcceptance<WithdrawalResult>(
    dependencies,
    () => loadWithdrawal(dependencies.database, withdrawal.withdrawalId),
    known,
  );
}

/** A withdrawal that was accepted earlier, as it stands now; undefined when the owner has none of that id. */
const findWithdrawal = orderFinder('withdrawal', loadWithdrawal, statusQuery);

/** What every withdrawal needs besides its money. @throws DomainError that names what is missing. */
export async function requireMeans(dependencies: ApiDependencies, caller: Caller) {
  requireApproval(caller, 'withdrawals');
  const provider = configured(
    dependencies.orderAccounts[caller.environment].withdrawal.current,
    'bank transfers are',
  );
  return { provider, account: await settlementAccountOf(dependencies, caller) };
}

const { post } = routeGroup('Withdrawals', 'withdrawals');

const answers = payoutAnswers('Withdrawal', withdrawal, 'amount and fee are');

/** Its route, at one of its paths. */
export function withdrawalRoute(path: string, named: Pick<Route, 'operationId' | 'aliasOf'>): Route {
  return post(path, {
    ...named,
    summary: 'Withdraw naira to the settlement bank account',
    description:
      'Debits amount plus fee. The answer has the outcome if it is known in time, else 202 with status ' +
      'PROCESSING. Then wait for the event withdrawal.completed or withdrawal.failed, or poll GET ' +
      '/transactions/{transactionId}.',
    body: withdrawalBody,
    furtherProblems: nairaLimitProblems,
    invalidMessage: INVALID_WITHDRAWAL,
    responses: answers.documented,
    ...idempotentCreation({ make: requestWithdrawal, find: findWithdrawal, present: presentWithdrawal }),
  });
}

function presentWithdrawal(result: WithdrawalResult): RouteResponse {
  const { status, failureReason, merchantReference, metadata, createdAt } = result;
  return answers.give({
    transactionId: result.withdrawalId,
    ...withdrawalTerms(result),
    status,
    failureReason: failureReason ?? null,
    merchantReference: merchantReference ?? null,
    metadata,
    createdAt,
    ...(result.environment === 'test' && { environment: 'test', simulated: true }),
  });
}
