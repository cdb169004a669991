import type { Evidence, Finding, RecordRow, StatementEvidence } from './evidence.ts';
import { amountOf, finding, lookAtRecord } from './looks.ts';
import { withdrawalFee } from './terms.ts';

/**
 * Payouts that merchants have made by themselves: each is of a merchant that wants them, by its rule, at the fee of a withdrawal, is
 * known as one of the merchant's payouts, leaves the reserve, and is over before the next one begins.
 */
export function checkOwnPayments(evidence: Evidence): readonly Finding[] {
  const payouts = evidence.tables.records.filter(({ isAutomatic }) => isAutomatic);
  return [
    ...payouts.flatMap((payout) => checkPayout(evidence, payout)),
    ...checkDays(evidence),
    ...evidence.statements.flatMap((statement) => checkOrderOfPayouts(evidence, statement, payouts)),
  ];
}

function checkPayout({ merchants, tables }: Evidence, payout: RecordRow): readonly Finding[] {
  const { id, businessId, environment, amountMinor, feeMinor } = payout;
  const terms = merchants.find((merchant) => merchant.businessId === businessId)?.payouts;
  const run = tables.payoutRuns.find(({ recordId }) => recordId === id);
  const wrong = (what: string) =>
    finding(
      'WRONG PAYOUT',
      `payout ${id} of ${businessId} in ${environment} ${what}`,
      lookAtRecord('transactions', id),
    );
  const findings: Finding[] = [];
  if (!terms) findings.push(wrong('is of a merchant that has none made by themselves'));
  if (!run) findings.push(wrong('is not known as one that was made by itself'));
  else if (run.businessId !== businessId || run.environment !== environment || run.rule !== terms?.rule)
    findings.push(
      wrong(`is known as one of ${run.businessId} in ${run.environment} by the rule ${run.rule}`),
    );
  if (feeMinor !== withdrawalFee(amountMinor))
    findings.push(wrong(`has a fee of ${amountOf(feeMinor, 'NGN')}`));
  return findings;
}

/** A day is paid once. */
function checkDays({ tables }: Evidence): readonly Finding[] {
  const daily = tables.payoutRuns.filter(({ rule }) => rule === 'daily');
  const days = Map.groupBy(
    daily,
    ({ businessId, environment, day }) => `${day} of ${businessId} in ${environment}`,
  );
  return [...days]
    .filter(([, runs]) => runs.length > 1)
    .map(([day, runs]) => {
      const ids = runs.map(({ recordId }) => recordId).join(' and ');
      return finding('DOUBLED', `${day} was paid as ${ids}`, 'select * from automatic_payout_runs');
    });
}

/** As its merchant reads it: a payout begins after the one before has ended, and leaves what is to stay in the wallet. */
function checkOrderOfPayouts(
  { merchants }: Evidence,
  { businessId, environment, asset, entries = [] }: StatementEvidence,
  payouts: readonly RecordRow[],
): readonly Finding[] {
  const terms = merchants.find((merchant) => merchant.businessId === businessId)?.payouts;
  if (asset !== 'NGN' || !terms) return [];
  const byId = new Map(payouts.map((payout) => [payout.id, payout]));
  const findings: Finding[] = [];
  let open: string | undefined;
  for (const { recordId, amounts, balances } of entries) {
    const payout = byId.get(recordId);
    if (!payout) continue;
    const look = lookAtRecord('transactions', recordId);
    // One whose record was made again was decided before its restore.
    const isDecidedNow = amounts.held > 0n && !payout.isRecreated;
    if (isDecidedNow && open !== undefined) {
      const says = `payout ${recordId} of ${businessId} in ${environment} began while ${open} was under way`;
      findings.push(finding('TWO PAYOUTS AT ONCE', says, look));
    }
    if (isDecidedNow && balances.available < terms.reserveMinor) {
      const left = amountOf(balances.available, 'NGN');
      findings.push(
        finding('RESERVE TAKEN', `payout ${recordId} of ${businessId} in ${environment} left ${left}`, look),
      );
    }
    if (amounts.held > 0n) open = recordId;
    else if (open === recordId) open = undefined;
  }
  return findings;
}
