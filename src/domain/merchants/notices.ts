import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/** Topics of notices that a merchant may switch off. */
export const OPTIONAL_TOPICS = ['webhooks', 'limits', 'balance', 'payouts', 'usdt'] as const;
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number];

/** A mail that tells a merchant what happened to its account. */
export interface Notice {
  /** Only optional topics can be switched off. */
  readonly topic: 'security' | 'approvals' | 'sales' | 'refunds' | 'cases' | 'deprecations' | OptionalTopic;
  readonly subject: string;
  /** One or two sentences that stand alone. */
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
    text: 'There was a sign-in to your account from a network that it had not been used from before.',
  },
  'password.reset': {
    topic: 'security',
    subject: 'Your password was changed',
    text: 'The password of your account was changed by a code that was mailed. All sessions ended.',
  },
  'password.change': {
    topic: 'security',
    subject: 'Your password was changed',
    text: 'The password of your account was changed. All other sessions ended.',
  },
  'second_factor.confirm': {
    topic: 'security',
    subject: 'Two-factor authentication was turned on',
    text: 'An authenticator app is a second factor of yours now: signing in and moving money need one. All other sessions ended.',
  },
  'second_factor.remove': {
    topic: 'security',
    subject: 'A second factor was removed',
    text: 'It no longer proves that it is you who signs in or moves money. Without another one the password is enough.',
  },
  'passkey.add': {
    topic: 'security',
    subject: 'A passkey was added',
    text: 'This passkey is a second factor of yours now: signing in and moving money need one. All other sessions ended.',
  },
  'passkey.remove': {
    topic: 'security',
    subject: 'A passkey was removed',
    text: 'It no longer proves that it is you who signs in or moves money. Without another second factor the password is enough.',
  },
  'passkey.refuse_copy': {
    topic: 'security',
    subject: 'A passkey may have been copied',
    text: 'A passkey sent a counter that was used before, as a copy of it would, and was refused. Remove this passkey.',
  },
  'second_factor.use_recovery_code': {
    topic: 'security',
    subject: 'A recovery code was used',
    text: 'A recovery code took the place of your second factor. It cannot be used again.',
  },
  'second_factor.require': {
    topic: 'security',
    subject: 'Two-factor authentication is mandatory now',
    text: 'Users of your account who have no second factor can only set one up. API keys work as before.',
  },
  'second_factor.stop_requiring': {
    topic: 'security',
    subject: 'Two-factor authentication is no longer mandatory',
    text: 'Users of your account may sign in and work without a second factor.',
  },
  'bank_account.verify': {
    topic: 'security',
    subject: 'Your bank account was changed',
    text: 'Withdrawals go to this bank account from now on.',
  },
  'api_key.create': {
    topic: 'security',
    subject: 'A restricted API key was made',
    text: 'Your account has a new API key with the permissions that it was given.',
  },
  'business.payout_hold': {
    topic: 'security',
    subject: 'The rule for held payouts was changed',
    text: 'It says whether payouts by API key are held after a change of your account.',
  },
  'business.session_sales': {
    topic: 'security',
    subject: 'The sale of USDT payments was changed',
    text: 'It says whether settled USDT payments are sold for naira at once, and where the naira go.',
  },
  'session_sale.left': {
    topic: 'sales',
    subject: 'A USDT payment was not sold',
    text: 'A settled USDT payment was not sold for naira. Its USDT is in your balance, where you can sell it yourself.',
  },
  'crypto_refund.complete': {
    topic: 'refunds',
    subject: 'A refund was paid',
    text: 'The USDT of a refund was sent to the address of your customer. The transaction is verified on the chain.',
  },
  'crypto_refund.cancel': {
    topic: 'refunds',
    subject: 'A refund was canceled',
    text: 'A refund of USDT was not paid. What was on hold for it is available in your balance again.',
  },
  'business.automatic_payouts': {
    topic: 'security',
    subject: 'Your automatic payouts were changed',
    text: 'It says when naira of your balance are paid to your bank account by themselves, and what stays.',
  },
  'automatic_payout.fail': {
    topic: 'payouts',
    subject: 'An automatic payout was not made',
    text: 'Your naira are in your balance. The payout is tried again tomorrow; after three in a row that fail, payouts are paused.',
  },
  'automatic_payout.pause': {
    topic: 'payouts',
    subject: 'Your automatic payouts are paused',
    text: 'Nothing is paid out by itself until an owner or admin of your account resumes it.',
  },
  'wallet.hold': {
    topic: 'cases',
    subject: 'A part of your balance is on hold',
    text: 'Our support put this amount on hold for a case. It is yours, and cannot be paid out until it is released.',
  },
  'wallet.release': {
    topic: 'cases',
    subject: 'A hold on your balance was released',
    text: 'Our support released what was on hold for a case, or a part of it. That amount is available again.',
  },
  'api_key.rotate': {
    topic: 'security',
    subject: 'A new API key was made',
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
    text: 'A user was invited to your account.',
  },
  'user.change_role': {
    topic: 'security',
    subject: 'A user was changed',
    text: 'What a user of your account may do was changed.',
  },
  'user.remove': {
    topic: 'security',
    subject: 'A user was removed',
    text: 'A user of your account can no longer sign in.',
  },
  'business.approval_rule': {
    topic: 'security',
    subject: 'The rule for approvals was changed',
    text: 'It says which orders of your account wait for a second person.',
  },
  'approval.request': {
    topic: 'approvals',
    subject: 'A request waits for your approval',
    text: 'Nothing is done before a second person approves it. It expires after 24 hours.',
  },
  'approval.approve': {
    topic: 'approvals',
    subject: 'Your request was approved',
    text: 'A second person approved what you requested.',
  },
  'approval.refuse': {
    topic: 'approvals',
    subject: 'Your request was refused',
    text: 'A second person refused what you requested. Nothing was done.',
  },
  'approval.expire': {
    topic: 'approvals',
    subject: 'Your request has expired',
    text: 'No second person decided about what you requested within 24 hours. Nothing was done.',
  },
  'notices.change': {
    topic: 'security',
    subject: 'Your mail notices were changed',
    text: 'The choice of notices that you get by mail was changed.',
  },
  'webhook_url.change': {
    topic: 'webhooks',
    subject: 'Your webhook address was changed',
    text: 'Events of your account now go to another address.',
  },
  'webhook_secret.rotate': {
    topic: 'webhooks',
    subject: 'Your webhook secret was changed',
    text: 'Events of your account are signed with a new secret.',
  },
  'webhook_endpoint.create': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was created',
    text: 'Events of your account now go to one more address.',
  },
  'webhook_endpoint.change': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was changed',
    text: 'It says where events of your account go, and which.',
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
    text: 'It has taken no event for days. It is disabled when it has taken none for five days.',
  },
  'webhook_endpoint.disable': {
    topic: 'webhooks',
    subject: 'A webhook endpoint was disabled',
    text: 'Nothing is sent to it any longer. Enable it in your dashboard once it is well, and replay what it missed.',
  },
  'limit.near': {
    topic: 'limits',
    subject: 'You have used 80 % of a limit',
    text: 'Your account has used 80 % of one of its limits. What goes beyond the limit is refused.',
  },
  'operation.deprecated': {
    topic: 'deprecations',
    subject: 'Deprecated: an operation that you call',
    text: 'This operation of the API works unchanged until the day below; then it answers 404. The changelog has its replacement.',
  },
  'balance.low': {
    topic: 'balance',
    subject: 'Your balance is low',
    text: 'What is available fell below the threshold of your alert. The next notice comes after it was above that again.',
  },
  'withdrawal.under_review': {
    topic: 'payouts',
    subject: 'A withdrawal is under review',
    text: 'The bank has not confirmed it yet, so our operations team looks into it. Its money stays on hold; do not request it again.',
  },
  'withdrawal.failed': {
    topic: 'payouts',
    subject: 'A withdrawal was not paid',
    text: 'The money of a withdrawal is back in your balance.',
  },
  'usdt_sale.under_review': {
    topic: 'payouts',
    subject: 'A sale of USDT is under review',
    text: 'The bank has not confirmed its naira yet, so our operations team looks into it. Its USDT stays on hold; do not sell it again.',
  },
  'usdt_payment.needs_review': {
    topic: 'usdt',
    subject: 'A USDT payment needs your decision',
    text: 'What came is not what was expected, and nothing is credited yet. Accept or reject it in your dashboard.',
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
