import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/** Topics of notices that a merchant may switch off. */
export const OPTIONAL_TOPICS = ['webhooks', 'limits', 'balance', 'payouts', 'usdt'] as const;
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number];

/** A mail that tells a merchant what happened to its account. */
export interface Notice {
  /** Only optional topics can be switched off. */
  readonly topic: 'security' | 'approvals' | 'sales' | 'refunds' | 'cases' | 'deprecations' | OptionalTopic;
  readonly subject: string;
  /** One or two sentences, below the subject. */
  readonly text: string;
}

/**
 * Every notice, by the action of the audit log that causes it: putting that action on record for a business stores its
 * notice. `limit.near`, `session_sale.left`, `operation.deprecated` and those about money at the end have no entry there; what
 * stores them says so itself.
 */
export const NOTICES = {
  'sign_in.new_network': {
    topic: 'security',
    subject: 'New sign-in to your account',
    text: 'Your account was used from a new network.',
  },
  'password.reset': {
    topic: 'security',
    subject: 'Your password was changed',
    text: 'It was changed by a mailed code. All sessions ended.',
  },
  'password.change': {
    topic: 'security',
    subject: 'Your password was changed',
    text: 'All other sessions ended.',
  },
  'second_factor.confirm': {
    topic: 'security',
    subject: 'Two-factor authentication was turned on',
    text: 'Sign-ins and movements of money now need your authenticator app. All other sessions ended.',
  },
  'second_factor.remove': {
    topic: 'security',
    subject: 'A second factor was removed',
    text: 'Without another second factor, the password alone is enough to sign in and move money.',
  },
  'passkey.add': {
    topic: 'security',
    subject: 'A passkey was added',
    text: 'Sign-ins and movements of money now need a second factor, such as this passkey. All other sessions ended.',
  },
  'passkey.remove': {
    topic: 'security',
    subject: 'A passkey was removed',
    text: 'Without another second factor, the password alone is enough to sign in and move money.',
  },
  'passkey.refuse_copy': {
    topic: 'security',
    subject: 'A passkey may have been copied',
    text: 'A passkey was refused, because it sent an old counter, as a copy would. Remove this passkey.',
  },
  'second_factor.use_recovery_code': {
    topic: 'security',
    subject: 'A recovery code was used',
    text: 'It replaced your second factor, and cannot be used again.',
  },
  'second_factor.require': {
    topic: 'security',
    subject: 'Two-factor authentication is mandatory now',
    text: 'Users without a second factor must set one up first. API keys work as before.',
  },
  'second_factor.stop_requiring': {
    topic: 'security',
    subject: 'Two-factor authentication is no longer mandatory',
    text: 'Users may sign in and work without a second factor.',
  },
  'bank_account.verify': {
    topic: 'security',
    subject: 'Your bank account was changed',
    text: 'Withdrawals go to this bank account from now on.',
  },
  'api_key.create': {
    topic: 'security',
    subject: 'A restricted API key was created',
    text: 'It has the permissions below.',
  },
  'business.payout_hold': {
    topic: 'security',
    subject: 'The rule for held payouts was changed',
    text: 'The rule says whether payouts by API key are held after a change of your account.',
  },
  'business.session_sales': {
    topic: 'security',
    subject: 'The sale of USDT payments was changed',
    text: 'The setting says whether settled USDT payments are sold for naira at once, and where the naira go.',
  },
  'session_sale.left': {
    topic: 'sales',
    subject: 'A USDT payment was not sold',
    text: 'The USDT of a settled payment stay in your balance.',
  },
  'crypto_refund.complete': {
    topic: 'refunds',
    subject: 'A refund was paid',
    text: 'The USDT were sent to your customer. The transaction is verified on the chain.',
  },
  'crypto_refund.cancel': {
    topic: 'refunds',
    subject: 'A refund was canceled',
    text: 'The USDT on hold for it are available again.',
  },
  'business.automatic_payouts': {
    topic: 'security',
    subject: 'Your automatic payouts were changed',
    text: 'The rule says when your naira are paid to your bank account, and what stays.',
  },
  'automatic_payout.fail': {
    topic: 'payouts',
    subject: 'An automatic payout was not made',
    text: 'Your naira are in your balance. The payout is retried tomorrow. Three failures in a row pause payouts.',
  },
  'automatic_payout.pause': {
    topic: 'payouts',
    subject: 'Your automatic payouts are paused',
    text: 'An owner or admin of your account can resume them.',
  },
  'wallet.hold': {
    topic: 'cases',
    subject: 'A part of your balance is on hold',
    text: 'Our support holds this amount for a case. It cannot be paid out until it is released.',
  },
  'wallet.release': {
    topic: 'cases',
    subject: 'A hold on your balance was released',
    text: 'Our support released an amount that was on hold for a case. It is available again.',
  },
  'api_key.rotate': {
    topic: 'security',
    subject: 'A new API key was created',
    text: 'Your account has a new API key.',
  },
  'api_key.revoke': {
    topic: 'security',
    subject: 'An API key was revoked',
    text: 'Calls with one of your API keys are refused from now on.',
  },
  'user.invite': {
    topic: 'security',
    subject: 'A user was invited',
    text: 'The invitation is valid for three days.',
  },
  'user.change_role': {
    topic: 'security',
    subject: 'A user was changed',
    text: 'The permissions of a user of your account were changed.',
  },
  'user.remove': {
    topic: 'security',
    subject: 'A user was removed',
    text: 'A user of your account can no longer sign in.',
  },
  'business.approval_rule': {
    topic: 'security',
    subject: 'The rule for approvals was changed',
    text: 'The rule says which orders of your account wait for a second person.',
  },
  'approval.request': {
    topic: 'approvals',
    subject: 'A request waits for your approval',
    text: 'Nothing is done until a second person approves it. It expires after 24 hours.',
  },
  'approval.approve': {
    topic: 'approvals',
    subject: 'Your request was approved',
    text: 'A second person approved it.',
  },
  'approval.refuse': {
    topic: 'approvals',
    subject: 'Your request was refused',
    text: 'A second person refused it. Nothing was done.',
  },
  'approval.expire': {
    topic: 'approvals',
    subject: 'Your request has expired',
    text: 'No second person decided within 24 hours. Nothing was done.',
  },
  'notices.change': {
    topic: 'security',
    subject: 'Your mail notices were changed',
    text: 'The topics of your mail notices were changed.',
  },
  'webhook_url.change': {
    topic: 'webhooks',
    subject: 'Your webhook address was changed',
    text: 'Events of your account go to another address.',
  },
  'webhook_secret.rotate': {
    topic: 'webhooks',
    subject: 'Your webhook secret was changed',
    text: 'Events of your account are signed with a new secret.',
  },
  'webhook_endpoint.create': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was created',
    text: 'Events of your account go to one more address.',
  },
  'webhook_endpoint.change': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was changed',
    text: 'The endpoint says which events of your account go where.',
  },
  'webhook_endpoint.delete': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was deleted',
    text: 'Events of your account no longer go to its address.',
  },
  'webhook_endpoint.rotate_secret': {
    topic: 'webhooks',
    subject: 'The secret of a webhook endpoint was changed',
    text: 'Events to this endpoint are signed with a new secret.',
  },
  'webhook_endpoint.failing': {
    topic: 'webhooks',
    subject: 'A webhook endpoint is failing',
    text: 'It has accepted no event for days. After five days it is disabled.',
  },
  'webhook_endpoint.disable': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was disabled',
    text: 'Nothing more is sent to it. Enable it in your dashboard once it works, and replay what it missed.',
  },
  'limit.near': {
    topic: 'limits',
    subject: 'You have used 80 % of a limit',
    text: 'Payments beyond the limit are refused.',
  },
  'operation.deprecated': {
    topic: 'deprecations',
    subject: 'Deprecated: an operation that you call',
    text: 'This operation of the API works unchanged until the day below; then it answers 404. The changelog has its replacement.',
  },
  'balance.low': {
    topic: 'balance',
    subject: 'Your balance is low',
    text: 'Your available balance fell below the threshold of your alert.',
  },
  'withdrawal.under_review': {
    topic: 'payouts',
    subject: 'A withdrawal is under review',
    text: 'The bank has not confirmed it yet, and our operations team is checking it. The money stays on hold: do not request it again.',
  },
  'withdrawal.failed': {
    topic: 'payouts',
    subject: 'A withdrawal was not paid',
    text: 'The money is back in your balance.',
  },
  'usdt_sale.under_review': {
    topic: 'payouts',
    subject: 'A sale of USDT is under review',
    text: 'The bank has not confirmed the naira yet, and our operations team is checking it. The USDT stay on hold: do not sell them again.',
  },
  'usdt_payment.needs_review': {
    topic: 'usdt',
    subject: 'A USDT payment needs your decision',
    text: 'The amount or the time differs from what was expected, and nothing is credited yet. Accept or reject it in your dashboard.',
  },
} as const satisfies Readonly<Record<string, Notice>>;
export type NoticeName = keyof typeof NOTICES;

/** Those about the access of one user, who is told besides the owners. */
export const NOTICES_OF_USERS: ReadonlySet<NoticeName> = new Set([
  'sign_in.new_network',
  'password.reset',
  'password.change',
  'second_factor.confirm',
  'second_factor.remove',
  'second_factor.use_recovery_code',
  'passkey.add',
  'passkey.remove',
  'passkey.refuse_copy',
]);

/** Those that go to the user who made a request alone, or to the owners where an API key made it. */
export const NOTICES_OF_MAKERS: ReadonlySet<NoticeName> = new Set([
  'approval.approve',
  'approval.refuse',
  'approval.expire',
]);

/** The notice of an action of the audit log; undefined for actions without one. */
export function noticeOfAction(action: string): NoticeName | undefined {
  return Object.hasOwn(NOTICES, action) ? (action as NoticeName) : undefined;
}

/** At most this many notices of one name are mailed to a user in 24 hours about each environment. */
export const MAX_NOTICES_A_DAY = 20;

const FIRST_WAIT_MS = MINUTE_MS;
const MAX_WAIT_MS = 2 * HOUR_MS;

/**
 * How long to wait after an attempt to mail a notice failed, in milliseconds.
 *
 * @param attempts how many failed, this one included.
 * @param ageMs how old the notice is.
 * @returns undefined when it is given up: after a day.
 */
export function waitAfterFailedNoticeMs(attempts: number, ageMs: number): number | undefined {
  if (ageMs >= DAY_MS) return undefined;
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);
}
