import { randomUUID } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import { Client, Connection } from '@temporalio/client';
import type { Context } from 'koa';
import { pool, router, serve } from './rawServer.ts';

/**
 * What USDT sessions are compared with: the same row written by one statement and a bare workflow started for it, and
 * the row read again by its key. No credentials, no validation, no address that is derived, no log and no metrics.
 */

interface SessionBody {
  readonly businessId: string;
  readonly amount: number;
}

const connection = await Connection.connect({ address: process.env.TEMPORAL_ADDRESS ?? '' });
const client = new Client({ connection });

async function createSession(ctx: Context): Promise<void> {
  const body = ctx.request.body as SessionBody;
  const id = randomUUID();
  const { rows } = await pool.query({
    name: 'createSession',
    text: `insert into sessions (id, business_id, environment, status, amount_expected_minor, deposit_address, metadata,
        policy, expires_at)
      values ($1, $2, 'test', 'AWAITING_DEPOSIT', $3, $4, '{}', '{}', now() + interval '1 hour') returning *`,
    values: [id, body.businessId, Math.round(body.amount * 1_000_000), `T${id}`],
  });
  await client.workflow.start('bareWorkflow', {
    workflowId: `raw-${id}`,
    taskQueue: process.env.TASK_QUEUE ?? '',
    args: [id],
  });
  answer(ctx, rows[0]);
}

async function readSession(ctx: Context): Promise<void> {
  const { rows } = await pool.query({
    name: 'readSession',
    text: 'select * from sessions where id = $1',
    values: [ctx.params.id],
  });
  answer(ctx, rows[0]);
}

function answer(
  ctx: Context,
  row: { id: string; status: string; deposit_address: string; expires_at: Date },
): void {
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({
    success: true,
    payment: {
      paymentId: row.id,
      status: row.status,
      depositAddress: row.deposit_address,
      expiresAt: row.expires_at,
    },
  });
}

router.post('/crypto/payments/create', bodyParser({ enableTypes: ['json'] }), createSession);
router.get('/crypto/payments/:id', readSession);
serve();
