import { Client, Connection } from '@temporalio/client';
import type { Stops } from '../../drivers/parts.ts';
import { openDatabase } from '../../src/db/core/database.ts';
import { adjustBalance } from '../../src/db/ledger/balanceAdjustments.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createBusiness } from '../../src/db/merchants/businesses.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { saveBankAccount } from '../../test/support/bankAccounts.ts';
import { approvedBusiness } from '../../test/support/books.ts';
import { type Monitoring, startMonitoring } from './monitoring.ts';
import type { Programs } from './programs.ts';
import { BLOCK_MS } from './providers.ts';
import { type Service, startService } from './service.ts';
import { type PublicAddress, type SmallDisk, startPublicAddress, startSmallDisk } from './surroundings.ts';

export type Environment = 'prod' | 'test';

/** Everything under the drill. */
export interface Scene extends Service {
  readonly programs: Programs;
  readonly monitoring: Monitoring;
  readonly client: Client;
  readonly merchant: { readonly businessId: string; readonly keys: Readonly<Record<Environment, string>> };
  readonly publicAddress: PublicAddress;
  readonly disk: SmallDisk;
  /** Lets blocks of the TRON network appear, once a second, or stops them. */
  readonly blocks: { start(): void; stop(): void };
  /** What is stopped at the end, and when the drill is interrupted. */
  readonly stops: Stops;
  /** What is done once the alerts of a stage have cleared. */
  readonly afterwards: (() => Promise<unknown>)[];
}

const FUNDS = { NGN: 1_000_000_000_00n, USDT: 100_000_000_000n } as const;

/** @throws StartError when a server does not start. */
export async function setScene(options: {
  readonly workDir: string;
  readonly programs: Programs;
  readonly stops: Stops;
}): Promise<Scene> {
  const { workDir, programs, stops } = options;
  const service = await startService(options);
  const publicAddress = await startPublicAddress(workDir, stops);
  const disk = startSmallDisk(workDir, stops);
  const surroundings = {
    publicUrl: publicAddress.url,
    caFile: publicAddress.certFile,
    diskDir: disk.dir,
  };
  const merchant = await createMerchant(service);
  const connection = await Connection.connect({
    address: service.temporal.address,
    channelArgs: { 'grpc.max_reconnect_backoff_ms': 1_000 },
  });
  stops.push(() => connection.close());
  for (const [name, provider] of Object.entries({
    paystack: service.providers.paystack,
    yellowcard: service.providers.yellowcard,
  }))
    provider.setCallbackUrl(`${service.apiUrl}/providers/${name}/callback`);
  const monitoring = await startMonitoring({ service, surroundings, programs, stops });
  return {
    ...service,
    programs,
    monitoring,
    client: new Client({ connection }),
    merchant,
    publicAddress,
    disk,
    blocks: ticking(service),
    stops,
    afterwards: [],
  };
}

function ticking({ providers }: Service): Scene['blocks'] {
  let stop = providers.tron.tick(BLOCK_MS);
  return {
    stop: () => stop(),
    start() {
      stop = providers.tron.tick(BLOCK_MS);
    },
  };
}

/** A merchant that may move real money, has plenty of it, and a bank account. */
async function createMerchant(service: Service): Promise<Scene['merchant']> {
  const database = await openDatabase(service.databases.superuserUrl, { poolSize: 2 });
  try {
    const ledger = new LedgerStore(database);
    const { businessId, apiKeys } = await createBusiness(
      database,
      { ledger, secretBox: createSecretBox(service.encryptionKey) },
      approvedBusiness(),
    );
    await saveBankAccount(
      { ownerSql: (text: string, values?: unknown[]) => service.pool.query(text, values) },
      businessId,
    );
    for (const environment of ['prod', 'test'] as const) {
      for (const [asset, amountMinor] of Object.entries(FUNDS))
        await adjustBalance(database, ledger, {
          adjustmentId: newIdentifier('adj'),
          businessId,
          environment,
          asset: asset as keyof typeof FUNDS,
          amountMinor,
          reason: 'What the merchant has to spend',
          operator: 'drill',
        });
    }
    return { businessId, keys: apiKeys };
  } finally {
    await database.close();
  }
}
