import type pg from 'pg';
import { type Database, openDatabase } from '../src/db/core/database.ts';
import { adjustBalance } from '../src/db/ledger/balanceAdjustments.ts';
import { LedgerStore } from '../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../src/db/merchants/businesses.ts';
import { setAutomaticPayouts } from '../src/db/orders/automaticPayouts/settings.ts';
import { setSessionSales } from '../src/db/usdt/sessionSales.ts';
import { newIdentifier } from '../src/security/identifiers.ts';
import { createSecretBox } from '../src/security/secretBox.ts';
import { saveBankAccount } from '../test/support/bankAccounts.ts';
import { approvedBusiness } from '../test/support/books.ts';
import { waitFor } from '../test/support/waitFor.ts';
import type { MerchantApi } from './merchantApi.ts';
import type { Funding } from './oracle/evidence.ts';
import type { OrderDrawing } from './orderDrawing.ts';
import { ENVIRONMENTS, type Merchant, type OrderLog, type PayoutTerms } from './orders.ts';
import type { Random } from './random.ts';
import type { Receiver } from './receivers.ts';
import type { Sending } from './sending.ts';

/** What a merchant begins with; the kiosk has so little that it often cannot pay for what it asks. */
interface Purse {
  readonly name: string;
  /** Payments that are recorded for it in each environment: how many, and of how many naira. */
  readonly payments: readonly [count: number, naira: bigint];
  readonly usdt: bigint;
  readonly payouts?: PayoutTerms;
  readonly sellsSessions?: boolean;
}
export const PURSES: readonly Purse[] = [
  { name: 'Acme Stores', payments: [4, 9_000_000n], usdt: 50_000n },
  { name: 'Bright Foods', payments: [4, 9_000_000n], usdt: 50_000n },
  { name: 'Corner Kiosk', payments: [1, 60_000n], usdt: 40n },
  {
    ...{ name: 'Dawn Bakery', payments: [1, 300_000n], usdt: 2_000n, sellsSessions: true },
    payouts: { rule: 'amount', aboveMinor: 2_000_000n, reserveMinor: 500_000n },
  },
  {
    ...{ name: 'Evening Market', payments: [1, 300_000n], usdt: 2_000n, sellsSessions: true },
    payouts: { rule: 'daily', reserveMinor: 100_000n },
  },
];

const KOBO = 100n;
const MICRO = 1_000_000n;

/** A merchant before the service runs: in the database, without money. */
export type NewMerchant = Omit<Merchant, 'webhookSecret'>;

/** Creates the merchants with their bank accounts and webhook addresses, and gives them USDT in production. */
export async function createMerchants(options: {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly encryptionKey: Uint8Array;
  readonly receivers: readonly Receiver[];
}): Promise<{ readonly merchants: readonly NewMerchant[]; readonly fundings: readonly Funding[] }> {
  const { databaseUrl, pool, encryptionKey, receivers } = options;
  const database = await openDatabase(databaseUrl, { poolSize: 2 });
  try {
    const ledger = new LedgerStore(database);
    const merchants: NewMerchant[] = [];
    const fundings: Funding[] = [];
    for (const [index, { name, usdt, payouts, sellsSessions = false }] of PURSES.entries()) {
      const { businessId, apiKeys } = await createBusiness(
        database,
        { ledger, secretBox: createSecretBox(encryptionKey) },
        approvedBusiness({ name }),
      );
      merchants.push({ businessId, name, keys: apiKeys, payouts, sellsSessions });
      const ownerSql = (text: string, values?: unknown[]) => pool.query(text, values);
      await saveBankAccount({ ownerSql }, businessId, `201234567${index}`);
      const url = receivers[index]?.url;
      await ownerSql('update businesses set webhook_url_test = $1 where id = $2', [url, businessId]);
      for (const environment of ENVIRONMENTS) {
        const owner = { businessId, environment };
        if (payouts) await setAutomaticPayouts(database, owner, { terms: termsOf(payouts), ...BY_DRIVER });
        if (sellsSessions) await setSessionSales(database, owner, { to: 'bank', ...BY_DRIVER });
      }
      fundings.push(await fundInProduction({ database, ledger }, businessId, usdt * MICRO));
    }
    return { merchants, fundings };
  } finally {
    await database.close();
  }
}

const BY_DRIVER = { actor: 'faults', holdMs: 0 };

/** Those that are daily are due at midnight; the driver lets days pass. */
function termsOf(payouts: PayoutTerms) {
  const { rule, reserveMinor } = payouts;
  return rule === 'daily'
    ? { rule, reserveMinor, atMinute: 0, aboveMinor: undefined }
    : { rule, reserveMinor, atMinute: undefined, aboveMinor: payouts.aboveMinor };
}

/** Production has no chain here, so its USDT comes by an operator's adjustment. */
async function fundInProduction(
  { database, ledger }: { readonly database: Database; readonly ledger: LedgerStore },
  businessId: string,
  amountMicro: bigint,
): Promise<Funding> {
  await adjustBalance(database, ledger, {
    adjustmentId: newIdentifier('adj'),
    businessId,
    environment: 'prod',
    asset: 'USDT',
    amountMinor: amountMicro,
    reason: 'What the merchant has to sell',
    operator: 'faults',
  });
  return { businessId, environment: 'prod', amountMicro };
}

/** Reads the secrets that sign webhooks, as merchants do. */
export async function withSecrets(
  merchants: readonly NewMerchant[],
  api: MerchantApi,
  random: Random,
): Promise<readonly Merchant[]> {
  return Promise.all(
    merchants.map(async (merchant) => {
      const webhookSecret = await waitFor(`the webhook secret of ${merchant.name}`, async () => {
        const request = { method: 'GET', path: '/webhooks/secret', apiKey: merchant.keys.test } as const;
        const answer = await api.request(request, random);
        return answer.kind === 'answered' && typeof answer.body.secret === 'string' && answer.body.secret;
      });
      return { ...merchant, webhookSecret };
    }),
  );
}

/** Gives merchants naira, by recorded payments, and USDT of the sandbox, by a session that is paid. */
export async function fundMerchants(
  merchants: readonly Merchant[],
  tools: {
    readonly drawing: OrderDrawing;
    readonly log: OrderLog;
    readonly sending: Sending;
    readonly random: Random;
  },
): Promise<void> {
  const { drawing, log, sending, random } = tools;
  for (const [index, merchant] of merchants.entries()) {
    const { payments, usdt } = PURSES[index] ?? { payments: [0, 0n], usdt: 0n };
    const [count, naira] = payments;
    const orders = ENVIRONMENTS.flatMap((environment) =>
      Array.from({ length: count }, () =>
        drawing.make('payment', { merchant, environment, amountMinor: naira * KOBO, hasKey: true }),
      ),
    );
    const session = drawing.make('session', {
      merchant,
      environment: 'test',
      amountMinor: usdt * MICRO,
      hasKey: true,
    });
    for (const order of [...orders, session]) {
      log.add(order);
      await sending.send(order, random);
      if (order.state !== 'acknowledged') throw new Error(`The funding ${order.reference} was not taken.`);
    }
    await sending.deposit(session, session.amountMinor, random);
  }
}
