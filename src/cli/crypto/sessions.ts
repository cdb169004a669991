import type { Command } from 'commander';
import { Option } from 'commander';
import { cryptoPaymentWorkflowId, cryptoSweepWorkflowId } from '../../contract/flows.ts';
import { appendAudit } from '../../db/auditLog.ts';
import { listBookedSessions } from '../../db/cryptoCustody.ts';
import { findCryptoPayment, listCryptoPaymentsToDecide } from '../../db/cryptoPayments.ts';
import {
  parseCryptoPolicy,
  readCryptoPolicy,
  storeCryptoPolicy,
  storedCryptoPolicy,
} from '../../db/cryptoPolicy.ts';
import { advanceCryptoPayment, sweepEndedSession } from '../../db/cryptoSettlement.ts';
import { findSweep, findSweepAtWork, listSweepsNeedingAttention } from '../../db/cryptoSweeps.ts';
import type { Database } from '../../db/database.ts';
import { LedgerStore } from '../../db/ledgerStore.ts';
import {
  assertCryptoPolicy,
  isOver,
  PAYMENT_RESOLUTIONS,
  type PaymentResolution,
} from '../../domain/cryptoPayment.ts';
import { DomainError, InvariantError } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import { AdminError } from '../errors.ts';
import type { RunningFlow } from '../flowUpdates.ts';
import type { AdminTools } from '../tools.ts';
import { environmentOption, inPlainWords, reasonOf, usdt } from './given.ts';

/** Adds `attention`, `resolve`, `retry`, `sweep` and `policy`. */
export function addSessionCommands(
  crypto: Command,
  { settings, withDatabase, print, operatorOption }: AdminTools,
): void {
  crypto
    .command('attention')
    .description('list the sessions that need a decision, and the sweeps that need help')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { sessions, sweeps } = await withDatabase(settings(), async (database) => ({
        sessions: (await listCryptoPaymentsToDecide(database)).map((session) => ({
          paymentId: session.paymentId,
          businessId: session.businessId,
          businessName: session.businessName,
          environment: session.environment,
          status: session.status,
          reason: session.reviewReason ?? null,
          expected: usdt(session.expectedMinor),
          received: usdt(session.receivedMinor),
          sweep: session.sweep,
          sweepReason: session.sweepReason ?? null,
          expiresAt: new Date(session.expiresAtMs).toISOString(),
          workflowId: cryptoPaymentWorkflowId(session.environment, session.paymentId),
        })),
        sweeps: (await listSweepsNeedingAttention(database)).map((sweep) => ({
          ...sweep,
          workflowId: cryptoSweepWorkflowId(sweep.environment, sweep.sweepId),
        })),
      }));
      if (json) {
        print({ sessions, sweeps });
        return;
      }
      if (sessions.length + sweeps.length === 0) print('No session or sweep needs attention.');
      for (const session of sessions) {
        print(
          [
            session.paymentId,
            `  business  ${session.businessId} (${session.businessName}), ${session.environment}`,
            `  status    ${session.status}${session.reason === null ? '' : ` (${session.reason})`}, expires ${session.expiresAt}`,
            `  amount    USDT ${session.received} of ${session.expected}, sweep ${session.sweep}${session.sweepReason === null ? '' : `: ${session.sweepReason}`}`,
            `  workflow  ${session.workflowId}`,
          ].join('\n'),
        );
      }
      for (const sweep of sweeps) {
        print(
          [
            sweep.sweepId,
            `  of        ${sweep.paymentId}`,
            `  reason    ${sweep.reason}`,
            `  workflow  ${sweep.workflowId}`,
          ].join('\n'),
        );
      }
    });

  crypto
    .command('resolve <paymentId>')
    .description('decide a session that its policy leaves open')
    .addOption(
      new Option('--action <action>', 'credit what came, credit what was expected, or reject')
        .choices([...PAYMENT_RESOLUTIONS])
        .makeOptionMandatory(),
    )
    .requiredOption('--reason <words>', 'why; kept for good, so no names or addresses', reasonOf)
    .requiredOption('--operator <name>', 'who decides')
    .action(
      async (
        paymentId: string,
        { action, reason, operator }: { action: PaymentResolution; reason: string; operator: string },
      ) => {
        await withDatabase(settings(), async (database) => {
          const { payment } = await inPlainWords(
            advanceCryptoPayment(database, new LedgerStore(database), paymentId, {
              nowMs: Date.now(),
              tellsFlow: true,
              decision: { by: 'operator', action, reason, actor: operator },
            }),
          );
          print(`${paymentId} is ${payment.status}.`);
        });
      },
    );

  crypto
    .command('retry <id>')
    .description(
      'look at a session now, and try a sweep that failed, or waits for something, again; or name that sweep itself',
    )
    .addOption(operatorOption())
    .action(async (id: string, { operator }: { operator: string }) => {
      const given = settings();
      await withDatabase(given, async (database) => {
        const { retryFlow } = await import('../flowUpdates.ts');
        for (const flow of await flowsToRetry(database, id)) {
          const answer = await retryFlow(given, flow);
          await appendAudit(database, {
            actor: operator,
            action: `${flow.kind}.retry`,
            subject: flow.name,
            details: {},
          });
          print(flow.name === id ? answer : `${flow.name}: ${answer}`);
        }
      });
    });

  crypto
    .command('sweep [paymentId]')
    .description('move what the address of an ended session holds to the treasury, where that is worth it')
    .option('--all', 'of every ended session whose address holds something')
    .addOption(environmentOption())
    .addOption(operatorOption())
    .action(
      async (
        paymentId: string | undefined,
        { all, environment, operator }: { all?: true; environment: Environment; operator: string },
      ) => {
        if ((paymentId === undefined) !== (all === true))
          throw new AdminError('Name one session, or say --all.');
        await withDatabase(settings(), async (database) => {
          const ids = paymentId === undefined ? await listBookedSessions(database, environment) : [paymentId];
          let begun = 0;
          for (const id of ids) {
            try {
              await sweepEndedSession(database, id, operator);
              begun++;
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
              print(`${id}: ${error.message}.`);
            }
          }
          print(`Sweeps begun: ${begun}.`);
        });
      },
    );

  crypto
    .command('policy <businessId> [json]')
    .description(
      'show the policy of new sessions, or agree on one in place of the defaults; numbers of money are text, {} goes back: ' +
        '\'{"toleranceBasisPoints":"100","creditsOverpayment":false,"creditsUnderpayment":true,"graceMs":7200000,' +
        '"lateWindowMs":600000,"sweeps":"later","sweepFloorMinor":"20000000","settlesOn":"deposit","tokenFeeBorneBy":"merchant"}\'',
    )
    .addOption(operatorOption())
    .action(async (businessId: string, json: string | undefined, { operator }: { operator: string }) => {
      await withDatabase(settings(), async (database) => {
        if (json !== undefined) {
          const isFound = await storeCryptoPolicy(database, businessId, readPolicy(json), operator);
          if (!isFound) throw new AdminError(`There is no business ${businessId}.`);
        }
        const policy = await readCryptoPolicy(database, businessId);
        if (!policy) throw new AdminError(`There is no business ${businessId}.`);
        print(JSON.parse(storedCryptoPolicy(policy)));
      });
    });
}

interface RetriedFlow extends RunningFlow {
  readonly kind: 'crypto_payment' | 'crypto_sweep';
}

/**
 * The flows that a retry is for: a sweep; or a session, and the sweep that is at work for it. A session that is over needs
 * none, but what it left on its address may.
 *
 * @throws AdminError when there is no session or sweep of this id.
 */
async function flowsToRetry(database: Database, id: string): Promise<readonly RetriedFlow[]> {
  const named = await sweepFlow(database, id);
  if (named) return [named];
  const payment = await findCryptoPayment(database, id);
  if (!payment) throw new AdminError(`There is no session or sweep ${id}.`);
  const { status, environment } = payment;
  const session: RetriedFlow = {
    kind: 'crypto_payment',
    name: id,
    status,
    workflowId: cryptoPaymentWorkflowId(environment, id),
  };
  const sweepId = await findSweepAtWork(database, id);
  const sweep = sweepId === undefined ? undefined : await sweepFlow(database, sweepId);
  if (!sweep) return [session];
  return isOver(status) ? [sweep] : [session, sweep];
}

async function sweepFlow(database: Database, sweepId: string): Promise<RetriedFlow | undefined> {
  const sweep = await findSweep(database, sweepId);
  if (!sweep) return undefined;
  const { status, environment } = sweep;
  return {
    kind: 'crypto_sweep',
    name: sweepId,
    status,
    workflowId: cryptoSweepWorkflowId(environment, sweepId),
  };
}

function readPolicy(json: string): unknown {
  try {
    const agreed: unknown = JSON.parse(json);
    assertCryptoPolicy(parseCryptoPolicy(agreed));
    return agreed;
  } catch (error) {
    const sentence = error instanceof InvariantError ? error.message : 'see --help for its shape';
    throw new AdminError(`That policy cannot be used: ${sentence}`);
  }
}
