import { z } from 'zod';
import { readSessionSales, setSessionSales } from '../../db/usdt/sessionSales.ts';
import { SESSION_SALE_DESTINATIONS } from '../../domain/orders/sessionSale.ts';
import { settlementAccountOf } from '../acceptance.ts';
import { actorOf } from '../actor.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, requiredOr } from '../schemas.ts';

const { get, post } = routeGroup('USDT sales', 'usdt_sales', 'token');

const CHOICES = ['off', ...SESSION_SALE_DESTINATIONS] as const;

const sellTo = z.enum(CHOICES).meta({
  description:
    '`wallet` credits the NGN wallet, `bank` pays the settlement bank account, `off` leaves USDT in the balance.',
  example: 'wallet',
});

/** Whether settled sessions are sold for naira at once, in the environment of the call. */
export const sessionSaleRoutes = [
  get('/crypto/session-sales', {
    operationId: 'getSessionSales',
    summary: 'Read whether settled USDT payments are sold at once',
    responses: {
      200: { description: 'The setting.', schema: answerToToken('SessionSalesAnswer', { sellTo }) },
    },
    handle: async ({ caller }, { database }) =>
      ok({ sellTo: (await readSessionSales(database, caller)) ?? 'off' }),
  }),

  post('/crypto/session-sales', {
    operationId: 'setSessionSales',
    summary: 'Set whether settled USDT payments are sold at once',
    description:
      'From now on, each settled USDT payment is sold for naira, at its locked rate while that is honored, ' +
      'else at the current one. What cannot be sold stays in the USDT balance, and you get a mail.',
    body: z
      .object({
        sellTo: z
          .enum(CHOICES, requiredOr(`must be one of ${CHOICES.join(', ')}`))
          .meta({ example: 'wallet' }),
      })
      .meta({ id: 'SessionSalesChange' }),
    responses: {
      200: { description: 'It is stored.', schema: answerToToken('SessionSalesChangeAnswer', { sellTo }) },
    },
    handle: async (request, dependencies) => {
      const { caller, body } = request;
      if (body.sellTo === 'bank') await settlementAccountOf(dependencies, caller);
      const to = body.sellTo === 'off' ? undefined : body.sellTo;
      await setSessionSales(dependencies.database, caller, { to, actor: actorOf(request) });
      return ok({ sellTo: body.sellTo });
    },
  }),
];
