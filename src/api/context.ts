import type { Logger } from 'pino';
import type { AddressDerivation } from '../chain/addresses.ts';
import type { ChainNode, SimulatedChain } from '../chain/port.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/core/database.ts';
import type { RequestRecord } from '../db/core/requestLog.ts';
import type { LedgerStore } from '../db/ledger/ledgerStore.ts';
import type { ApiKeyOwners, CallingBusiness } from '../db/merchants/businesses.ts';
import type { DashboardSession } from '../db/merchants/dashboardSessions.ts';
import type { PaymentRecorder } from '../db/orders/payments.ts';
import { invariant } from '../domain/errors.ts';
import type { Permission } from '../domain/merchants/permissions.ts';
import type { Role } from '../domain/merchants/roles.ts';
import type { SecondFactorKind } from '../domain/merchants/secondFactors.ts';
import type { Environment, Id } from '../domain/money.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { BankDirectory } from '../providers/bank/directory.ts';
import type { DedicatedAccountProvider } from '../providers/bank/port.ts';
import type { CallbackVerifier } from '../providers/callback.ts';
import type { Corridor } from '../providers/collections/port.ts';
import type { OrderAccounts } from '../providers/orderAccounts.ts';
import type { FreshRates } from '../providers/rates/fresh.ts';
import type { ObservedRate } from '../providers/rates/port.ts';
import type { Lookup } from '../security/outboundAddress.ts';
import type { SecretBox } from '../security/secretBox.ts';
import type { WorkflowStarter } from '../temporal/starter.ts';
import type { AttemptLimits } from './login/attemptLimits.ts';

/** What health and metrics are read from; every process has them. */
export interface OperationsDependencies {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** The Temporal SDK's own metrics, as Prometheus text. */
  readonly readSdkMetrics: () => Promise<string>;
  readonly readiness: () => Promise<Readiness>;
}

/** What the deposits of an environment are received on. */
export interface DepositChain {
  /** Gives out deposit addresses. */
  readonly derivation: AddressDerivation;
  /** Addresses that no refund is paid to: the treasury, the gas account where it is known, and the USDT contract. */
  readonly platformAddresses: readonly string[];
  /** The network on which sessions are paid. */
  readonly node: Pick<ChainNode, 'networkName' | 'usdtContract' | 'findTransaction'>;
}

/** What the routes and use cases work with; made once per process. */
export interface ApiDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly apiKeyOwners: ApiKeyOwners;
  readonly payments: PaymentRecorder;
  readonly starter: WorkflowStarter;
  readonly secretBox: SecretBox;
  /** What the tokens of checkout pages follow from. */
  readonly checkoutKey: Uint8Array;
  /** The accounts that carry out orders, by kind; the current one, of new orders, is undefined where none is configured. */
  readonly orderAccounts: Readonly<Record<Environment, OrderAccounts>>;
  readonly banks: BankDirectory;
  /** The issuer of an environment's vendor accounts that has this name; undefined when it is not configured. */
  readonly dedicatedAccountsOf: (
    environment: Environment,
    provider: string,
  ) => DedicatedAccountProvider | undefined;
  /** What USDT brings in an environment; undefined when no market is configured. */
  readonly usdtRatesOf: (environment: Environment) => FreshRates<ObservedRate> | undefined;
  /** Where money can be collected abroad; undefined when no provider is configured. */
  readonly corridorsOf: (environment: Environment) => FreshRates<Corridor> | undefined;
  /** Providers that send callbacks, by the name in the callback's path. */
  readonly callbackVerifiers: ReadonlyMap<string, CallbackVerifier>;
  /** What deposits are received on; undefined where no chain is configured. */
  readonly chains: Readonly<Record<Environment, DepositChain | undefined>>;
  /** Where simulated deposits arrive. */
  readonly sandboxChain: Pick<SimulatedChain, 'simulateDeposit'>;
  /** Undefined where no mail can be sent: then no password can be reset. */
  readonly mailer: Mailer | undefined;
  /** Resolves the names in webhook addresses. */
  readonly lookup: Lookup;
  readonly attemptLimits: AttemptLimits;
  /** Takes the calls of merchants that were answered, to be stored soon. */
  readonly requestLog: { readonly add: (request: RequestRecord) => void };
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Takes work that goes on after the answer; a stop waits for it. */
  readonly background: (work: Promise<void>) => void;
  /** Aborted when the process takes no more requests: answers that would go on for long end. */
  readonly closing: AbortSignal;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}

/** Whether a process can do its work now. */
export interface Readiness {
  /** Why it cannot, by name: dependencies that do not answer or do not fit, parts that failed. Empty means that it can. */
  readonly missing: readonly string[];
  /** What is out of order and no reason to take the process away: a part of its work is done later. */
  readonly degraded: readonly string[];
}

/** The user whose cookie or login token a call brings. */
export interface CallerUser {
  readonly userId: Id<'usr'>;
  /** SHA-256 of the token, by which its proof of the second factor is stored. */
  readonly tokenSha256: Buffer;
  readonly role: Role;
  /** The kinds of second factor that the user has. */
  readonly secondFactors: readonly SecondFactorKind[];
}

/** Where a request came from. */
export interface Visitor {
  /** The IP address. */
  readonly address: string;
  /** What the browser calls itself, as it came; empty when it says nothing. */
  readonly userAgent: string;
}

/** Who calls, proven by an API key, a login's token or the dashboard's cookie, and in which of the two worlds. */
export interface Caller extends CallingBusiness {
  readonly environment: Environment;
  readonly provenBy: 'key' | 'token' | 'cookie';
  /** Those of the user's role, or of the key. */
  readonly permissions: ReadonlySet<Permission>;
  /** Undefined for a call by key. */
  readonly user?: CallerUser;
  /**
   * Whether every body of this call carries the sandbox's marks: in the environment `test`, calls by key do, and those by
   * cookie where the route takes a key alone.
   */
  readonly hasTestMarks: boolean;
  /** The key of a call by key. */
  readonly apiKey?: { readonly id: string; readonly ends: string; readonly createdAtMs: number };
  /** The dashboard session of a call by cookie. */
  readonly session?: DashboardSession;
}

/** The user of a call by cookie or login token, on a route that takes nothing else. */
export function userOf({ user }: Pick<Caller, 'user'>): CallerUser {
  invariant(user, 'A call by cookie or login token has no user.');
  return user;
}
