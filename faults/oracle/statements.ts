import type { Evidence, Finding, StatementEvidence } from './evidence.ts';
import { amountOf, finding } from './looks.ts';

/**
 * What merchants read of their wallets: from nothing, every movement leads to the balances that it names, the last ones are
 * those of the ledger, and each movement is of something that the merchant knows.
 */
export function checkStatements(evidence: Evidence): readonly Finding[] {
  return evidence.statements.flatMap((statement) => checkStatement(evidence, statement));
}

function checkStatement({ tables }: Evidence, statement: StatementEvidence): readonly Finding[] {
  const { businessId, environment, asset, opening, closing, entries } = statement;
  const what = `the statement of ${businessId} in ${asset} of ${environment}`;
  const look = `select * from ledger.accounts where business_id = '${businessId}' and asset = '${asset}'`;
  const says = (sentence: string) => finding('STATEMENT', `${what} ${sentence}`, look);
  if (entries === undefined) return [says('could not be read')];

  const findings: Finding[] = [];
  const text = ({ available, held, owed }: StatementEvidence['opening']) =>
    `${amountOf(available, asset)}, ${amountOf(held, asset)} on hold and ${amountOf(owed, asset)} owed`;
  const expectBalances = (
    place: string,
    found: StatementEvidence['opening'],
    expected: StatementEvidence['opening'],
  ) => {
    if (text(found) === text(expected)) return;
    findings.push(says(`has ${text(found)} ${place} and must have ${text(expected)}`));
  };
  expectBalances('before the first movement', opening, { available: 0n, held: 0n, owed: 0n });
  let balances = opening;
  for (const { id, amounts, balances: named } of entries) {
    balances = {
      available: balances.available + amounts.available,
      held: balances.held + amounts.held,
      owed: balances.owed + amounts.owed,
    };
    expectBalances(`after ${id}`, named, balances);
  }
  expectBalances('at its end', closing, balances);
  const accountOf = (kind: string) =>
    tables.accounts.find(
      (account) =>
        account.businessId === businessId &&
        account.environment === environment &&
        account.asset === asset &&
        account.kind === kind,
    )?.balanceMinor ?? 0n;
  expectBalances('at its end, by the ledger,', closing, {
    available: accountOf('available'),
    held: accountOf('held'),
    owed: -accountOf('debt'),
  });

  const known = new Set([...tables.records, ...tables.consequences, ...tables.sessions].map(({ id }) => id));
  for (const { id, recordId } of entries) {
    if (!known.has(recordId)) {
      findings.push(says(`has ${id} of ${recordId}, which is unknown`));
    }
  }
  return findings;
}
