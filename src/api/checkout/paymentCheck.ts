import type { Context } from 'koa';
import { NodeUnavailableError } from '../../chain/port.ts';
import { type CheckoutRecord, findPaymentOf } from '../../db/usdt/checkouts.ts';
import { checkPayment, type PaymentCheckResult, readPastedHash } from '../../domain/usdt/paymentCheck.ts';
import type { ApiDependencies } from '../context.ts';
import { countAttempt, counterKey } from '../login/attempts.ts';
import { addressKey } from '../login/useCases.ts';
import { readRawBody } from '../middleware/requestBody.ts';
import type { PaymentCheck } from './page.ts';

/** As much as the field of the form takes. */
const MAX_PASTED_LENGTH = 300;

/**
 * Tells a customer what its transaction is to a session. It changes nothing: deposits are found by their blocks alone.
 *
 * @throws HttpError 413 and 415 as readRawBody; 429 when the session, or the network that asks, has had too many hashes checked.
 */
export async function checkPastedHash(
  ctx: Context,
  dependencies: ApiDependencies,
  session: CheckoutRecord,
): Promise<PaymentCheck> {
  const pasted = await readPasted(ctx);
  const { attemptLimits } = dependencies;
  await countAttempt(attemptLimits.paymentCheckOfAddress, addressKey(ctx.ip));
  await countAttempt(attemptLimits.paymentCheck, counterKey(`checks of ${session.paymentId}`));
  return { pasted, result: await resultOf(dependencies, session, pasted) };
}

async function readPasted(ctx: Context): Promise<string> {
  const form = new URLSearchParams((await readRawBody(ctx, 'invalid form')).toString());
  return (form.get('hash') ?? '').slice(0, MAX_PASTED_LENGTH);
}

async function resultOf(
  { database, chains, logger }: ApiDependencies,
  { paymentId, environment, depositAddress }: CheckoutRecord,
  pasted: string,
): Promise<PaymentCheckResult> {
  const hash = readPastedHash(pasted);
  if (hash.kind !== 'hash') return hash.kind;
  const known = await findPaymentOf(database, paymentId, hash.txId);
  if (known) return known;
  try {
    const report = await chains[environment]?.node.findTransaction(hash.txId);
    if (!report) return 'unavailable';
    const result = checkPayment(depositAddress, report.inclusion);
    // A hash that is written as EVM chains write it may still be one of TRON, if TRON has it.
    return result === 'not_found' && hash.isPrefixed ? 'another_network' : result;
  } catch (error) {
    if (!(error instanceof NodeUnavailableError)) throw error;
    logger.warn({ err: error }, 'A transaction that a customer asked for could not be looked up.');
    return 'unavailable';
  }
}
