import type { DueNotice } from '../db/core/notices.ts';
import type { ActorProof, AuditFields } from '../domain/merchants/actor.ts';
import { NOTICES } from '../domain/merchants/notices.ts';
import { mailOf } from './layout.ts';
import type { Mail } from './mailer.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** How a mail says by what something was done. What begins with a comma follows the name of a user. */
const BY: Readonly<Record<ActorProof, string>> = {
  session: ', in the dashboard',
  token: ', by a login token',
  key: 'An API key',
  password: ', by the password',
  mail: ', by a mailed code',
  none: 'Not signed in',
  system: 'This service',
  operator: 'Our support',
};

/** How a mail calls the fields that changed. */
const FIELDS: Readonly<Record<string, string>> = {
  accountEnds: 'Account number ends in',
  bank: 'Bank',
  user: 'User',
  passkey: 'Passkey',
  role: 'Role',
  keyName: 'Key',
  keyEnds: 'Key ends in',
  scopes: 'Permissions',
  isSecondFactorRequired: 'Second factor required of every user',
  includesKeys: 'Held payouts include those by API key',
  sellTo: 'Settled USDT payments sold to',
  payment: 'Payment',
  refund: 'Refund',
  expected: 'Expected',
  received: 'Received',
  paidTo: 'Paid to',
  transaction: 'Transaction',
  because: 'Why',
  request: 'Request',
  kind: 'What',
  amount: 'Amount',
  currency: 'Currency',
  order: 'Order',
  approvalAboveNgn: 'Withdrawals and bills wait above (naira)',
  approvalAboveUsdt: 'Sales wait above (USDT)',
  approvalIncludesKeys: 'Orders by API key wait too',
  olderKeysValidForHours: 'Hours that older keys stay valid',
  olderSecretsSignForHours: 'Hours that older secrets sign',
  webhookUrl: 'Address',
  url: 'Address',
  eventTypes: 'Event types',
  description: 'Description',
  status: 'Status',
  disabledBecause: 'Why',
  webhooks: 'Notices about webhooks',
  limits: 'Notices about limits',
  balance: 'Notices about your balance',
  usdt: 'Notices about USDT payments',
  available: 'Available',
  alertBelow: 'Alert below',
  limit: 'Limit',
  case: 'Case number',
  ground: 'Kind of case',
  onHold: 'On hold',
  automaticPayouts: 'Automatic payouts',
  payouts: 'Notices about payouts',
  reserve: 'Reserve (naira)',
  operation: 'Operation',
  worksUntil: 'Works until',
  callsIn30Days: 'Your calls in the last 30 days',
  lastCall: 'Your last call',
};

const CLOSING = {
  security:
    'If this was not you or a colleague, change your password now\nand contact our support. Your audit log shows all changes.',
  approvals: 'Your dashboard shows the request and its status.',
  sales: 'You can sell it in your dashboard.',
  refunds: 'Your dashboard shows the refunds of the payment.',
  payouts:
    'Your dashboard shows withdrawals and automatic payouts.\nYou can switch notices about payouts off there.',
  cases: 'Answer with the case number if you disagree. Your statement shows the hold.',
  deprecations: 'GET /request-log has your calls, so you can see which programs make them.',
  webhooks:
    'If this was not you or a colleague, change your password now.\nYou can switch notices about webhooks off in your dashboard.',
  limits: 'You can switch notices about limits off in your dashboard.',
  balance: 'You can change the alert, or switch notices about your balance off, in your dashboard.',
  usdt: 'You can switch notices about USDT payments off in your dashboard.',
} as const;

/** The mail of a notice. @param pagesOrigin the origin of the dashboard, where it is known. */
export function noticeMail(notice: DueNotice, pagesOrigin: string | undefined): Mail {
  const { name, recipient, businessName, createdAt, facts } = notice;
  const { subject, text, topic } = NOTICES[name];
  const { address, userAgent, environment, before, after, reason } = facts;
  const shown: readonly (readonly [string, string | null | undefined])[] = [
    ['Business', businessName],
    ['When', `${WHEN.format(new Date(createdAt))} WAT`],
    ['By', actorOf(facts)],
    ['From', address],
    ['Device', userAgent],
    ['Environment', environment && (environment === 'prod' ? 'live' : 'sandbox')],
    ...changesOf(before ?? undefined, after ?? undefined),
    ['Reason', reason],
  ];
  return mailOf({
    to: recipient,
    subject,
    text,
    facts: shown.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    link: pagesOrigin === undefined ? undefined : linkOf(notice, pagesOrigin),
    closing: CLOSING[topic],
  });
}

/** Where the dashboard says more: the request that waits or waited, the USDT payment, else the audit log. */
function linkOf({ name, facts }: DueNotice, pagesOrigin: string) {
  const { environment, after } = facts;
  const query = environment ? `?environment=${environment}` : '';
  switch (NOTICES[name].topic) {
    case 'approvals':
      return { text: 'Request', url: `${pagesOrigin}/dashboard/approvals/${after?.request}${query}` };
    case 'sales':
    case 'refunds':
    case 'usdt':
      return { text: 'Payment', url: `${pagesOrigin}/dashboard/usdt/${after?.payment}${query}` };
    case 'payouts':
      if (name === 'usdt_sale.under_review')
        return { text: 'Sale', url: `${pagesOrigin}/dashboard/sales${idPart(after?.transaction)}${query}` };
      return {
        text: 'Withdrawals',
        url: `${pagesOrigin}/dashboard/withdrawals${idPart(after?.transaction)}${query}`,
      };
    case 'deprecations':
      return { text: 'Changelog', url: `${pagesOrigin}/docs/changelog` };
    case 'balance':
      return { text: 'Statement', url: `${pagesOrigin}/dashboard/statement${query}` };
    default:
      return { text: 'Audit log', url: `${pagesOrigin}/dashboard/audit` };
  }
}

/** The end of a path that names a thing; nothing where there is none. */
function idPart(id: AuditFields[string] | undefined): string {
  return id === undefined ? '' : `/${id}`;
}

/** Who did it, in words. */
function actorOf({ provenBy, credentialEnds, userEmail }: DueNotice['facts']): string | undefined {
  if (!provenBy) return undefined;
  if (credentialEnds) return `${BY[provenBy]} that ends in ${credentialEnds}`;
  return BY[provenBy].startsWith(',') ? `${userEmail ?? 'The owner'}${BY[provenBy]}` : BY[provenBy];
}

/** Each field that changed, as it was and is. */
function changesOf(
  before: AuditFields = {},
  after: AuditFields = {},
): readonly (readonly [string, string])[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const [was, is] = [before[name], after[name]].map((value) => (value === null ? '—' : value));
    const label = FIELDS[name] ?? name;
    if (was === undefined) return [label, String(is ?? '—')] as const;
    return [label, is === undefined ? String(was) : `${was} → ${is}`] as const;
  });
}
