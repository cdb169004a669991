import type { Order } from '../orders.ts';
import { SANDBOX_WATCHER, workflowIdOf } from '../workflowIds.ts';
import type { DepositRow, Evidence, Finding, KnownOrder, SessionRow } from './evidence.ts';
import { isRateRight } from './intake.ts';
import { amountOf, finding, lookAtRecord, workflowFinding } from './looks.ts';
import { termsOfSale } from './terms.ts';

/** Sessions whose next move is the customer's, or that have none. */
const IDLE = new Set(['AWAITING_DEPOSIT', 'EXPIRED', 'FAILED']);

/** What arrived on the sandbox's chain must be noted and credited, once, and every open session must be looked after. */
export function checkSessions(evidence: Evidence, known: readonly KnownOrder[]): readonly Finding[] {
  const { chainDeposits, deposits } = evidence.tables;
  const arrived = Map.groupBy(chainDeposits, ({ address }) => address);
  const noted = Map.groupBy(deposits, ({ sessionId }) => sessionId);
  return [
    ...known.flatMap(({ order, session }) => {
      if (!session) return [];
      const onChain = arrived.get(session.address) ?? [];
      const rows = noted.get(session.id) ?? [];
      return [
        ...checkArrivals(
          order,
          session,
          onChain.map(({ txHash }) => txHash),
        ),
        ...checkNoted(session, rows, onChain),
        ...checkCredit(evidence, session, rows),
        ...checkSold(evidence, order, session),
      ];
    }),
    ...checkSweeps(evidence),
    ...checkWatcher(evidence),
  ];
}

/** A deposit that was acknowledged is on the chain. */
function checkArrivals(order: Order, session: SessionRow, hashes: readonly string[]): readonly Finding[] {
  return order.deposits
    .filter(({ txHash }) => txHash !== undefined && !hashes.includes(txHash))
    .map(({ txHash }) =>
      finding(
        'DEPOSIT FORGOTTEN',
        `the deposit ${txHash} to session ${session.id} was acknowledged and is not on the chain`,
        `select * from simulated_chain_transactions where to_address = '${session.address}'`,
      ),
    );
}

/** A deposit on the chain is noted, once and with its amount. */
function checkNoted(
  session: SessionRow,
  rows: readonly DepositRow[],
  onChain: Evidence['tables']['chainDeposits'],
): readonly Finding[] {
  const look = `select * from chain_deposits where payment_id = '${session.id}'`;
  return onChain.flatMap(({ txHash, amountMinor }) => {
    const matching = rows.filter((row) => row.txHash === txHash && row.amountMinor === amountMinor);
    if (matching.length === 1) return [];
    const sum = amountOf(amountMinor, 'USDT');
    const says = `the deposit ${txHash} of ${sum} to session ${session.id} is noted ${matching.length} times`;
    return [finding(matching.length === 0 ? 'DEPOSIT FORGOTTEN' : 'DOUBLED', says, look)];
  });
}

/** A session that was paid is credited with what came before it was over. */
function checkCredit(
  { openWorkflows }: Evidence,
  session: SessionRow,
  rows: readonly DepositRow[],
): readonly Finding[] {
  const look = lookAtRecord('crypto_payments', session.id);
  const what = `session ${session.id} (${session.merchantReference})`;
  const counted = rows
    .filter(({ status }) => status === 'RECEIVED' || status === 'CREDITED')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (session.status === 'SETTLED') {
    if (session.creditedMinor === counted && session.receivedMinor === counted) return [];
    const says = `${what} is credited with ${amountOf(session.creditedMinor, 'USDT')}, and ${amountOf(counted, 'USDT')} came`;
    return [finding('WRONG CREDIT', says, look)];
  }
  const workflowId = workflowIdOf('session', session.environment, session.id);
  const isOpen = openWorkflows.has(workflowId);
  const isWaiting = session.status !== 'EXPIRED' && session.status !== 'FAILED';
  if (isWaiting && !isOpen) {
    const says = `${what} is ${session.status} and has no open workflow`;
    return [workflowFinding('FORGOTTEN', says, workflowId)];
  }
  if (counted > 0n || !IDLE.has(session.status)) {
    const says = `${what} is ${session.status}, and ${amountOf(counted, 'USDT')} came`;
    return [workflowFinding('UNDECIDED', says, workflowId)];
  }
  if (session.status === 'AWAITING_DEPOSIT' && session.hasExpired) {
    return [workflowFinding('UNDECIDED', `${what} is AWAITING_DEPOSIT past its expiry`, workflowId)];
  }
  return [];
}

/** A session whose merchant sells is sold, once and whole, or left with a reason; its merchant has seen no other sale of it. */
function checkSold(
  { tables }: Evidence,
  { merchant, saleIds }: Order,
  { id, status, creditedMinor, merchantReference }: SessionRow,
): readonly Finding[] {
  const look = lookAtRecord('session_sales', id);
  const row = tables.sessionSales.find(({ sessionId }) => sessionId === id);
  const mustBe = merchant.sellsSessions && status === 'SETTLED';
  if (row === undefined || !mustBe) {
    if ((row !== undefined) === mustBe) return [];
    return [
      finding(
        'UNSOLD',
        `session ${id} of ${merchant.name} is ${status} and ${row?.status ?? 'not to be sold'}`,
        look,
      ),
    ];
  }
  if (row.status === 'PENDING')
    return [finding('UNSOLD', `session ${id} is settled and waits to be sold`, look)];

  const sales = tables.records.filter(
    (record) => record.kind === 'sale' && record.merchantReference === merchantReference,
  );
  const [sale] = sales;
  const ids = new Set([...saleIds, ...sales.map((each) => each.id)]);
  if (ids.size > 1)
    return [finding('DOUBLED', `session ${id} was sold as ${[...ids].join(' and as ')}`, look)];
  if (row.saleId !== sale?.id) {
    return [
      finding('UNSOLD', `session ${id} says that it was sold as ${row.saleId}, which is no sale of it`, look),
    ];
  }
  if (sale === undefined) return [];
  const isNotPaid = sale.status === 'FAILED' || sale.status === 'REVERSED';
  const findings: Finding[] = [];
  if (sale.status !== 'PROCESSING' && isNotPaid !== (row.status === 'LEFT')) {
    findings.push(
      finding('WRONG OUTCOME', `session ${id} is ${row.status}, and its sale ${sale.status}`, look),
    );
  }
  if (sale.amountMinor !== creditedMinor) {
    const [sold, credited] = [sale.amountMinor, creditedMinor].map((minor) => amountOf(minor, 'USDT'));
    findings.push(
      finding('WRONG TERMS', `${sold} of session ${id} was sold, and ${credited} credited`, look),
    );
  }
  const { feeKobo, netKobo } = termsOfSale(sale);
  if (sale.feeMinor !== feeKobo || sale.netMinor !== netKobo || !isRateRight(sale)) {
    findings.push(
      finding('WRONG TERMS', `sale ${sale.id} of session ${id} has other terms than its market`, look),
    );
  }
  return findings;
}

function checkSweeps({ tables, openWorkflows }: Evidence): readonly Finding[] {
  return tables.sweeps
    .filter(({ status }) => status === 'PENDING')
    .map(({ id, sessionId, environment }) => {
      const workflowId = workflowIdOf('sweep', environment, id);
      const what = `sweep ${id} of session ${sessionId} is PENDING`;
      return openWorkflows.has(workflowId)
        ? workflowFinding('UNDECIDED', `${what} although the chain is well`, workflowId)
        : workflowFinding('FORGOTTEN', `${what} and has no open workflow`, workflowId);
    });
}

function checkWatcher({ openWorkflows }: Evidence): readonly Finding[] {
  if (openWorkflows.has(SANDBOX_WATCHER)) return [];
  return [workflowFinding('FORGOTTEN', 'no workflow watches the chain of the sandbox', SANDBOX_WATCHER)];
}
