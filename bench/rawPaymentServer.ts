import { createHash, randomUUID } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { pool, router, serve } from './rawServer.ts';

/**
 * What the payment route is compared with: the same rows, written by hand in one client transaction of prepared
 * statements, with no validation, no invariants, no log and no metrics. Its platform accounts are spread over 16 rows
 * as ours are; with one row each, it would only measure how long a row waits for a commit.
 */

interface PaymentBody {
  readonly amount: number;
  readonly serviceType: string;
  readonly description?: string;
  readonly metadata?: object;
}

const SHARDS = 16;

async function recordPayment(ctx: Context): Promise<void> {
  const body = ctx.request.body as PaymentBody;
  const amountMinor = Math.round(body.amount * 100);
  const commissionMinor = Math.min(Math.floor((amountMinor * 150) / 10_000), 200_000);
  const netMinor = amountMinor - commissionMinor;
  const transactionId = randomUUID();
  const client = await pool.connect();
  const run = (name: string, text: string, values: readonly unknown[]) =>
    client.query({ name, text, values: [...values] });
  try {
    await client.query('begin');
    const key = createHash('sha256').update(ctx.get('x-api-key')).digest();
    const { rows } = await run(
      'findBusiness',
      `select business.id, business.name, account.id as account_id
         from api_keys key join businesses business on business.id = key.business_id
           join accounts account on account.business_id = business.id
         where key.key_sha256 = $1`,
      [key],
    );
    const business = rows[0];
    const answer = JSON.stringify({
      success: true,
      msg: 'payment recorded',
      transaction: {
        transactionId,
        amount: amountMinor / 100,
        businessName: business.name,
        commission: commissionMinor / 100,
        netAmount: netMinor / 100,
        status: 'COMPLETED',
        environment: 'test',
        simulated: true,
      },
    });
    await run(
      'recordTransaction',
      `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel,
         customer, description, payer, metadata, merchant_reference)
         values ($1, $2, 'test', 'payment', 'COMPLETED', $3, $4, $5, '', $6, '{}', $7, null)`,
      [
        transactionId,
        business.id,
        amountMinor,
        commissionMinor,
        body.serviceType,
        body.description ?? '',
        body.metadata ?? {},
      ],
    );
    const bodySha256 = createHash('sha256').update(JSON.stringify(body)).digest();
    await run(
      'storeIdempotencyKey',
      `insert into idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status,
         response_body) values ($1, 'test', '/payment/process', $2, $3, $4, 200, $5)`,
      [business.id, ctx.get('idempotency-key'), bodySha256, transactionId, answer],
    );
    const posted = await run(
      'postTransfer',
      `insert into transfers (reference, kind) values ($1, 'payment') returning id`,
      [transactionId],
    );
    const transferId = posted.rows[0].id;
    const shard = Math.floor(Math.random() * SHARDS);
    const legs = [
      { accountId: -1 - shard, legMinor: commissionMinor },
      { accountId: -1 - SHARDS - shard, legMinor: -amountMinor },
      { accountId: business.account_id, legMinor: netMinor },
    ];
    for (const { accountId, legMinor } of legs) {
      await run('moveBalance', 'update accounts set balance_minor = balance_minor + $2 where id = $1', [
        accountId,
        legMinor,
      ]);
      await run(
        'writeEntry',
        'insert into entries (transfer_id, account_id, amount_minor) values ($1, $2, $3)',
        [transferId, accountId, legMinor],
      );
    }
    await client.query('commit');
    ctx.type = 'application/json';
    ctx.body = answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

router.post('/payment/process', bodyParser({ enableTypes: ['json'] }), recordPayment);
serve();
