import type { Environment, Id, Kobo, MicroUsdt } from '../../domain/money.ts';
import type { ReviewReason, SessionPolicy, UsdtSessionStatus } from '../../domain/usdt/usdtSession.ts';
import type { Database } from '../core/database.ts';
import { millisecondsSql, statement } from '../core/sql.ts';
import { parseSessionPolicy } from './usdtSessions.ts';

/** What the customer of a USDT session may see of it. Amounts in micro-USDT, times in ms since 1970. */
export interface CheckoutRecord {
  readonly paymentId: Id<'cp'>;
  readonly merchantName: string;
  /** Whether the merchant is active: one that is not takes no payments. */
  readonly isMerchantActive: boolean;
  readonly environment: Environment;
  readonly status: UsdtSessionStatus;
  readonly expectedMinor: MicroUsdt;
  /** Its price in kobo, and the rate as a decimal by which the expected amount follows; undefined without one. */
  readonly amountNgnMinor: Kobo | undefined;
  readonly rate: string | undefined;
  readonly receivedMinor: MicroUsdt;
  readonly depositAddress: string;
  readonly reviewReason: ReviewReason | undefined;
  readonly txHash: string | undefined;
  readonly returnUrl: string | undefined;
  /** What it is for, and how the merchant names it; of a payment link also what the customer typed there. */
  readonly description: string | undefined;
  readonly merchantReference: string | undefined;
  /** What the merchant says of a payment by its link once it is paid; undefined where it says nothing. */
  readonly thankYouText: string | undefined;
  /** The support contact and look that the merchant chose; undefined where it chose nothing. */
  readonly businessId: Id<'biz'>;
  readonly supportEmail: string | undefined;
  readonly supportPhone: string | undefined;
  readonly color: string | undefined;
  readonly hasLogo: boolean;
  readonly policy: SessionPolicy;
  readonly expiresAtMs: number;
  readonly updatedAtMs: number;
}

/** Those of the sessions that there are, in any order: one statement, however many are asked for. */
export async function readCheckouts(
  database: Database,
  paymentIds: readonly Id<'cp'>[],
): Promise<readonly CheckoutRecord[]> {
  const rows = await database.run(
    statement<Omit<CheckoutRecord, 'policy'> & { readonly policy: unknown }>('checkouts.read')`
      select payment.id as payment_id, business.name as merchant_name,
          business.is_active as is_merchant_active, payment.environment, payment.status,
          payment.amount_expected_minor as expected_minor, payment.amount_ngn_minor, payment.rate::text,
          payment.amount_received_minor as received_minor,
          payment.deposit_address, payment.review_reason, payment.tx_hash, payment.return_url, payment.policy,
          payment.description, coalesce(payment.merchant_reference, payment.payer_reference) as merchant_reference,
          payment.business_id, link.thank_you_text,
          settings.support_email, settings.support_phone, settings.color, settings.logo is not null as has_logo,
          ${millisecondsSql('payment.expires_at')}, ${millisecondsSql('payment.updated_at')}
        from crypto_payments payment join businesses business on business.id = payment.business_id
          left join checkout_settings settings on settings.business_id = payment.business_id
          left join payment_links link on link.id = payment.payment_link_id
        where payment.id = any(${paymentIds}::text[])`,
  );
  return rows.map(({ policy, ...row }) => ({ ...row, policy: parseSessionPolicy(policy) }));
}

/** How far a transaction counts for a session already: in a solid block, or seen in one that may still be replaced. */
export async function findPaymentOf(
  database: Database,
  paymentId: Id<'cp'>,
  txId: string,
): Promise<'found' | 'on_its_way' | undefined> {
  const row = await database.first(
    statement<{ isSolid: boolean; isSeen: boolean }>('checkouts.findPayment')`select
      exists (select from chain_deposits where payment_id = ${paymentId} and tx_id = ${txId}
        and reason is distinct from 'wrong_token') as is_solid,
      exists (select from chain_sightings where payment_id = ${paymentId} and tx_id = ${txId}) as is_seen`,
  );
  if (row?.isSolid) return 'found';
  return row?.isSeen ? 'on_its_way' : undefined;
}
