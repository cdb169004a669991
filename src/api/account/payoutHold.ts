import { z } from 'zod';
import { setKeyPayoutHold } from '../../db/merchants/businessAdministration.ts';
import { findSettlementAccount } from '../../db/merchants/businesses.ts';
import { momentInLagos } from '../../domain/dayInLagos.ts';
import { RetryLaterError } from '../../domain/errors.ts';
import { ENVIRONMENTS, minorToNumber } from '../../domain/money.ts';
import { actorOf } from '../actor.ts';
import { holdOf, untilEnd } from '../pricing.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, field, requiredOr } from '../schemas.ts';

const { get, post } = routeGroup('Account', 'account', 'token');

const hold = z
  .object({
    until: z.iso.datetime(),
    reason: z.enum(['bank_account_changed', 'access_changed']).meta({ example: 'bank_account_changed' }),
    dailyLimit: field.number(20_000, 'Naira that may be paid out on a day meanwhile; 0 when payouts wait.'),
  })
  .nullable()
  .meta({ description: 'Null when payouts are not held.' });

const includesKeys = z
  .boolean()
  .meta({ description: 'Whether a hold includes payouts by API key.', example: false });

export const payoutHoldRoutes = [
  get('/payout-hold', {
    operationId: 'getPayoutHold',
    summary: 'Read whether payouts are held, and until when',
    description:
      'A new bank account, a removed second factor or a reset password holds withdrawals and USDT sales ' +
      'from the dashboard for a while. Refunds of USDT wait too, unless the bank account is the cause.',
    responses: {
      200: { description: 'The hold.', schema: answerToToken('PayoutHoldAnswer', { hold, includesKeys }) },
    },
    handle: async ({ caller }, { config, database }) => {
      const account = await findSettlementAccount(database, caller);
      const held = holdOf(config, caller, account?.changedAtMs);
      return ok({
        hold: held
          ? {
              until: new Date(held.untilMs).toISOString(),
              reason: held.reason,
              dailyLimit: minorToNumber(config.payoutHold.perDayMinor, 'NGN'),
            }
          : null,
        includesKeys: caller.holdsKeyPayouts,
      });
    },
  }),

  post('/payout-hold', {
    operationId: 'setPayoutHold',
    summary: 'Set whether a hold on payouts includes those by API key',
    description:
      'A hold (`GET /payout-hold`) leaves out payouts by API key unless you include them. During a hold, keys can ' +
      'be included but not taken out.',
    body: z
      .object({
        includesKeys: z.boolean(requiredOr('must be true or false')).meta({ example: true }),
      })
      .meta({ id: 'PayoutHoldChange' }),
    responses: {
      200: {
        description: 'It is stored.',
        schema: answerToToken('PayoutHoldChangeAnswer', { includesKeys }),
      },
    },
    handle: async (request, { config, database }) => {
      const { caller, body } = request;
      // The switch is one for both environments.
      const accounts = await Promise.all(
        ENVIRONMENTS.map((environment) => findSettlementAccount(database, { ...caller, environment })),
      );
      const changes = accounts.flatMap((account) => account?.changedAtMs ?? []);
      const held = holdOf(config, caller, changes.length > 0 ? Math.max(...changes) : undefined);
      if (held && !body.includesKeys && caller.holdsKeyPayouts) {
        const until = momentInLagos(held.untilMs);
        const message = `payouts are on hold until ${until}; try again then`;
        throw new RetryLaterError('payouts_on_hold', message, untilEnd(held.untilMs));
      }
      await setKeyPayoutHold(database, caller.businessId, {
        includesKeys: body.includesKeys,
        actor: actorOf(request),
      });
      return ok({ includesKeys: body.includesKeys });
    },
  }),
];
