import { z } from 'zod';
import {
  type AutomaticPayouts,
  PayoutsHeldError,
  readAutomaticPayouts,
  resumeAutomaticPayouts,
  setAutomaticPayouts,
  stopAutomaticPayouts,
  timeOfMinute,
} from '../../db/orders/automaticPayouts/settings.ts';
import { momentInLagos } from '../../domain/dayInLagos.ts';
import { DomainError, RetryLaterError, ValidationError } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import {
  type AutomaticPayoutTerms,
  PAUSE_REASONS,
  PAYOUT_RULES,
  type PauseReason,
} from '../../domain/orders/automaticPayout.ts';
import { actorOf } from '../actor.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { untilEnd } from '../pricing.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, exampleId, field, nairaAmount, requiredOr } from '../schemas.ts';

const { get, post } = routeGroup('Withdrawals', 'withdrawals', 'token');

const RULES = ['off', ...PAYOUT_RULES] as const;
const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

const automaticPayouts = z
  .object({
    rule: z.enum(RULES).meta({
      description: '`daily` pays once a day, `amount` as soon as more than `above` is available.',
      example: 'daily',
    }),
    at: field.textOrNull('17:00', 'When `daily` pays, in Lagos.'),
    above: z.number().nullable().meta({ description: 'Naira; of the rule `amount`.', example: null }),
    reserve: field.number(10_000, 'Naira that stay in the wallet.'),
    status: z.enum(['OFF', 'ACTIVE', 'PAUSED']).meta({ example: 'ACTIVE' }),
    pausedBecause: z
      .enum(Object.keys(PAUSE_REASONS) as [PauseReason, ...PauseReason[]])
      .nullable()
      .meta({ description: 'Paused payouts go on when they are resumed, or set anew.', example: null }),
    nextAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The earliest next payout.', example: '2026-01-31T16:00:00.000Z' }),
    failures: z
      .int()
      .meta({ description: 'Payouts in a row that were not made; the third pauses.', example: 0 }),
    latest: z
      .object({
        transactionId: field.text(exampleId('wd')),
        status: z.enum(['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED']).meta({ example: 'COMPLETED' }),
      })
      .nullable()
      .meta({ description: 'The latest payout that was made so.' }),
  })
  .meta({ id: 'AutomaticPayouts' });

const answerSchema = (name: string) => answerToToken(name, { automaticPayouts });

const body = z
  .object({
    rule: z.enum(RULES, requiredOr(`must be one of ${RULES.join(', ')}`)).meta({ example: 'daily' }),
    at: z
      .string('must be a time of the day in Lagos such as 17:00')
      .regex(TIME, 'must be a time of the day in Lagos such as 17:00')
      .optional()
      .meta({ example: '17:00' }),
    above: nairaAmount.optional().meta({ description: 'Naira; of the rule `amount`.', example: 100_000 }),
    reserve: z
      .union([z.literal(0).transform(() => 0n), nairaAmount], 'must be 0 or an amount of naira')
      .optional()
      .meta({ description: 'Naira that stay in the wallet; 0 when absent.', example: 10_000 }),
  })
  .meta({ id: 'AutomaticPayoutsChange', example: { rule: 'daily', at: '17:00', reserve: 10_000 } });

/** Naira that are paid to the settlement account by themselves, in the environment of the call. */
export const automaticPayoutRoutes = [
  get('/automatic-payouts', {
    operationId: 'getAutomaticPayouts',
    summary: 'Read the rule of automatic payouts',
    responses: { 200: { description: 'The setting.', schema: answerSchema('AutomaticPayoutsAnswer') } },
    handle: ({ caller }, dependencies) => answerOf(dependencies, caller),
  }),

  post('/automatic-payouts', {
    operationId: 'setAutomaticPayouts',
    permission: 'account:write',
    summary: 'Set the rule of automatic payouts',
    description:
      'Each payout is a withdrawal of all that is available, less fee and reserve. Its events have ' +
      '`isAutomatic: true`. Rules and limits are those of withdrawals by API key. A changed bank account, a ' +
      'reset password or a removed second factor pauses payouts; resume them after the hold on payouts.',
    body,
    responses: {
      200: { description: 'It is stored.', schema: answerSchema('AutomaticPayoutsChangeAnswer') },
    },
    handle: async (request, dependencies) => {
      const { caller } = request;
      const { database, config } = dependencies;
      const actor = actorOf(request);
      const terms = termsOf(request.body);
      if (terms) {
        const { holdMs } = config.payoutHold;
        await whileNotHeld(setAutomaticPayouts(database, caller, { terms, actor, holdMs }));
      } else await stopAutomaticPayouts(database, caller, { actor });
      return answerOf(dependencies, caller);
    },
  }),

  post('/automatic-payouts/resume', {
    operationId: 'resumeAutomaticPayouts',
    permission: 'account:write',
    errors: [409],
    summary: 'Resume payouts that are paused',
    description: 'Check the bank account first: payouts were paused because something was changed or failed.',
    responses: {
      200: { description: 'They are on.', schema: answerSchema('AutomaticPayoutsResumeAnswer') },
    },
    handle: async (request, dependencies) => {
      const { caller } = request;
      const { database, config } = dependencies;
      const resumption = { actor: actorOf(request), holdMs: config.payoutHold.holdMs };
      const isOn = await whileNotHeld(resumeAutomaticPayouts(database, caller, resumption));
      if (!isOn) throw new DomainError('state_conflict', 'automatic payouts are off');
      return answerOf(dependencies, caller);
    },
  }),
];

/** @returns undefined for `off`. @throws ValidationError when the rule lacks its own field, or has that of another. */
function termsOf({ rule, at, above, reserve = 0n }: z.infer<typeof body>): AutomaticPayoutTerms | undefined {
  if (rule === 'off') return undefined;
  const [needed, other] = rule === 'daily' ? (['at', 'above'] as const) : (['above', 'at'] as const);
  const given = { at, above };
  const problems = [
    ...(given[needed] === undefined ? [{ path: needed, message: `is required by the rule ${rule}` }] : []),
    ...(given[other] === undefined
      ? []
      : [{ path: other, message: `must not be set with the rule ${rule}` }]),
    ...(above !== undefined && above <= reserve
      ? [{ path: 'above', message: 'must be above the reserve' }]
      : []),
  ];
  if (problems.length > 0) throw new ValidationError('invalid request', problems);
  const [hours = 0, minutes = 0] = at?.split(':').map(Number) ?? [];
  return {
    rule,
    atMinute: at === undefined ? undefined : hours * 60 + minutes,
    aboveMinor: above,
    reserveMinor: reserve,
  };
}

/** @throws RetryLaterError `payouts_on_hold`. */
async function whileNotHeld<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PayoutsHeldError)) throw error;
    const { untilMs } = error.hold;
    const message = `payouts are on hold until ${momentInLagos(untilMs)}; try again then`;
    throw new RetryLaterError('payouts_on_hold', message, untilEnd(untilMs));
  }
}

async function answerOf({ database }: Pick<ApiDependencies, 'database'>, caller: Caller) {
  return ok({ automaticPayouts: present(await readAutomaticPayouts(database, caller)) });
}

function present(stored: AutomaticPayouts | undefined) {
  const set = stored?.status === 'OFF' ? undefined : stored;
  const atMinute = set?.atMinute;
  const aboveMinor = set?.aboveMinor;
  return {
    rule: set?.rule ?? 'off',
    at: atMinute === undefined ? null : timeOfMinute(atMinute),
    above: aboveMinor === undefined ? null : minorToNumber(aboveMinor, 'NGN'),
    reserve: minorToNumber(set?.reserveMinor ?? 0n, 'NGN'),
    status: set?.status ?? 'OFF',
    pausedBecause: set?.pausedBecause ?? null,
    nextAt: set?.status === 'ACTIVE' ? new Date(set.dueAtMs).toISOString() : null,
    failures: set?.failures ?? 0,
    latest: stored?.latest ?? null,
  };
}
