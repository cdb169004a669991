import type { Actor, AuditFields } from '../../domain/merchants/actor.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { now, selectWhere, tables } from '../core/tables.ts';
import { lockBusiness } from '../merchants/businessLock.ts';

/** What a merchant chose for the checkout pages of its sessions, in both environments; undefined where it chose nothing. */
export interface CheckoutSettings {
  readonly supportEmail: string | undefined;
  readonly supportPhone: string | undefined;
  /** `#` and six lower-case hex digits. */
  readonly color: string | undefined;
  /** A picture as a file: PNG, JPEG or WebP. */
  readonly logo: Buffer | undefined;
  readonly toleranceBasisPoints: bigint | undefined;
  readonly creditsUnderpayment: boolean | undefined;
  readonly creditsOverpayment: boolean | undefined;
}

const COLUMNS = [
  'supportEmail',
  'supportPhone',
  'color',
  'logo',
  'toleranceBasisPoints',
  'creditsUnderpayment',
  'creditsOverpayment',
] as const;

const NOTHING: CheckoutSettings = {
  supportEmail: undefined,
  supportPhone: undefined,
  color: undefined,
  logo: undefined,
  toleranceBasisPoints: undefined,
  creditsUnderpayment: undefined,
  creditsOverpayment: undefined,
};

/** What a merchant chose. */
export async function readCheckoutSettings(
  runner: StatementRunner,
  businessId: string,
): Promise<CheckoutSettings> {
  const row = await runner.first(selectWhere('checkout_settings', { businessId }).select(COLUMNS));
  return row ?? NOTHING;
}

/** The file of a merchant's logo; undefined where it has none. */
export async function readLogo(runner: StatementRunner, businessId: string): Promise<Buffer | undefined> {
  return (await runner.first(selectWhere('checkout_settings', { businessId }).select('logo')))?.logo;
}

/** What changes: null removes a choice, undefined leaves it as it is. */
export type CheckoutSettingsChange = {
  readonly [Field in keyof CheckoutSettings]?: CheckoutSettings[Field] | null | undefined;
};

/**
 * Changes what a merchant chose, and puts that on record; what stays the same is not a change.
 *
 * @param how.actor who does it, for the audit log.
 * @returns the settings since.
 */
export function changeCheckoutSettings(
  database: Database,
  businessId: string,
  { change, actor }: { readonly change: CheckoutSettingsChange; readonly actor: Actor },
): Promise<CheckoutSettings> {
  return database.transaction(async (runner) => {
    await lockBusiness(runner, businessId);
    const before = await readCheckoutSettings(runner, businessId);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: CheckoutSettings = {
      ...before,
      ...Object.fromEntries(given.map(([field, value]) => [field, value ?? undefined])),
    };
    const [shownBefore, shownAfter] = [shown(before), shown(after)];
    const isSameLogo = before.logo === after.logo || (after.logo && before.logo?.equals(after.logo));
    if (isSameLogo && JSON.stringify(shownBefore) === JSON.stringify(shownAfter)) return before;
    await runner.run(
      tables
        .insertInto('checkout_settings')
        .values({ businessId, ...after })
        .onConflict((known) => known.column('businessId').doUpdateSet({ ...nulls(after), updatedAt: now })),
    );
    await appendAudit(runner, {
      actor,
      action: 'checkout_settings.change',
      subject: businessId,
      details: {},
      businessId,
      before: shownBefore,
      after: shownAfter,
    });
    return after;
  });
}

/** Columns with null for what was removed. */
function nulls(settings: CheckoutSettings) {
  return Object.fromEntries(Object.entries(settings).map(([column, value]) => [column, value ?? null]));
}

/** Settings as the audit log shows them: of a logo its size. */
function shown({ logo, toleranceBasisPoints, ...settings }: CheckoutSettings): AuditFields {
  return {
    supportEmail: settings.supportEmail ?? null,
    supportPhone: settings.supportPhone ?? null,
    color: settings.color ?? null,
    logoBytes: logo?.byteLength ?? null,
    toleranceBasisPoints: toleranceBasisPoints === undefined ? null : Number(toleranceBasisPoints),
    creditsUnderpayment: settings.creditsUnderpayment ?? null,
    creditsOverpayment: settings.creditsOverpayment ?? null,
  };
}
