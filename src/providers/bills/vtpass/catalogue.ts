import { z } from 'zod';
import type { Biller, BillKind, BillPlan } from '../../../domain/orders/bill.ts';
import type { Ask } from '../../answers.ts';
import { minorOf, nairaSchema, roundedMinorOf } from '../../naira.ts';
import { reader } from './client.ts';

/** Every service that is sold here, with its plans. */
export async function listBillers(ask: Ask<object>): Promise<readonly Biller[]> {
  const { read } = reader;
  const categories = read(categoriesSchema, await ask({ path: '/service-categories' }), 'list of categories');
  const billers: Biller[] = [];
  for (const { identifier } of categories.content) {
    const kind = KIND_OF_CATEGORY.find(([pattern]) => pattern.test(identifier))?.[1];
    if (kind === undefined) continue;
    const answer = await ask({ path: '/services', query: { identifier } });
    for (const service of read(servicesSchema, answer, 'list of services').content) {
      if (!isServed(kind, service.serviceID)) continue;
      const plans = kind === 'data' || kind === 'tv' ? await listPlans(ask, service.serviceID) : [];
      const smallestMinor = roundedMinorOf(service.minimium_amount ?? 1);
      const largestMinor = roundedMinorOf(service.maximum_amount ?? 0);
      if (smallestMinor === undefined || largestMinor === undefined || largestMinor <= 0n) continue;
      billers.push({
        kind,
        id: idOf(kind, service.serviceID),
        serviceId: service.serviceID,
        name: service.name.trim(),
        smallestMinor: smallestMinor > 0n ? smallestMinor : 1n,
        largestMinor,
        plans,
      });
    }
  }
  return billers;
}

/** The plans of a service. */
export async function listPlans(ask: Ask<object>, serviceID: string): Promise<readonly BillPlan[]> {
  const answer = await ask({ path: '/service-variations', query: { serviceID } });
  const { content } = reader.read(variationsSchema, answer, 'list of plans');
  // VTpass documents this field under both spellings.
  return (content.variations ?? content.varations ?? []).flatMap((variation) => {
    const priceMinor = minorOf(variation.variation_amount);
    // What has no price of its own is not a plan: the amount would be the customer's choice.
    if (priceMinor === undefined || priceMinor <= 0n) return [];
    return [{ code: variation.variation_code, name: variation.name.trim(), priceMinor }];
  });
}

const categoriesSchema = z.object({ content: z.array(z.object({ identifier: z.string() })) });
const servicesSchema = z.object({
  content: z.array(
    z.object({
      serviceID: z.string().min(1),
      name: z.string(),
      minimium_amount: nairaSchema.nullish(),
      maximum_amount: nairaSchema.nullish(),
    }),
  ),
});
const variations = z
  .array(z.object({ variation_code: z.string().min(1), name: z.string(), variation_amount: nairaSchema }))
  .nullish();
const variationsSchema = z.object({ content: z.object({ variations, varations: variations }) });

/**
 * VTpass's categories and what they are here. Betting is not in its public list; where an account is given such a
 * category, its services are sold like the others.
 */
const KIND_OF_CATEGORY: readonly (readonly [RegExp, BillKind])[] = [
  [/^airtime$/, 'airtime'],
  [/^data$/, 'data'],
  [/^electricity-bill$/, 'electricity'],
  [/^tv-subscription$/, 'tv'],
  [/^bet/, 'bet'],
];

/**
 * Whether our order of this kind says all that the service needs. Not so of foreign airtime, which wants a country; of
 * internet providers, which want an account of theirs; and of Showmax, which has no card.
 */
function isServed(kind: BillKind, serviceId: string): boolean {
  if (kind === 'airtime') return /^(mtn|airtel|glo|etisalat|9mobile)$/.test(serviceId);
  if (kind === 'data') return /-data$/.test(serviceId);
  return serviceId !== 'showmax';
}

/** How merchants name a service: networks by their present names, the same for airtime and data. */
function idOf(kind: BillKind, serviceId: string): string {
  const id = kind === 'data' ? serviceId.replace(/-data$/, '') : serviceId;
  return id.replace(/^etisalat/, '9mobile');
}
