import { type Command, Option } from 'commander';
import { openStoredSecrets } from '../composition/storedSecrets.ts';
import { endApiKey, listApiKeys, MOST_VALID_KEYS, rotateApiKey } from '../db/apiKeys.ts';
import {
  listBusinesses,
  setBusinessActive,
  setIdempotencyKeyRequired,
  setKycStatus,
} from '../db/businessAdministration.ts';
import { parsePricing, storePricing } from '../db/pricing.ts';
import { issueVendorAccount } from '../db/vendorAccounts.ts';
import { InvariantError } from '../domain/errors.ts';
import type { Environment } from '../domain/money.ts';
import { assertPricing, effectivePricing, type PricingOverrides } from '../domain/pricing.ts';
import { createMonnify } from '../providers/bank/monnify.ts';
import { createPaystack } from '../providers/bank/paystack.ts';
import type { DedicatedAccountHolder, DedicatedAccountProvider } from '../providers/bank/port.ts';
import { addCreateCommand } from './businessCreation.ts';
import { AdminError } from './errors.ts';
import type { AdminSettings } from './settings.ts';
import { readText } from './textFile.ts';
import type { AdminTools } from './tools.ts';

const HOUR_MS = 3_600_000;

/** Adds what operators do to merchants: `business create`, `list`, `kyc`, `pricing`, `keys` and the rest. */
export function addBusinessCommands(program: Command, tools: AdminTools): void {
  const { settings, withDatabase, print, operatorOption } = tools;
  const business = program.command('business').description('merchants');
  addCreateCommand(business, tools);

  business
    .command('list')
    .description('list all merchants')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const found = await withDatabase(settings(), listBusinesses);
      if (json) print({ businesses: found });
      else {
        for (const each of found) {
          print(
            `${each.id}  ${each.isActive ? 'active  ' : 'inactive'}  KYC ${each.kycStatus.padEnd(8)}  ${each.name} <${each.email}>`,
          );
        }
      }
    });

  for (const isActive of [true, false]) {
    const verb = isActive ? 'activate' : 'deactivate';
    business
      .command(`${verb} <id>`)
      .description(isActive ? 'let a merchant in again' : 'keep a merchant out; payouts under way go on')
      .addOption(operatorOption())
      .action(async (id: string, { operator }: { operator: string }) => {
        await withDatabase(settings(), async (database) => {
          requireFound(await setBusinessActive(database, id, isActive, operator), id);
        });
        print(`${id} is ${isActive ? 'active' : 'inactive'} now.`);
      });
  }

  business
    .command('kyc <id> <verdict>')
    .description('record the outcome of KYC: approve or reject')
    .addOption(operatorOption())
    .action(async (id: string, verdict: string, { operator }: { operator: string }) => {
      if (verdict !== 'approve' && verdict !== 'reject') throw new AdminError('Say approve or reject.');
      const status = verdict === 'approve' ? 'APPROVED' : 'REJECTED';
      await withDatabase(settings(), async (database) => {
        requireFound(await setKycStatus(database, id, status, operator), id);
      });
      print(`The KYC status of ${id} is ${status} now.`);
    });

  business
    .command('idempotency-key <id> <policy>')
    .description(
      'say whether requests that move money need an Idempotency-Key: required or optional (the default)',
    )
    .addOption(operatorOption())
    .action(async (id: string, policy: string, { operator }: { operator: string }) => {
      if (policy !== 'required' && policy !== 'optional') throw new AdminError('Say required or optional.');
      const isRequired = policy === 'required';
      await withDatabase(settings(), async (database) => {
        requireFound(await setIdempotencyKeyRequired(database, id, isRequired, operator), id);
      });
      print(
        isRequired
          ? `${id} must send an Idempotency-Key with every request that moves money now.`
          : `${id} may send requests that move money without an Idempotency-Key now.`,
      );
    });

  business
    .command('pricing <id> <json>')
    .description(
      'agree on fees and limits in place of the defaults; amounts are kobo as text, {} goes back to the defaults: ' +
        '\'{"withdrawalFeeTiers":[{"upToMinor":null,"feeMinor":"2000"}],"commission":{"basisPoints":"100","capMinor":"100000"},"limits":{"largestMinor":"500000000"},"exchange":{"spreadBasisPoints":"50"}}\'',
    )
    .addOption(operatorOption())
    .action(async (id: string, json: string, { operator }: { operator: string }) => {
      const given = settings();
      const overrides = readPricing(json, given);
      await withDatabase(given, async (database) => {
        requireFound(await storePricing(database, id, overrides, operator), id);
      });
      print(`The pricing of ${id} is stored.`);
    });

  business
    .command('vendor-account <id>')
    .description('have a bank provider issue the live account that customers pay into')
    .addOption(new Option('--bank <name>', 'who issues it').choices(ISSUERS).default('paystack'))
    .option('--bvn-file <path>', 'a file with the bank verification number of the owner, which Monnify needs')
    .addOption(operatorOption())
    .action(
      async (id: string, options: { bank: (typeof ISSUERS)[number]; bvnFile?: string; operator: string }) => {
        const given = settings();
        const bvn = options.bvnFile === undefined ? undefined : readBvn(options.bvnFile);
        const provider = issuerOf(options.bank, given);
        const issuer = {
          name: provider.name,
          issueDedicatedAccount: (holder: DedicatedAccountHolder) =>
            provider.issueDedicatedAccount({ ...holder, bvn }),
        };
        print(
          await withDatabase(given, (database) => issueVendorAccount(database, issuer, id, options.operator)),
        );
      },
    );

  const keys = business.command('keys').description("a merchant's API keys");
  keys
    .command('list <id>')
    .description('list the valid keys, without the keys themselves')
    .action(async (id: string) => {
      print(await withDatabase(settings(), (database) => listApiKeys(database, id)));
    });
  keys
    .command('rotate <id>')
    .description(`make a new key; older ones stay valid for the overlap, at most ${MOST_VALID_KEYS} in all`)
    .addOption(new Option('--environment <environment>').choices(['prod', 'test']).makeOptionMandatory())
    .option('--overlap-hours <hours>', 'how long older keys stay valid', '24')
    .addOption(operatorOption())
    .action(
      async (id: string, options: { environment: Environment; overlapHours: string; operator: string }) => {
        const overlapHours = Number(options.overlapHours);
        if (!(overlapHours >= 0 && overlapHours <= 168)) {
          throw new AdminError('--overlap-hours must be a number from 0 to 168.');
        }
        const given = settings({ needsKeys: true });
        const { key } = await withDatabase(given, async (database) => {
          requireFound(
            (await listBusinesses(database)).some((each) => each.id === id),
            id,
          );
          const { secretBox } = await openStoredSecrets(database, given.config);
          return rotateApiKey(
            database,
            secretBox,
            id,
            options.environment,
            overlapHours * HOUR_MS,
            options.operator,
          );
        });
        print(key);
      },
    );
  keys
    .command('revoke <id> <keyId>')
    .description('end a key at once; a new one takes its place where it was the current key')
    .addOption(operatorOption())
    .action(async (id: string, keyId: string, { operator }: { operator: string }) => {
      const given = settings({ needsKeys: true });
      const ended = await withDatabase(given, async (database) => {
        const { secretBox } = await openStoredSecrets(database, given.config);
        return endApiKey(database, secretBox, id, keyId, operator);
      });
      if (!ended) throw new AdminError(`${id} has no valid key ${keyId}.`);
      print(`${keyId} is revoked${ended.isReplaced ? '; a new key is current, which GET /me shows' : ''}.`);
    });
}

/** The providers that issue accounts. */
const ISSUERS = ['paystack', 'monnify'] as const;

function issuerOf(
  bank: (typeof ISSUERS)[number],
  { config: { paystack, monnify, providerTimeoutMs: timeoutMs } }: AdminSettings,
): DedicatedAccountProvider {
  if (bank === 'monnify') {
    if (!monnify) throw new AdminError('MONNIFY_API_KEY must be set: the provider issues the account.');
    return createMonnify({ ...monnify, ...monnify.accounts[0], timeoutMs });
  }
  if (!paystack) throw new AdminError('PAYSTACK_SECRET_KEY must be set: the provider issues the account.');
  return createPaystack({ ...paystack, secretKey: paystack.secretKeys[0], timeoutMs });
}

/** Read from a file, so that it stands neither in the shell's history nor in the list of processes. */
function readBvn(file: string): string {
  const bvn = readText(file).trim();
  if (!/^[0-9]{11}$/.test(bvn)) throw new AdminError(`${file} holds no bank verification number: 11 digits.`);
  return bvn;
}

function readPricing(json: string, { config }: AdminSettings): PricingOverrides {
  try {
    const overrides = parsePricing(JSON.parse(json));
    assertPricing(effectivePricing(config.pricing, overrides));
    return overrides;
  } catch (error) {
    const sentence = error instanceof InvariantError ? error.message : 'see --help for its shape';
    throw new AdminError(`That pricing cannot be used: ${sentence}`);
  }
}

function requireFound(isFound: boolean, id: string): void {
  if (!isFound) throw new AdminError(`There is no business ${id}.`);
}
