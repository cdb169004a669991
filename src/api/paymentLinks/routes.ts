import type { z } from 'zod';
import {
  changePaymentLink,
  createPaymentLink,
  findPaymentLink,
  listPaymentLinks,
  type PaymentLink,
  type PaymentLinkFilter,
  summarizePaymentLinks,
} from '../../db/usdt/paymentLinks.ts';
import { DomainError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import { noteCreated } from '../../observability/logger.ts';
import { actorOf } from '../actor.ts';
import { listFilter, presentSummary } from '../lists/query.ts';
import { found, ok, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import { linkPath } from './page.ts';
import * as schemas from './schema.ts';
import { readTerms } from './terms.ts';

const { csv, get, list, patch, post } = routeGroup('Payment links', 'usdt_payments');

const NOUN = 'payment link';

/** One object, so that it stands in /openapi.json once. */
const LINK = { description: 'The link.', schema: schemas.linkAnswer };

/** The routes of links: pages that a merchant shares, on which customers begin sessions. */
export const paymentLinkRoutes = [
  post('/payment-links', {
    operationId: 'createPaymentLink',
    summary: 'Create a payment link',
    description:
      'A page to share, on which each customer begins a USDT payment. Amount and currency never change. A ' +
      'price in naira needs a current rate, as for POST /crypto/payments/create.',
    body: schemas.newPaymentLink,
    invalidMessage: schemas.INVALID_LINK,
    responses: { 200: LINK },
    handle: async (request, dependencies) => {
      const { caller, body } = request;
      const { businessId, environment } = caller;
      const link = await createPaymentLink(dependencies.database, {
        businessId,
        environment,
        ...(await readTerms(dependencies, caller, body)),
        title: body.title,
        description: body.description,
        referenceLabel: body.referenceLabel,
        returnUrl: body.returnUrl,
        thankYouText: body.thankYouText,
        actor: actorOf(request),
      });
      noteCreated(link.id);
      return ok({ paymentLink: presentLink(link, request) });
    },
  }),

  list('/payment-links', {
    operationId: 'listPaymentLinks',
    summary: 'List payment links, newest first',
    query: schemas.linkQuery,
    name: 'paymentLinks',
    schema: schemas.linkListAnswer,
    read: ({ caller, query, page }, { database }) =>
      listPaymentLinks(database, caller, { ...filterOf(query), page }),
    present: presentLink,
    summarize: async ({ caller, query }, { database }) =>
      presentSummary(await summarizePaymentLinks(database, caller, filterOf(query)), undefined),
  }),

  // Before the route of one link, whose id could be any text.
  csv('/payment-links/export', {
    operationId: 'exportPaymentLinks',
    summary: 'Download payment links as CSV, newest first',
    query: schemas.linkQuery,
    name: 'payment-links',
    columns: schemas.EXPORTED_FIELDS,
    read: ({ caller, query, page }, { database }) =>
      listPaymentLinks(database, caller, { ...filterOf(query), page }),
    present: presentLink,
  }),

  get('/payment-links/{id}', {
    operationId: 'getPaymentLink',
    summary: 'Read one payment link',
    description: 'GET /crypto/payments?paymentLinkId={id} lists its payments.',
    params: schemas.linkParams,
    responses: { 200: LINK },
    handle: async (request, { database }) => {
      const link = found(await findPaymentLink(database, request.caller, request.params.id), NOUN);
      return ok({ paymentLink: presentLink(link, request) });
    },
  }),

  patch('/payment-links/{id}', {
    operationId: 'changePaymentLink',
    summary: 'Change a payment link, turn it off or on',
    description: 'Fields that are not named stay; null removes one. Payments that were begun stay open.',
    params: schemas.linkParams,
    body: schemas.paymentLinkChange,
    invalidMessage: schemas.INVALID_LINK,
    refuse: (body) => {
      if (schemas.LINK_FIELDS.some((name) => body[name] !== undefined)) return;
      throw new DomainError('invalid_request', `name at least one of: ${schemas.LINK_FIELDS.join(', ')}`);
    },
    responses: { 200: LINK },
    handle: async (request, { database }) => {
      const { caller, params, body } = request;
      const change = { id: params.id, change: body, actor: actorOf(request) };
      const link = found(await changePaymentLink(database, caller, change), NOUN);
      return ok({ paymentLink: presentLink(link, request) });
    },
  }),
];

function filterOf({ active, ...query }: z.infer<z.ZodObject<typeof schemas.linkQuery>>): PaymentLinkFilter {
  return { isActive: active, ...listFilter(query) };
}

function presentLink(link: PaymentLink, { origin }: { readonly origin: string }) {
  const inMajor = (minor: bigint | undefined) =>
    minor === undefined ? undefined : minorToNumber(minor, link.currency);
  return shown(schemas.paymentLink, {
    ...link,
    amount: inMajor(link.amountMinor),
    minAmount: inMajor(link.minAmountMinor),
    maxAmount: inMajor(link.maxAmountMinor),
    url: `${origin}${linkPath(link.id)}`,
  });
}
