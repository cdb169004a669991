import { z } from 'zod';
import { countUnderWay, readDayTotals } from '../../db/ledger/dailyTotals.ts';
import { dayInLagosOf } from '../../domain/dayInLagos.ts';
import { type Asset, minorToNumber } from '../../domain/money.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { answer, exampleId, field, wholeNumberText } from '../schemas.ts';
import { goingLive, readGoingLive } from './goingLive.ts';
import { openDecisions, readDecisionsOf } from './openDecisions.ts';

const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;

export const overviewQuery = z.object({
  days: wholeNumberText({ least: 1, most: MAX_DAYS, otherwise: DEFAULT_DAYS }).meta({
    description: `How many days, today included; ${DEFAULT_DAYS} when absent.`,
    example: DEFAULT_DAYS,
  }),
});

const balance = (available: number) =>
  z.object({
    available: field.number(available),
    held: field.number(0, 'On hold for pending payments.'),
  });

export const overviewAnswer = answer('OverviewAnswer', {
  overview: z.object({
    businessId: field.text(exampleId('biz')),
    businessName: field.text('Demo Merchant'),
    balances: z.object({ ngn: balance(48_475), usdt: balance(25) }),
    debt: field.number(0, 'Naira that you owe. Incoming money repays it first.'),
    days: z
      .array(
        z.object({
          date: z.iso.date().meta({ description: 'A day in Lagos.', example: '2026-01-31' }),
          received: field.number(100_000, 'Naira that customers paid, before commission.'),
          withdrawn: field.number(50_000, 'Naira that was withdrawn, without fees.'),
          bills: field.number(0, 'Naira that bills cost.'),
          fees: field.number(1_525, 'Naira: commission on incoming money, and fees of withdrawals.'),
          usdtReceived: field.number(25, 'USDT that was credited.'),
        }),
      )
      .meta({
        description:
          'Oldest first, with empty days. A transaction counts on the day of its creation while it is ' +
          'COMPLETED: a reversed one leaves its day.',
      }),
    needsDecision: openDecisions,
    goingLive,
    underWay: z
      .object({
        withdrawals: z.int().meta({ example: 1 }),
        bills: z.int().meta({ example: 0 }),
        sessions: z.int().meta({ description: 'USDT payment sessions.', example: 2 }),
        sales: z.int().meta({ description: 'Sales of USDT.', example: 0 }),
        collections: z.int().meta({ example: 0 }),
      })
      .meta({ description: 'How many of each are in progress.' }),
  }),
});

/** What a merchant sees at a glance, of the days up to this moment. It costs the same however long its history is. */
export async function readOverview(
  dependencies: ApiDependencies,
  caller: Caller,
  { days, nowMs }: { readonly days: number; readonly nowMs: number },
) {
  const { database, ledger } = dependencies;
  const range = { from: dayInLagosOf(nowMs - (days - 1) * DAY_MS), to: dayInLagosOf(nowMs) };
  const balanceOf = async (asset: Asset) => {
    const { availableMinor, heldMinor } = await ledger.balances(caller, asset);
    return { available: minorToNumber(availableMinor, asset), held: minorToNumber(heldMinor, asset) };
  };
  const [ngn, usdt, debtMinor, totals, underWay, needsDecision, steps] = await Promise.all([
    balanceOf('NGN'),
    balanceOf('USDT'),
    ledger.debtMinor(caller),
    readDayTotals(database, caller, range),
    countUnderWay(database, caller),
    readDecisionsOf(dependencies, caller),
    readGoingLive(dependencies, caller),
  ]);
  return {
    businessId: caller.businessId,
    businessName: caller.businessName,
    balances: { ngn, usdt },
    debt: minorToNumber(debtMinor, 'NGN'),
    days: totals.map((day) => ({
      date: day.date,
      received: minorToNumber(day.receivedMinor, 'NGN'),
      withdrawn: minorToNumber(day.withdrawnMinor, 'NGN'),
      bills: minorToNumber(day.billsMinor, 'NGN'),
      fees: minorToNumber(day.feesMinor, 'NGN'),
      usdtReceived: minorToNumber(day.usdtReceivedMinor, 'USDT'),
    })),
    needsDecision,
    goingLive: steps,
    underWay,
  };
}
