import { z } from 'zod';
import {
  type BalanceAlerts,
  changeBalanceAlerts,
  readBalanceAlerts,
} from '../../db/merchants/balanceAlerts.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Asset, minorToNumber } from '../../domain/money.ts';
import { actorOf } from '../actor.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, nairaAmount, usdtAmount } from '../schemas.ts';

const { get, patch } = routeGroup('Account', 'account', 'token');

const alert = (threshold: number) =>
  z
    .object({
      threshold: z.number().meta({ example: threshold }),
      isLow: z.boolean().meta({ description: 'Whether less is available now.', example: false }),
    })
    .nullable();

const alerts = z
  .object({ ngn: alert(50_000), usdt: alert(100) })
  .meta({ id: 'BalanceAlerts', description: 'Null where there is none.' });

const change = z
  .object(
    {
      ngn: nairaAmount
        .nullable()
        .optional()
        .meta({ description: 'Naira; null turns it off.', example: 50_000 }),
      usdt: usdtAmount.nullable().optional().meta({ description: 'USDT; null turns it off.', example: 100 }),
    },
    'must be a JSON object',
  )
  .meta({ id: 'BalanceAlertsChange', minProperties: 1 });

/** Below what balance a business is notified, in the environment of the call. */
export const balanceAlertRoutes = [
  get('/balance-alerts', {
    operationId: 'getBalanceAlerts',
    summary: 'Read below what balance you are notified',
    responses: {
      200: {
        description: 'The alerts.',
        schema: answerToToken('BalanceAlertsAnswer', { balanceAlerts: alerts }),
      },
    },
    handle: async ({ caller }, { database }) =>
      ok({ balanceAlerts: present(await readBalanceAlerts(database, caller)) }),
  }),

  patch('/balance-alerts', {
    operationId: 'changeBalanceAlerts',
    summary: 'Set balance alerts',
    description:
      'When the available balance falls below a threshold, you get one mail and one event `balance.low`. ' +
      'The next ones come after it has recovered and fallen again. For a balance already below a new ' +
      'threshold you get neither.',
    body: change,
    refuse: (body) => {
      if (body.ngn === undefined && body.usdt === undefined)
        throw new DomainError('invalid_request', 'name at least one of: ngn, usdt');
    },
    responses: {
      200: {
        description: 'The alerts since.',
        schema: answerToToken('BalanceAlertsChangeAnswer', { balanceAlerts: alerts }),
      },
    },
    handle: async (request, { database }) => {
      const { caller, body } = request;
      const how = { change: { NGN: body.ngn, USDT: body.usdt }, actor: actorOf(request) };
      return ok({ balanceAlerts: present(await changeBalanceAlerts(database, caller, how)) });
    },
  }),
];

function present(stored: BalanceAlerts) {
  const shown = (asset: Asset) => {
    const found = stored[asset];
    return found ? { threshold: minorToNumber(found.thresholdMinor, asset), isLow: found.isLow } : null;
  };
  return { ngn: shown('NGN'), usdt: shown('USDT') };
}
