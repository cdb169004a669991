import type { Selectable } from 'kysely';
import type { Actor, AuditFields } from '../../domain/merchants/actor.ts';
import { ASSETS, decimalToMinor, type Id, minorToDecimal, type Owner } from '../../domain/money.ts';
import type { PaymentLinkTerms } from '../../domain/usdt/paymentLink.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import type { Page, PageRequest } from '../core/page.ts';
import {
  beginningIgnoringCase,
  exactAmount,
  type ListFilter,
  type ListSource,
  type ListSummary,
  type Match,
  readSearchedList,
  summarizeList,
  type WantedList,
} from '../core/searchedList.ts';
import { columnName, rawSql, sql, statement } from '../core/sql.ts';
import { now, selectWhere, type Tables, tables, updateWhere } from '../core/tables.ts';
import { type CallingBusiness, parsePricing } from '../merchants/businesses.ts';
import { withoutSecrets } from '../merchants/profiles.ts';

const COLUMNS = [
  'id',
  'title',
  'description',
  'currency',
  'amountMinor',
  'minAmountMinor',
  'maxAmountMinor',
  'referenceLabel',
  'returnUrl',
  'thankYouText',
  'isActive',
  'environment',
  'createdAt',
  'updatedAt',
] as const;

/** A payment link as its merchant sees it. Amounts in minor units of its currency, times as ISO 8601. */
export type PaymentLink = Pick<Selectable<Tables['payment_links']>, (typeof COLUMNS)[number]>;

/** What a merchant chooses of a link; undefined where it chooses nothing. */
export interface NewPaymentLink extends PaymentLinkTerms {
  readonly title: string;
  readonly description: string | undefined;
  /** What customers are asked for besides the amount. */
  readonly referenceLabel: string | undefined;
  readonly returnUrl: string | undefined;
  /** What a customer reads once it has paid. */
  readonly thankYouText: string | undefined;
}

/**
 * Creates a link, which is active.
 *
 * @param how.actor who does it, for the audit log.
 */
export function createPaymentLink(
  database: Database,
  { businessId, environment, actor, ...terms }: Owner & NewPaymentLink & { readonly actor: Actor },
): Promise<PaymentLink> {
  const id = newIdentifier('plk');
  return database.transaction(async (runner) => {
    const link = await runner.one(
      tables
        .insertInto('payment_links')
        .values({ id, businessId, environment, ...terms })
        .returning(COLUMNS),
      'A new payment link was not stored.',
    );
    await appendAudit(runner, {
      actor,
      action: 'payment_link.create',
      subject: id,
      details: {},
      businessId,
      environment,
      after: shownTerms(link),
    });
    return link;
  });
}

/** What is changed of a link; undefined leaves a part as it is, and null removes it. */
export interface PaymentLinkChange {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  readonly referenceLabel?: string | null | undefined;
  readonly returnUrl?: string | null | undefined;
  readonly thankYouText?: string | null | undefined;
  readonly isActive?: boolean | undefined;
}

/**
 * Changes a link. Sessions that it began stay as they are.
 *
 * @param how.actor who does it, for the audit log.
 * @returns the link as it is then; undefined when the owner has no such link.
 */
export function changePaymentLink(
  database: Database,
  { businessId, environment }: Owner,
  { id, change, actor }: { readonly id: string; readonly change: PaymentLinkChange; readonly actor: Actor },
): Promise<PaymentLink | undefined> {
  return database.transaction(async (runner) => {
    const own = { id, businessId, environment };
    const before = await runner.first(selectWhere('payment_links', own).select(COLUMNS).forNoKeyUpdate());
    if (!before) return undefined;
    const link = await runner.one(
      updateWhere('payment_links', { id })
        .set({ ...change, updatedAt: now })
        .returning(COLUMNS),
      'A payment link that is locked is there.',
    );
    const [was, is] = [shownTerms(before), shownTerms(link)];
    const fields = Object.keys(is).filter((field) => was[field] !== is[field]);
    if (fields.length === 0) return link;
    const shown = (terms: AuditFields): AuditFields =>
      Object.fromEntries(fields.map((field) => [field, terms[field] ?? null]));
    await appendAudit(runner, {
      actor,
      action: 'payment_link.change',
      subject: id,
      details: { fields },
      businessId,
      environment,
      before: shown(was),
      after: shown(is),
    });
    return link;
  });
}

/** One link of an owner, or undefined when there is none of that id. */
export function findPaymentLink(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  id: string,
): Promise<PaymentLink | undefined> {
  return runner.first(selectWhere('payment_links', { id, businessId, environment }).select(COLUMNS));
}

const LINK_COLUMNS = rawSql(COLUMNS.map((name) => `link.${columnName(name)}`).join(', '));

const SOURCE = {
  tables: rawSql('payment_links link'),
  columns: LINK_COLUMNS,
  alias: 'link',
  // Amounts of two currencies are neither compared nor added.
  amount: '0::bigint',
} as const satisfies ListSource;

/** What a list of links is narrowed by. */
export interface PaymentLinkFilter extends Omit<ListFilter, 'minMinor' | 'maxMinor'> {
  /** Only those that are active, or only the others; all when undefined. */
  readonly isActive?: boolean | undefined;
}

/** What a search finds a link by: its id, how its title begins, or its amount. */
function linkMatches(search: string): readonly Match[] {
  return [
    { condition: sql`link.id = ${search}` },
    beginningIgnoringCase('link.title', search),
    ...ASSETS.flatMap((asset) =>
      exactAmount('link.amount_minor', decimalToMinor(search, asset)).map(({ condition, order }) => ({
        condition: sql`${condition} and link.currency = ${asset}`,
        order,
      })),
    ),
  ];
}

function wantedOf(
  { businessId, environment }: Owner,
  { isActive, ...filter }: PaymentLinkFilter,
): WantedList {
  return {
    source: SOURCE,
    within: sql`business_id = ${businessId} and environment = ${environment}
      and (${isActive}::boolean is null or is_active = ${isActive}::boolean)`,
    isNarrowed: isActive !== undefined,
    filter,
    matches: filter.search === undefined ? undefined : linkMatches(filter.search),
  };
}

/**
 * The links of an owner after a place, newest first unless the page says otherwise.
 *
 * @returns at most `limit` of them, and the place of the last when more follow.
 */
export function listPaymentLinks(
  database: Database,
  owner: Owner,
  { page, ...filter }: PaymentLinkFilter & { readonly page: PageRequest },
): Promise<Page<PaymentLink>> {
  return readSearchedList<PaymentLink>(database, wantedOf(owner, filter), page);
}

/** How many links a filter leaves. */
export function summarizePaymentLinks(
  database: Database,
  owner: Owner,
  filter: PaymentLinkFilter,
): Promise<ListSummary> {
  return summarizeList(database, wantedOf(owner, filter));
}

/** What the customers of a link may see of it and of its merchant, and what beginning a session takes. */
export interface PaymentLinkPage
  extends PaymentLink,
    Pick<Owner, 'businessId'>,
    Pick<CallingBusiness, 'kycStatus' | 'pricing'> {
  readonly merchantName: string;
  /** Whether the merchant is active: one that is not takes no payments. */
  readonly isMerchantActive: boolean;
  readonly supportEmail: string | undefined;
  readonly supportPhone: string | undefined;
  readonly color: string | undefined;
  readonly hasLogo: boolean;
}

/** The page of a link, whichever merchant's and environment it is of; undefined when there is no such link. */
export async function readPaymentLinkPage(
  database: Database,
  id: string,
): Promise<PaymentLinkPage | undefined> {
  const row = await database.first(
    statement<Omit<PaymentLinkPage, 'pricing'> & { readonly pricing: unknown }>('paymentLinks.readPage')`
      select ${LINK_COLUMNS}, link.business_id, business.name as merchant_name,
          business.is_active as is_merchant_active, business.kyc_status, business.pricing,
          settings.support_email, settings.support_phone, settings.color, settings.logo is not null as has_logo
        from payment_links link join businesses business on business.id = link.business_id
          left join checkout_settings settings on settings.business_id = link.business_id
        where link.id = ${id}`,
  );
  return row && { ...row, pricing: parsePricing(row.pricing) };
}

/** How many sessions of a link wait for their payment; counts no further than `most`. */
export async function countOpenSessions(database: Database, id: Id<'plk'>, most: number): Promise<number> {
  const { count } = await database.one(
    statement<{ count: number }>('paymentLinks.countOpen')`select count(*)::int as count from (
      select from crypto_payments
        where payment_link_id = ${id} and status = 'AWAITING_DEPOSIT' limit ${most}) open`,
  );
  return count;
}

/** A link as the audit log shows it, with its amounts in decimal. */
function shownTerms(link: PaymentLink): AuditFields {
  const { currency, title, description, referenceLabel, returnUrl, thankYouText, isActive } = link;
  const decimal = (minor: bigint | undefined) =>
    minor === undefined ? null : minorToDecimal(minor, currency);
  return {
    title,
    description: description ?? null,
    currency,
    amount: decimal(link.amountMinor),
    minAmount: decimal(link.minAmountMinor),
    maxAmount: decimal(link.maxAmountMinor),
    referenceLabel: referenceLabel ?? null,
    returnUrl: withoutSecrets(returnUrl),
    thankYouText: thankYouText ?? null,
    isActive,
  };
}
