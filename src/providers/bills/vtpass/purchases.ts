import { invariant } from '../../../domain/errors.ts';
import { minorToNumber } from '../../../domain/money.ts';
import { isRequestIdOfToday, isRequestIdOver } from '../../../domain/orders/bill.ts';
import type { Ask } from '../../answers.ts';
import { ProviderRejectedError } from '../../errors.ts';
import type { NotFound } from '../../reports.ts';
import type { BillInstruction, BillQuery, BillReport } from '../port.ts';
import { reader, refuseBadCredentials } from './client.ts';
import {
  IMPROPER_REQUEST_ID,
  isAboutVend,
  KNOWN_REQUEST_ID,
  LIKELY_DUPLICATE,
  pending,
  type Reply,
  replyOf,
  reportOf,
  told,
  UNKNOWN_REQUEST_ID,
} from './replies.ts';

type Vend = Pick<BillQuery, 'requestId' | 'amountMinor' | 'meterType' | 'account'>;

/** Orders a vend, once for each request id: see the note at createVtpass. */
export async function purchase(ask: Ask<object>, instruction: BillInstruction): Promise<BillReport> {
  invariant(
    /^\d{12}[0-9a-z]+$/.test(instruction.requestId),
    "A request id breaks VTpass's rule: it begins with the date and time in Lagos.",
  );
  let reply: Reply;
  try {
    reply = replyOf(await ask({ path: '/pay', body: payBody(instruction) }), instruction);
  } catch (error) {
    if (!(error instanceof ProviderRejectedError)) throw error;
    // A gateway on the way may have repeated the order, and answered with the outcome of the repetition.
    const existing = await findPurchase(ask, instruction);
    if (existing.status !== 'not_found') return existing;
    throw error;
  }
  if (reply.code === KNOWN_REQUEST_ID) {
    const existing = await findPurchase(ask, instruction);
    if (existing.status !== 'not_found') return existing;
    throw reader.unavailable('VTpass knows this request id but does not show it yet.');
  }
  return isRefusal(reply) ? reportRefusal(ask, reply, instruction) : reportOf(reply, instruction);
}

/** Checks the outcome of a vend by its request id. */
export async function findPurchase(ask: Ask<object>, vend: Vend): Promise<BillReport | NotFound> {
  const reply = replyOf(await ask({ path: '/requery', body: { request_id: vend.requestId } }), vend);
  if (reply.code === UNKNOWN_REQUEST_ID) return { status: 'not_found' };
  refuseBadCredentials(reply.code);
  // A refusal here is of the question; only these speak of the vend itself.
  return isAboutVend(reply) ? reportOf(reply, vend) : pending(reply);
}

/** What follows from VTpass refusing to sell: see the note at createVtpass. */
async function reportRefusal(
  ask: Ask<object>,
  reply: Reply,
  instruction: BillInstruction,
): Promise<BillReport> {
  const existing = await findPurchase(ask, instruction);
  if (existing.status !== 'not_found') return existing;
  const code = `code ${reply.code}`;
  const nowMs = Date.now();
  if (reply.code === IMPROPER_REQUEST_ID && !isRequestIdOfToday(instruction.requestId, nowMs)) {
    const reason = `VTpass takes request ids of today only (${code}); a later order gets one.`;
    return {
      ...told(reply, 'not_found', reason),
      isRequestIdOver: isRequestIdOver(instruction.requestId, nowMs),
    };
  }
  const accountReason = ACCOUNT_REASONS.get(reply.code);
  if (accountReason !== undefined) {
    return told(reply, 'blocked', `VTpass sold nothing: ${accountReason} (${code}). Fix that, then retry.`);
  }
  if (reply.code === LIKELY_DUPLICATE) {
    // Another order bought the same for the same account within 30 s; ours was refused for that alone.
    return told(reply, 'not_found', `VTpass asks for a pause (${code}).`);
  }
  return instruction.isFirstAttempt
    ? told(reply, 'failed', `VTpass refused the purchase: ${REFUSALS.get(reply.code)}.`)
    : told(
        reply,
        'unknown',
        `VTpass refused the purchase (${code}) and shows no vend; an earlier attempt may be under way.`,
      );
}

/** Whether an order was refused, which says nothing yet of an earlier one with the same request id. */
function isRefusal({ code }: Reply): boolean {
  return code === LIKELY_DUPLICATE || REFUSALS.has(code) || ACCOUNT_REASONS.has(code);
}

/** Refusals that concern our account with VTpass, and what the matter is. */
const ACCOUNT_REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '018': 'our wallet there is too low',
    '021': 'our account there is locked',
    '022': 'our account there is suspended',
    '023': 'our account there has no access to the API',
    '024': 'our account there is inactive',
    '027': 'our address is not allowed there',
    '028': 'our account there may not sell this product',
    '085': 'it wants a request id of today',
    '087': 'our credentials there are not valid',
  }),
);

/** Refusals of the order itself, made before anything is sold, and what the matter is. */
const REFUSALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '010': 'the plan does not exist',
    '011': 'an argument is not valid',
    '012': 'the product does not exist',
    '013': 'the amount is below the minimum',
    '017': 'the amount is above the maximum',
    '020': 'the biller only confirmed the account',
    '030': 'the biller cannot be reached',
    '031': 'the quantity is below the minimum',
    '032': 'the quantity is above the maximum',
    '034': 'the service is suspended',
    '035': 'the service is inactive',
  }),
);

function payBody(instruction: BillInstruction): Readonly<Record<string, unknown>> {
  const { kind, serviceId, account } = instruction;
  const common = {
    request_id: instruction.requestId,
    serviceID: serviceId,
    amount: minorToNumber(instruction.amountMinor, 'NGN'),
    phone: instruction.phone,
  };
  switch (kind) {
    case 'airtime':
      return { ...common, phone: account };
    case 'data':
      return { ...common, phone: account, billersCode: account, variation_code: instruction.planCode };
    case 'electricity':
      return { ...common, billersCode: account, variation_code: instruction.meterType };
    case 'tv':
      return {
        ...common,
        billersCode: account,
        // StarTimes knows no difference between renewing and changing.
        ...(serviceId !== 'startimes' && {
          subscription_type: instruction.isRenewal ? 'renew' : 'change',
          quantity: 1,
        }),
        ...(!instruction.isRenewal && { variation_code: instruction.planCode }),
      };
    case 'bet':
      return { ...common, billersCode: account };
  }
}
