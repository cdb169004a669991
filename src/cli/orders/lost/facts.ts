import { z } from 'zod';
import type { Config } from '../../../config/config.ts';
import { KINDS, type OrderId } from '../../../contract/kinds.ts';
import { orderInput } from '../../../contract/starts.ts';
import type { Database } from '../../../db/core/database.ts';
import { findSettlementAccount, type SavedAccount } from '../../../db/merchants/businesses.ts';
import { findBusiness } from '../../../db/merchants/profiles.ts';
import { listBillers } from '../../../db/orders/billCatalogue.ts';
import type { LostOrder } from '../../../db/orders/lost/recreation.ts';
import { SOURCE_CURRENCIES, SOURCE_CURRENCY_CODES, type SourceCurrency } from '../../../domain/currencies.ts';
import {
  effectivePricing,
  type FeeSchedule,
  feeOfOrder,
  feeScheduleAt,
  type PricingOverrides,
} from '../../../domain/ledger/pricing.ts';
import { decimalToScaled, type Environment, type Owner } from '../../../domain/money.ts';
import {
  BILL_KINDS,
  type BillOrder,
  billFacts,
  METER_TYPES,
  parseNigerianPhone,
} from '../../../domain/orders/bill.ts';
import { collectionTerms, parseRate, saleTermsAt } from '../../../domain/orders/exchangeRate.ts';
import { AdminError, requireBusiness, required } from '../../errors.ts';

/**
 * What the record of an order says that nothing else has once it is lost: the merchant has it, from its request and from the
 * answer to it. Operators give it as JSON, with the fields of the API.
 */

const text = (longest: number) => z.string().trim().min(1).max(longest);
const rate = z.union([z.string(), z.number()]).transform((given, context) => {
  const scaled = parseRate(given);
  if (scaled !== undefined) return scaled;
  context.addIssue({ code: 'custom', message: 'must be a rate such as 1522.86' });
  return z.NEVER;
});
const phone = text(30).transform((given, context) => {
  const parsed = parseNigerianPhone(given);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom', message: 'must be a Nigerian mobile number' });
  return z.NEVER;
});

/** Of every kind: what the merchant sent for itself. */
const own = {
  merchantReference: text(100).optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
};

const FACTS = {
  withdrawal: z.strictObject(own),
  bill: z.strictObject({
    ...own,
    kind: z.enum(BILL_KINDS),
    biller: text(60),
    account: text(50),
    meterType: z.enum(METER_TYPES).optional(),
    planCode: text(100).optional(),
    renew: z.boolean().default(false),
    phone: phone.optional(),
  }),
  usdt_sale: z.strictObject({ ...own, conversionRate: rate }),
  collection: z.strictObject({
    ...own,
    sourceCurrency: z.enum(SOURCE_CURRENCY_CODES as readonly [SourceCurrency, ...SourceCurrency[]]),
    sourceAmount: z.number(),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two letters, such as GH'),
    paymentMethod: text(100),
    customer: z.strictObject({ name: text(200), phone: text(30), email: z.email().optional() }),
    rate,
    providerRate: rate.optional(),
    providerFee: z.number().default(0),
  }),
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** A kind of order of which a lost record can be made again. */
export type RecreatableKind = keyof typeof FACTS;

export const RECREATABLE_KINDS = Object.keys(FACTS) as readonly RecreatableKind[];

/** What `--facts` looks like, for messages; a withdrawal needs none. */
export const FACTS_EXAMPLES: Readonly<Record<RecreatableKind, string | undefined>> = {
  withdrawal: undefined,
  bill: '{"kind":"electricity","biller":"ikeja-electric","account":"1111111111111","meterType":"prepaid","phone":"08031234567"}',
  usdt_sale: '{"conversionRate":1522.86}',
  collection:
    '{"sourceCurrency":"GHS","sourceAmount":250,"country":"GH","paymentMethod":"MTN","rate":126.72,"providerRate":128,' +
    '"customer":{"name":"Kofi Mensah","phone":"+233241234567"}}',
};

/** A record that is to be made again, as the details of a request, which JSON keeps. */
export interface Recreation extends Owner {
  readonly kind: RecreatableKind;
  readonly id: string;
  readonly environment: Environment;
  /** The provider of the order. */
  readonly provider: string;
  /** What its workflow says, in minor units of the kind's asset, as decimal text. */
  readonly amountMinor: string;
  /** Whether a withdrawal was made by itself. */
  readonly isAutomatic: boolean;
  /** What an operator gave as `--facts`. It may hold personal data, so the audit log has it not. */
  readonly facts: unknown;
}

/**
 * Makes an order of what its workflow and the merchant say. Its fee is that of today, and the bank account the one that is
 * saved now.
 *
 * @throws AdminError naming what is missing or cannot be.
 */
export async function readLostOrder(
  database: Database,
  { pricing, collectionApprovalMs }: Pick<Config, 'pricing' | 'collectionApprovalMs'>,
  recreation: Recreation,
): Promise<LostOrder> {
  const { kind, id, businessId, environment, provider, facts } = recreation;
  const amountMinor = BigInt(recreation.amountMinor);
  const business = requireBusiness(await findBusiness(database, businessId), businessId);
  const agreed = effectivePricing(pricing, business.pricing as PricingOverrides);
  const fees = feeScheduleAt(agreed, Date.now());
  const ofKind = <K extends RecreatableKind>(of: K) => ({
    ...orderInput(of, id as OrderId<K>, environment),
    ...{ businessId, environment, provider },
  });
  switch (kind) {
    case 'withdrawal': {
      const given = readFacts(kind, facts);
      const account = await settlementAccountOf(database, recreation);
      const fee = feeOfOrder('withdrawal', amountMinor, fees);
      const { isAutomatic } = recreation;
      return { kind, order: { ...ofKind(kind), ...ownOf(given), ...fee, amountMinor, account, isAutomatic } };
    }
    case 'bill': {
      const given = readFacts(kind, facts);
      const order = await readBill(database, { given, amountMinor, fees, environment });
      const { merchantReference, metadata } = ownOf(given);
      return {
        kind,
        order: {
          ...ofKind(kind),
          ...order,
          merchantReference,
          metadata: { ...metadata, bill: billFacts(order) },
        },
      };
    }
    case 'usdt_sale': {
      const given = readFacts(kind, facts);
      const account = await settlementAccountOf(database, recreation);
      // What the market gave then is not known, so no margin is booked.
      const rates = { rateScaled: given.conversionRate, marketRateScaled: given.conversionRate };
      const terms = saleTermsAt({ amountMinor, ...rates, fees });
      if (terms.netMinor <= 0n) throw new AdminError('--facts: at that rate the fee leaves nothing to pay.');
      return { kind, order: { ...ofKind(kind), ...ownOf(given), terms, account, quoteId: undefined } };
    }
    case 'collection': {
      const given = readFacts(kind, facts);
      const { country, paymentMethod } = given;
      const { name, phone: called, email } = given.customer;
      const customer = { name, phone: called, email };
      return {
        kind,
        order: {
          ...ofKind(kind),
          ...ownOf(given),
          ...{ terms: termsOf(given, amountMinor), country, paymentMethod, customer },
          givenAmount: 'source',
          approvalWindowMs: collectionApprovalMs,
        },
      };
    }
  }
}

/** @throws AdminError naming the field that is wrong, with an example. */
function readFacts<K extends RecreatableKind>(kind: K, facts: unknown): z.infer<(typeof FACTS)[K]> {
  const parsed = FACTS[kind].safeParse(facts);
  if (parsed.success) return parsed.data as z.infer<(typeof FACTS)[K]>;
  const [issue] = parsed.error.issues;
  const example = FACTS_EXAMPLES[kind] ?? '{}';
  const where = issue?.path.join('.');
  throw new AdminError(`--facts${where ? `, ${where}` : ''}: ${issue?.message} (such as '${example}')`);
}

function ownOf({ merchantReference, metadata }: z.infer<(typeof FACTS)['withdrawal']>) {
  return { merchantReference, metadata };
}

async function settlementAccountOf(database: Database, owner: Owner): Promise<SavedAccount> {
  const { businessId } = owner;
  const missing = `${businessId} has no verified bank account any longer: it has to verify one first.`;
  return required(await findSettlementAccount(database, owner), missing);
}

/** What was bought, of a biller of today's catalogue. */
async function readBill(
  database: Database,
  {
    given,
    amountMinor,
    fees,
    environment,
  }: {
    readonly given: z.infer<(typeof FACTS)['bill']>;
    readonly amountMinor: bigint;
    readonly fees: FeeSchedule;
    readonly environment: Environment;
  },
): Promise<BillOrder> {
  const { kind, account, meterType, planCode, renew: isRenewal, phone: called } = given;
  const billers = await listBillers(database, environment, kind);
  const biller = required(
    billers.find(({ id }) => id === given.biller),
    `--facts, biller: must be one of ${billers.map(({ id }) => id).join(', ')}`,
  );
  if ((kind === 'electricity') !== (meterType !== undefined))
    throw new AdminError('--facts, meterType: electricity has one, prepaid or postpaid, and nothing else.');
  const plan = biller.plans.find(({ code }) => code === planCode);
  if (planCode !== undefined && !plan)
    throw new AdminError(`--facts, planCode: is not a plan of ${biller.name}.`);
  return {
    kind,
    billerId: biller.id,
    serviceId: biller.serviceId,
    billerName: biller.name,
    ...{ account, meterType, isRenewal, phone: called, amountMinor },
    plan: plan && { code: plan.code, name: plan.name },
    ...feeOfOrder('bill', amountMinor, fees),
  };
}

/** The terms of a collection: the workflow says what the merchant gets, and the provider what the customer pays. */
function termsOf(given: z.infer<(typeof FACTS)['collection']>, targetMinor: bigint) {
  const { sourceCurrency, rate: rateScaled, providerRate = rateScaled } = given;
  const [sourceMinor, flatMinor] = [given.sourceAmount, given.providerFee].map((amount) =>
    decimalToScaled(String(amount), SOURCE_CURRENCIES[sourceCurrency]),
  );
  if (sourceMinor === undefined || sourceMinor <= 0n)
    throw new AdminError(`--facts, sourceAmount: must be an amount of ${sourceCurrency} above 0.`);
  if (flatMinor === undefined || flatMinor < 0n || flatMinor >= sourceMinor)
    throw new AdminError('--facts, providerFee: must be what the provider keeps of sourceAmount.');
  const terms = collectionTerms({
    ...{ sourceCurrency, amount: { sourceMinor } },
    ...{ providerRateScaled: providerRate, spreadBasisPoints: 0n },
    fee: { percentScaled: 0n, leastMinor: 0n, flatMinor },
  });
  const marginMinor = terms.valueMinor - targetMinor;
  if (rateScaled > providerRate || marginMinor < 0n) {
    throw new AdminError(
      `--facts: the customer's payment brings less than the ${KINDS.collection.noun} was begun for. Look at the rates.`,
    );
  }
  return { ...terms, rateScaled, targetMinor, marginMinor };
}
