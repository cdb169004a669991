import type { ReceivedWebhook } from '../receivers.ts';
import { workflowIdOf } from '../workflowIds.ts';
import type { DeliveryRow, Evidence, Finding, RecordRow } from './evidence.ts';
import { finding, lookAtRecord, workflowFinding } from './looks.ts';

const COMPLETED = 'withdrawal.completed';
const FAILED = 'withdrawal.failed';

/** Each end of a withdrawal is brought to the merchant: at least once, and always under one id. */
export function checkEvents(evidence: Evidence, records: readonly RecordRow[]): readonly Finding[] {
  const withdrawals = records.filter(({ kind }) => kind === 'withdrawal');
  const deliveries = Map.groupBy(evidence.tables.deliveries, ({ transactionId }) => transactionId);
  const received = Map.groupBy(evidence.received, ({ transactionId }) => transactionId);
  return [
    ...withdrawals.flatMap((record) =>
      checkWithdrawal(evidence, record, {
        deliveries: deliveries.get(record.id) ?? [],
        received: received.get(record.id) ?? [],
      }),
    ),
    ...evidence.received
      .filter(({ timesForged }) => timesForged > 0)
      .map(({ webhookId, timesForged }) =>
        finding(
          'BAD SIGNATURE',
          `webhook ${webhookId} came ${timesForged} times with a signature that does not fit`,
          lookAtRecord('webhook_deliveries', webhookId),
        ),
      ),
  ];
}

/** What there is of the events of one withdrawal. */
interface Events {
  readonly deliveries: readonly DeliveryRow[];
  readonly received: readonly ReceivedWebhook[];
}

function checkWithdrawal(evidence: Evidence, record: RecordRow, events: Events): readonly Finding[] {
  const types = [...new Set(events.deliveries.map(({ type }) => type))];
  const missing = typesOf(record).filter((type) => !types.includes(type));
  const look = `select * from webhook_deliveries where transaction_id = '${record.id}'`;
  return [
    ...missing.map((type) =>
      finding('EVENT FORGOTTEN', `${record.id} is ${record.status} and has no event ${type}`, look),
    ),
    ...types
      .filter((type) => !mayHave(record, type))
      .map((type) =>
        finding('WRONG EVENT', `${record.id} is ${record.status} and has an event ${type}`, look),
      ),
    ...events.deliveries.flatMap((delivery) => checkDelivery(evidence, delivery, events.received)),
  ];
}

function typesOf({ status }: RecordRow): readonly string[] {
  switch (status) {
    case 'PROCESSING':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return [];
    case 'COMPLETED':
      return [COMPLETED];
    case 'FAILED':
      return [FAILED];
    case 'REVERSED':
      return [COMPLETED, FAILED];
  }
}

function mayHave(record: RecordRow, type: string): boolean {
  return typesOf(record).includes(type);
}

/** Production's addresses must be public ones, which no receiver of the driver has: there the record alone is looked at. */
function checkDelivery(
  { openWorkflows }: Evidence,
  delivery: DeliveryRow,
  received: readonly ReceivedWebhook[],
): readonly Finding[] {
  const { id, transactionId, type, environment, status } = delivery;
  const what = `event ${id} (${type} of ${transactionId}, ${environment})`;
  const ofType = received.filter((each) => each.type === type);
  const ids = new Set(ofType.map(({ webhookId }) => webhookId));
  const findings: Finding[] = [];
  const look = lookAtRecord('webhook_deliveries', id);
  if (ids.size > 0 && (ids.size > 1 || !ids.has(id))) {
    findings.push(
      finding('EVENT UNDER TWO IDS', `${what} came to its receiver as ${[...ids].join(', ')}`, look),
    );
  }
  if (status === 'PENDING') {
    const workflowId = workflowIdOf('webhook', environment, id);
    const isOpen = openWorkflows.has(workflowId);
    const end = isOpen
      ? 'is PENDING although its receiver is well again'
      : 'is PENDING and has no open workflow';
    findings.push(workflowFinding(isOpen ? 'UNDECIDED' : 'FORGOTTEN', `${what} ${end}`, workflowId));
  }
  const timesTaken = ofType.reduce((sum, each) => sum + each.timesTaken, 0);
  if (environment === 'test' && status !== 'PENDING' && timesTaken === 0) {
    findings.push(finding('EVENT UNDELIVERED', `${what} is ${status}, and its receiver never took it`, look));
  }
  return findings;
}
