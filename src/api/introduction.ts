import { HELD_KINDS } from '../contract/kinds.ts';
import { ATTEMPTS_KEPT_DAYS } from '../db/webhooks/attempts.ts';
import { DEFAULT_EVENT_TYPES } from '../domain/webhooks/eventTypes.ts';

/** The orders whose sandbox outcome is picked by kobo, such as `a withdrawal`. */
const NAIRA_ORDERS = Object.entries(HELD_KINDS)
  .filter(([, { asset }]) => asset === 'NGN')
  .map(([kind]) => `a ${kind.replaceAll('_', ' ')}`);

/** What a newcomer reads before the operations, in Markdown. */
export const INTRODUCTION = `Take and pay out money as a merchant, server to server. The [guides](/docs/guides) cover first steps, webhooks, the sandbox,
[requests](/docs/collection.json) for Postman, clients, and [changes](/docs/changelog).

## First steps

1. \`POST /auth/login\` with e-mail and password answers a token; \`GET /me\` with it shows both API keys.
2. \`POST /payment/process\` with the test key records a payment and credits the sandbox wallet, less commission.
3. \`POST /withdrawal/request\` with the test key pays out of it, and sends your webhook address a signed event.

## Authentication

| Credential | How it is sent | What it is for |
|---|---|---|
| Test key, \`mp_test_…\` | \`x-api-key: mp_test_…\` | the sandbox: wallets, providers and transfers are simulated |
| Production key, \`mp_prod_…\` | \`x-api-key: mp_prod_…\` | real money |
| Token of a login | \`Authorization: Bearer …\` | the profile, keys and lists; \`x-business-env: test\` or \`prod\` (default) says of which world |

A key of either kind may do everything. Give each of your servers a restricted key instead (\`POST /api-keys\`). It has a
name and the permissions that you choose, and may have allowed networks and an expiry. Every operation says which permission
it needs.

A \`businessId\` in a request must be the business of the credential.

## The sandbox

Every body of a call by test key carries \`simulated: true\` and \`environment: "test"\`. The kobo part of
the amount selects the outcome of ${NAIRA_ORDERS.join(' or ')}. A plan's price is its amount (\`sandbox-01\` to \`sandbox-05\`). The two decimals of
\`amountUsdt\` select that of a USDT sale:

| Kobo | For example | Outcome |
|---|---|---|
| \`.00\`, and all others | 1000.00 | succeeds: 200 with \`COMPLETED\` |
| \`.01\` | 1000.01 | fails: 422 with \`FAILED\`, and amount and fee are back |
| \`.02\` | 1000.02 | pending, 202 with \`PROCESSING\`; succeeds after five seconds |
| \`.03\` | 1000.03 | pending, 202 with \`PROCESSING\`; fails after five seconds |
| \`.04\` | 1000.04 | succeeds, and is reversed after five seconds: amount and fee are back |
| \`.05\` | 1000.05 | stays unknown: \`PROCESSING\` until an operator finds out |

A meter, smart card or betting customer of zeros that ends in 1 (\`00000000001\`) does not exist. For one that ends in 3, the
biller does not answer.

The two decimals of the amount select the outcome of a collection abroad:

- \`.01\` is refused.
- \`.02\` is approved after ten seconds.
- \`.03\` is not approved, and \`FAILED\` after twenty seconds.
- \`.05\` is \`PENDING_REVIEW\` until an operator decides.
- Any other is approved after two seconds.

## Amounts

Amounts are JSON numbers: naira with at most two decimals, USDT with at most six, other currencies with those they have.
What has more is refused, never rounded. The rate in a response is the rate that is paid, whatever the
market does. What the merchant gets is rounded down to the kobo, and what a customer pays up to the unit.

A number that JSON parsers change is refused with 400, anywhere in a body. It has more than about 15 significant digits
(\`12345678901234567890\`, \`99.999999999999999999\`), or is out of range (\`1e400\`). \`errors\` names its path. Send long ids as strings.

## USDT payments

\`POST /crypto/payments/create\` gives the session a deposit address of its own; poll
\`GET /crypto/payments/{paymentId}\`. \`checkoutUrl\` is a page that shows the customer all of this and follows the payment.
It leads back to the \`returnUrl\` of the request, with \`paymentId\` added. In the sandbox, \`POST /crypto/payments/{paymentId}/simulate-deposit\` is the customer's
payment, and passes the same watcher, sweep and ledger as a real one.

| Status | What it means |
|---|---|
| \`AWAITING_DEPOSIT\` | nothing has come |
| \`PENDING_CONFIRMATION\` | something is on its way, in a block that may still be replaced |
| \`UNDERPAID\` | less came than expected (beyond 0.5 %): open to top-ups until an hour after expiry, or to your \`resolve\` |
| \`OVERPAID\` | more came: all of it will be credited |
| \`SWEEP_PENDING\` | what was expected came, and is being settled |
| \`SETTLED\` | credited to the USDT balance, once; final |
| \`EXPIRED\` | nothing came in time; what comes later leads to \`MANUAL_REVIEW\` |
| \`MANUAL_REVIEW\` | you (\`resolve\`) or our operations team decide; \`reviewReason\` says why |
| \`FAILED\` | our operations team rejected it; final |

## Refunds

\`POST /payment/{transactionId}/refund\` refunds a recorded payment that you gave back to its payer, in part or in full, as long
as something is left of it. Your wallet gives back the amount less the commission of that part; over several
refunds the parts sum to exactly what was paid. The refund is a transaction of the type \`refund\` that names its payment, which
is \`PARTIALLY_REFUNDED\` or \`REFUNDED\`.

## Lists

\`search\` finds rows by an exact id, deposit address, phone number or amount, such as \`1234.50\`. It also finds the beginning
of your references and customer ids as you wrote them, and of a customer's name and e-mail address, and of a
payment link's title. A delivery is found by the id, reference and amount of its transaction, a sale also by its USDT session. \`from\` and \`to\` are moments, \`minAmount\` and
\`maxAmount\` amounts in the currency of the list. \`sort\` puts rows in order: \`newest\`, \`oldest\`, and where rows have
amounts \`largest\` or \`smallest\`; a cursor continues its own order. \`summary=true\` adds the number of rows and the sum of
their amounts, up to 10,000 rows.

## Repeating a request

You may repeat a request that got no answer with the same \`Idempotency-Key\` header: it is done once. For 30 days the stored
answer comes back unchanged, with \`idempotency-replayed: true\`. The same key with another body is refused
with 422. A key belongs to one business, one environment and one operation, whichever of its paths it is sent to.

On request we require the key of you: a request that moves money without it then answers 400 \`idempotency_key_required\`.

## Errors

Every failure has the same body: \`success: false\`, a message \`msg\`, a stable \`code\`, and the \`requestId\` of our logs.
An invalid request also has \`errors\`, with every problem found. 429 and 503 say in \`retry-after\` when to come back. A query
parameter that an operation does not list, or that is repeated, is refused with 400 and named in \`errors\`. Numbers in a query are plain decimal digits. Bodies are UTF-8,
uncompressed. A request that is not valid HTTP is answered alike, and its connection closed: 400, 408 (too slow), 417, 431 (too
many headers).

## Limits

Requests are counted over ten seconds: first by their address, then by business and environment, with all its keys and tokens. \`ratelimit-limit\`, \`ratelimit-remaining\` and \`ratelimit-reset\` (in seconds) say
how many are left; past a limit the answer is 429. An environment has at most five valid API keys.

## Webhooks

${DEFAULT_EVENT_TYPES.map((type) => `\`${type}\``).join(' and ')} go to the \`webhookUrl\` of your profile, signed as
[Standard Webhooks](https://www.standardwebhooks.com) says. Its libraries check \`webhook-id\`, \`webhook-timestamp\` and
\`webhook-signature\` with the secret of \`GET /webhooks/secret\`. Answer 2xx within 15 seconds. Anything else is tried
again, ten times in 75 hours, under the same \`webhook-id\`: an event may come more than once.

A completed withdrawal may come back. When its bank returns the money, \`withdrawal.failed\` follows \`withdrawal.completed\`, with
\`status: "REVERSED"\`. Amount and fee are then back in the wallet.

\`GET /events\` is the log of the last 30 days. A delivery shows its attempts of the last ${ATTEMPTS_KEPT_DAYS} days. \`POST /webhooks/test\` sends a
\`webhook.test\` to try the address.
`;
