import { z } from 'zod';
import { SOURCE_CURRENCIES, type SourceCurrency } from '../../../domain/currencies.ts';
import { decimalToScaled, plainDecimal, scaledToDecimal } from '../../../domain/money.ts';
import { NOT_APPROVED_IN_TIME } from '../../../domain/orders/collection.ts';
import type { Ask } from '../../answers.ts';
import { nearestNumber } from '../../json.ts';
import type { NotFound } from '../../reports.ts';
import type { CollectionInstruction, CollectionQuery, CollectionReport } from '../port.ts';
import { reader } from './client.ts';
import { minorRoundedUp, type YellowCardMarket } from './market.ts';

const { unavailable } = reader;

/** Asks the customer to pay, once for each reference: see the note at createYellowCard. */
export async function requestCollection(
  ask: Ask,
  market: YellowCardMarket,
  instruction: CollectionInstruction,
): Promise<CollectionReport> {
  const { merchant, sourceCurrency } = instruction;
  if (merchant.registrationNumber === undefined) {
    return {
      status: 'review',
      providerReference: undefined,
      reason: 'The merchant no longer has a registration number, without which nothing is collected for it.',
    };
  }
  const route = await market.findRoute(instruction);
  // Nothing was sent: the corridor closed between the merchant's request and now.
  if (!route) return notAsked(instruction, 'The payment method is not available at the moment.');
  const answer = await ask({
    path: '/business/receive',
    body: {
      sequenceId: instruction.reference,
      channelId: route.channel.id,
      currency: sourceCurrency,
      country: instruction.country,
      localAmount: Number(scaledToDecimal(instruction.sourceMinor, SOURCE_CURRENCIES[sourceCurrency])),
      reason: 'other',
      // Without it we would have to accept the rate within minutes by a second call.
      forceAccept: true,
      // The merchant receives the money; the customer pays it.
      customerType: 'institution',
      customerUID: merchant.id,
      recipient: {
        businessName: merchant.name,
        businessId: merchant.registrationNumber,
        email: merchant.email,
      },
      source: {
        accountType: 'momo',
        accountNumber: instruction.customer.phone,
        networkId: route.network.id,
      },
    },
  });
  if (!answer.isRefusal) return reportOf(answer.data, instruction);
  const existing = await findCollection(ask, { ...instruction, providerReference: undefined });
  if (existing.status !== 'not_found') return existing;
  const refusal = `HTTP ${answer.httpStatus}, ${answer.code}`;
  return notAsked(instruction, `The provider refused the payment request (${refusal}).`);
}

/** Checks the outcome of a collection, by Yellow Card's identifier where it is known. */
export async function findCollection(
  ask: Ask,
  query: Asked & Pick<CollectionQuery, 'providerReference'>,
): Promise<CollectionReport | NotFound> {
  const { reference, providerReference } = query;
  const answer = await ask({
    path: providerReference === undefined ? '/business/receive/sequence-id' : '/business/receive',
    subject: providerReference ?? reference,
  });
  if (!answer.isRefusal) return reportOf(answer.data, query);
  // What it has given an identifier it cannot have forgotten: then it contradicts itself, and nothing follows.
  if (answer.httpStatus === 404 && answer.code === NOT_FOUND && providerReference === undefined) {
    return { status: 'not_found' };
  }
  throw unavailable(
    `${reader.title} could not look up a collection (HTTP ${answer.httpStatus}, ${answer.code}).`,
  );
}

/** The customer was not asked by this attempt; an earlier one may still be under way. */
function notAsked({ isFirstAttempt }: CollectionInstruction, reason: string): CollectionReport {
  return { status: isFirstAttempt ? 'refused' : 'pending', providerReference: undefined, reason };
}

/** What was asked of the customer: an answer about anything else is not an answer. */
type Asked = Pick<CollectionQuery, 'reference' | 'sourceCurrency' | 'sourceMinor'>;

/** The page on errors, and the reference of both look-ups. */
const NOT_FOUND = 'CollectionNotFoundError';

const feeSchema = nearestNumber.pipe(z.number().nonnegative());

const collectionSchema = z.object({
  id: z.string().min(1),
  sequenceId: z.string().nullish(),
  currency: z.string(),
  convertedAmount: z.union([z.number(), z.string()]).nullish(),
  status: z.string(),
  errorCode: z.string().max(100).nullish(),
  /** What is missing from what is paid out; the partner's own fee is ours, and is none. */
  serviceFeeAmountLocal: feeSchema.nullish(),
  networkFeeAmountLocal: feeSchema.nullish(),
});

/** What a status means, by Yellow Card's page on events; after those of `refused` no money of this collection comes to us. */
const OUTCOMES = new Map<string, Pick<CollectionReport, 'status' | 'reason'>>([
  ...['created', 'pending_approval', 'process', 'processing', 'pending'].map(
    (status) => [status, { status: 'pending', reason: undefined }] as const,
  ),
  ['failed', { status: 'refused', reason: 'The payment failed at the customer’s provider.' }],
  ['expired', { status: 'refused', reason: NOT_APPROVED_IN_TIME }],
  ['cancelled', { status: 'refused', reason: 'The payment request was cancelled.' }],
  ['denied', { status: 'refused', reason: 'The payment request was cancelled.' }],
  ['refunded', { status: 'refused', reason: 'The payment was refunded to the customer.' }],
]);

/** What Yellow Card keeps of a collection, in minor units; undefined when it does not say. */
function keptOf(
  { serviceFeeAmountLocal, networkFeeAmountLocal }: z.infer<typeof collectionSchema>,
  currency: SourceCurrency,
): bigint | undefined {
  if (serviceFeeAmountLocal == null && networkFeeAmountLocal == null) return undefined;
  return minorRoundedUp(serviceFeeAmountLocal, currency) + minorRoundedUp(networkFeeAmountLocal, currency);
}

/** Codes of failures by which the customer did nothing, or refused (page "Send and Receive Error Codes"). */
const NOT_APPROVED_CODES = new Set(['EXPIRED', 'REFUSED']);

/** @throws ProviderUnavailableError when it is unreadable or about another collection. */
function reportOf(
  data: unknown,
  asked: Asked & { readonly providerReference?: string | undefined },
): CollectionReport {
  const collection = collectionSchema.safeParse(data).data;
  if (!collection) throw unavailable(`${reader.title} described a collection unreadably.`);
  // Some are shown without a sequenceId; one that was asked for by its identifier is known by that.
  const { reference, providerReference, sourceCurrency } = asked;
  const isAsked =
    providerReference === undefined
      ? collection.sequenceId === reference
      : collection.id === providerReference && (collection.sequenceId ?? reference) === reference;
  if (!isAsked) {
    throw unavailable(`${reader.title} described another collection than the one asked for.`);
  }
  const isInCurrency = collection.currency === sourceCurrency;
  const base = {
    providerReference: collection.id,
    feeMinor: isInCurrency ? keptOf(collection, sourceCurrency) : undefined,
    reason: undefined,
  };
  const status = collection.status.toLowerCase();
  if (status === 'complete') {
    const { convertedAmount } = collection;
    const amount = typeof convertedAmount === 'string' ? convertedAmount : plainDecimal(convertedAmount ?? 0);
    return isInCurrency && decimalToScaled(amount, SOURCE_CURRENCIES[sourceCurrency]) === asked.sourceMinor
      ? { ...base, status: 'approved' }
      : { ...base, status: 'review', reason: 'The provider collected another amount than was asked for.' };
  }
  const outcome = OUTCOMES.get(status);
  if (!outcome) {
    const reason = `The provider calls the collection "${status.slice(0, 40)}".`;
    return { ...base, status: 'review', reason };
  }
  if (outcome.status !== 'refused') return { ...base, ...outcome };
  const code = collection.errorCode ? ` (${collection.errorCode})` : '';
  const isNotApproved = NOT_APPROVED_CODES.has(collection.errorCode ?? '');
  return { ...base, ...outcome, reason: `${isNotApproved ? NOT_APPROVED_IN_TIME : outcome.reason}${code}` };
}
