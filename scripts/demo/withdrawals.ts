import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '../../packages/client/src/index.ts';
import { orderWorkflowId } from '../../src/contract/starts.ts';
import { must } from './failure.ts';
import { shortId } from './page.ts';
import type { Scene } from './scene.ts';

type Withdrawal = AnswerOf<'requestWithdrawal'>['withdrawal'];

export async function takeMoney(scene: Scene): Promise<void> {
  const payer = { externalPayerName: 'Ada Obi', externalPayerEmail: 'ada@example.com' };
  const body = { amount: 100_000, serviceType: 'invoice', ...payer };
  await scene.call('processPayment', { body }, ({ transaction: { status, commission, netAmount } }) => ({
    fields: { status, commission, netAmount },
    moves: { ngn: netAmount },
  }));
}

export async function paidWithdrawal(scene: Scene): Promise<void> {
  const request = { body: { amount: 50_000 }, idempotencyKey: `demo-${randomUUID()}` };
  const { withdrawal } = await scene.call('requestWithdrawal', request, ({ withdrawal }) => ({
    fields: factsOf(withdrawal),
    moves: { ngn: -withdrawal.totalDebit },
  }));
  await scene.webhook('withdrawal.completed', withdrawal.transactionId);
  const again = await scene.call('requestWithdrawal', request, ({ withdrawal: same }) => ({
    fields: {},
    text: `idempotency-replayed ${scene.header('requestWithdrawal', 'idempotency-replayed')}, ${shortId(same.transactionId)} as before`,
    moves: { ngn: 0 },
  }));
  must(
    again.withdrawal.transactionId === withdrawal.transactionId &&
      scene.header('requestWithdrawal', 'idempotency-replayed') === 'true',
    'The request was not answered as before, and may have been done twice.',
  );
  linkTo(scene, withdrawal.transactionId);
}

export async function failedWithdrawal(scene: Scene): Promise<void> {
  const id = await scene.refusedWithdrawal({ body: { amount: 1_000.01 } });
  await scene.webhook('withdrawal.failed', id);
  linkTo(scene, id);
}

export async function lateWithdrawal(scene: Scene): Promise<void> {
  const { transactionId, totalDebit } = await pendingWithdrawal(scene, 1_000.02);
  await decided(scene, transactionId, { from: 'PROCESSING', until: 'COMPLETED', ngnHeld: -totalDebit });
  await scene.webhook('withdrawal.completed', transactionId);
  linkTo(scene, transactionId);
}

export async function returnedWithdrawal(scene: Scene): Promise<void> {
  const body = { amount: 1_000.04 };
  const { withdrawal } = await scene.call('requestWithdrawal', { body }, ({ withdrawal }) => ({
    fields: factsOf(withdrawal),
    moves: { ngn: -withdrawal.totalDebit },
  }));
  const { transactionId, totalDebit } = withdrawal;
  await scene.webhook('withdrawal.completed', transactionId);
  await decided(scene, transactionId, { from: 'COMPLETED', until: 'REVERSED', ngn: totalDebit });
  await scene.webhook('withdrawal.failed', transactionId);
  linkTo(scene, transactionId);
}

export async function unknownWithdrawal(scene: Scene): Promise<void> {
  const { transactionId, totalDebit } = await pendingWithdrawal(scene, 1_000.05);
  await scene.pause(2_000);
  const path = { transactionId };
  const { transaction } = await scene.call('getTransaction', { path }, ({ transaction: { status } }) => ({
    fields: { status },
    text: `status ${status} after two seconds, and however long one waits`,
  }));
  must(transaction.status === 'PROCESSING', `${transactionId} is ${transaction.status} by itself.`);
  await scene.admin(
    ...['withdrawals', 'resolve', transactionId, '--outcome', 'completed'],
    ...['--reason', "It is on the bank's statement"],
  );
  await decided(scene, transactionId, { from: 'PROCESSING', until: 'COMPLETED', ngnHeld: -totalDebit });
  await scene.webhook('withdrawal.completed', transactionId);
  linkTo(scene, transactionId);
}

export async function failedWebhook(scene: Scene): Promise<void> {
  scene.listener.failNext();
  const body = { amount: 1_000 };
  const { withdrawal } = await scene.call('requestWithdrawal', { body }, ({ withdrawal }) => ({
    fields: factsOf(withdrawal),
    moves: { ngn: -withdrawal.totalDebit },
  }));
  const { id } = await scene.webhook('withdrawal.completed', withdrawal.transactionId, 500);
  const path = { id };
  await scene.call('replayWebhookDelivery', { path }, ({ msg }) => ({ fields: {}, text: msg }));
  const { id: sameId } = await scene.webhook('withdrawal.completed', withdrawal.transactionId);
  must(sameId === id, 'The event came again under another webhook-id.');
  await scene.follow(
    'getWebhookDelivery',
    { path },
    {
      of: ({ delivery: { status, attemptCount } }) => ({ status, attemptCount }),
      from: { status: 'PENDING', attemptCount: 1 },
      until: 'DELIVERED',
    },
  );
  linkTo(scene, withdrawal.transactionId);
}

/** Asks for a withdrawal whose outcome is not known yet: amount and fee are held. */
async function pendingWithdrawal(scene: Scene, amount: number): Promise<Withdrawal> {
  const answer = await scene.call('requestWithdrawal', { body: { amount } }, ({ withdrawal }) => ({
    fields: { status: withdrawal.status, totalDebit: withdrawal.totalDebit },
    moves: { ngn: -withdrawal.totalDebit, ngnHeld: withdrawal.totalDebit },
  }));
  const { status } = answer.withdrawal;
  must(status === 'PROCESSING', `The withdrawal is ${status} at once.`);
  return answer.withdrawal;
}

/** Waits for the end of a withdrawal. */
async function decided(
  scene: Scene,
  transactionId: string,
  { from, until, ...moves }: { from: string; until: string; ngn?: number; ngnHeld?: number },
): Promise<void> {
  const of = ({ transaction: { status } }: AnswerOf<'getTransaction'>) => ({ status });
  const path = { transactionId };
  await scene.follow('getTransaction', { path }, { of, from: { status: from }, until, moves });
}

function factsOf({ status, fee, totalDebit }: Withdrawal) {
  return { status, fee, totalDebit };
}

function linkTo(scene: Scene, withdrawalId: string): void {
  scene.link(orderWorkflowId('withdrawal', 'test', withdrawalId));
}
