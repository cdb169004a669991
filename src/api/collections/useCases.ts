import { collectionStatusQuery } from '../../contract/messages.ts';
import { findBusinessParticulars } from '../../db/merchants/businesses.ts';
import {
  acceptCollection,
  acceptedCollection,
  loadCollection,
  type NewCollection,
} from '../../db/orders/collections.ts';
import { parseSourceAmountMinor, SOURCE_CURRENCIES } from '../../domain/currencies.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import { effectivePricing } from '../../domain/ledger/pricing.ts';
import { scaledToDecimal } from '../../domain/money.ts';
import type { CollectionRecord } from '../../domain/orders/collection.ts';
import { type CollectionTerms, collectionTerms } from '../../domain/orders/exchangeRate.ts';
import type { Corridor } from '../../providers/collections/port.ts';
import type { Fresh } from '../../providers/rates/fresh.ts';
import { acceptOrder, configured, newOrder, readAfterAcceptance, requireApproval } from '../acceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { orderFinder } from '../currentState.ts';
import type { OrderRequest } from '../route.ts';
import type { CollectionBody } from './schema.ts';

export const INVALID_COLLECTION = 'invalid collection details';

/**
 * Where money can be collected now, at rates that may be used.
 *
 * @throws DomainError `provider_not_configured`, `rate_unavailable`.
 */
export async function listCorridors(
  { corridorsOf }: ApiDependencies,
  { environment }: Caller,
): Promise<readonly Fresh<Corridor>[]> {
  return configured(corridorsOf(environment), 'collections are').current();
}

/**
 * Begins a collection abroad at the present rate, which is locked with it, and starts its workflow. The outcome takes
 * as long as the customer does.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `registration_number_missing`, `rate_unavailable`;
 * ValidationError naming what cannot be collected. Then nothing was begun.
 */
export async function beginCollection(
  dependencies: ApiDependencies,
  { caller, body, idempotency }: OrderRequest<CollectionBody>,
): Promise<CollectionRecord> {
  const { config, orderAccounts, database, starter } = dependencies;
  const { businessId, environment } = caller;
  requireApproval(caller, 'collections');
  const provider = configured(orderAccounts[environment].collection.current, 'collections are');
  if (provider.needsRegistrationNumber) {
    const { registrationNumber } = await findBusinessParticulars(database, businessId);
    if (registrationNumber === undefined) {
      throw new DomainError(
        'registration_number_missing',
        'save the registrationNumber of your business first (PATCH /me)',
      );
    }
  }
  const { corridors, paymentMethod } = corridorsFor(body, await listCorridors(dependencies, caller));
  const { spreadBasisPoints } = effectivePricing(config.pricing, caller.pricing).exchange;
  const terms = termsWithin(body, corridors, spreadBasisPoints);
  const collection: NewCollection = {
    ...newOrder('collection', caller, { provider, body }),
    terms,
    country: body.country,
    paymentMethod,
    givenAmount: body.sourceAmount === undefined ? 'target' : 'source',
    customer: body.customer,
    approvalWindowMs: provider.approvalWindowMs,
  };
  const { createdAt: _, ...message } = await acceptOrder(dependencies, 'collection', {
    order: collection,
    amountMinor: terms.targetMinor,
    store: (start) => acceptCollection(dependencies, collection, { start, idempotency }),
  });
  starter.dispatchSoon([message]);
  return readAfterAcceptance(
    dependencies,
    () => loadCollection(database, collection.collectionId),
    acceptedCollection(collection, Date.now()),
  );
}

/** An owner's collection as it stands now; undefined when it has none of that id. */
export const findCollection = orderFinder('collection', loadCollection, collectionStatusQuery);

function givenAmountOf({ sourceAmount, targetAmount, sourceCurrency }: CollectionBody) {
  if (sourceAmount !== undefined) {
    return { sourceMinor: parseSourceAmountMinor(sourceAmount, sourceCurrency) };
  }
  invariant(targetAmount !== undefined, 'A collection that was validated names no amount.');
  return { targetMinor: targetAmount };
}

/** The corridors that a request may take, and the payment method by its own name. */
function corridorsFor(
  body: CollectionBody,
  corridors: readonly Fresh<Corridor>[],
): { readonly corridors: readonly Corridor[]; readonly paymentMethod: string } {
  const ofCurrency = corridors.filter(({ sourceCurrency }) => sourceCurrency === body.sourceCurrency);
  const ofCountry = ofCurrency.filter(({ country }) => country === body.country);
  if (ofCountry.length === 0) {
    const countries = new Set(ofCurrency.map(({ country }) => country));
    throw countries.size === 0
      ? refusal('sourceCurrency', `${body.sourceCurrency} cannot be collected at the moment`)
      : refusal('country', `must be one of ${[...countries].join(', ')} for ${body.sourceCurrency}`);
  }
  const methods = new Set(ofCountry.flatMap(({ paymentMethods }) => paymentMethods));
  const paymentMethod = [...methods].find((name) => name.toLowerCase() === body.paymentMethod.toLowerCase());
  if (paymentMethod === undefined) {
    throw refusal('paymentMethod', `must be one of ${[...methods].join(', ')}`);
  }
  return {
    corridors: ofCountry.filter(({ paymentMethods }) => paymentMethods.includes(paymentMethod)),
    paymentMethod,
  };
}

/**
 * The terms of a collection by the first corridor that takes its amount.
 *
 * @throws ValidationError when none does, naming all their bounds, or what amounts are multiples of.
 */
function termsWithin(
  body: CollectionBody,
  corridors: readonly Corridor[],
  spreadBasisPoints: bigint,
): CollectionTerms {
  const { sourceCurrency } = body;
  const offers = corridors.map((corridor) => ({
    ...corridor,
    terms: collectionTerms({
      sourceCurrency,
      amount: givenAmountOf(body),
      providerRateScaled: corridor.providerRateScaled,
      sourceStepMinor: corridor.sourceStepMinor,
      fee: corridor.fee,
      spreadBasisPoints,
    }),
  }));
  const isWithin = ({ terms, minSourceMinor, maxSourceMinor }: (typeof offers)[number]) =>
    terms.sourceMinor >= minSourceMinor && terms.sourceMinor <= maxSourceMinor && terms.targetMinor > 0n;
  const within = offers.filter(isWithin);
  const found = within.find(({ terms, sourceStepMinor }) => terms.sourceMinor % sourceStepMinor === 0n);
  if (found) return found.terms;
  const written = (minor: bigint) => scaledToDecimal(minor, SOURCE_CURRENCIES[sourceCurrency]);
  if (within[0]) {
    const step = written(within[0].sourceStepMinor);
    throw refusal('sourceAmount', `must be a multiple of ${step} ${sourceCurrency}`);
  }
  const bounds = offers
    .map(
      ({ minSourceMinor, maxSourceMinor }) => `from ${written(minSourceMinor)} to ${written(maxSourceMinor)}`,
    )
    .join(', or ');
  const asked = offers.map(({ terms }) => written(terms.sourceMinor))[0];
  if (body.sourceAmount !== undefined) throw refusal('sourceAmount', `must be ${bounds} ${sourceCurrency}`);
  const problem = `must ask the customer for an amount ${bounds} ${sourceCurrency}; this asks for ${asked}`;
  throw refusal('targetAmount', problem);
}

const refusal = (path: string, problem: string) => invalidField(INVALID_COLLECTION, path, problem);
