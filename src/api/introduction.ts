import { HELD_KINDS } from '../contract/kinds.ts';
import { ATTEMPTS_KEPT_DAYS } from '../db/webhooks/attempts.ts';
import { DEFAULT_EVENT_TYPES } from '../domain/webhooks/eventTypes.ts';

/** The orders whose sandbox outcome is picked by kobo, such as `a withdrawal`. */
const NAIRA_ORDERS = Object.entries(HELD_KINDS)
  .filter(([, { asset }]) => asset === 'NGN')
  .map(([kind]) => `a ${kind.replaceAll('_', ' ')}`);

/** What a newcomer reads before the operations, in Markdown. */
export const INTRODUCTION = `Take and pay out money as a merchant, server to server. The [guides](/docs/guides) go through the first withdrawal and the
first USDT payment, show how webhooks are verified in four languages, and list what the sandbox does.

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

A key of either kind may do everything. Give each of your servers a restricted key instead (\`POST /api-keys\`): it has a
name, the permissions that you choose, and, if you like, the networks it is accepted from and a day on which it ends. Every
operation says which permission it needs.

A \`businessId\` in a request must be the business of the credential.

## The sandbox

Every body of a call by test key carries \`simulated: true\` and \`environment: "test"\`. The kobo of an amount pick what
becomes of ${NAIRA_ORDERS.join(' or ')}, where a plan's price is its amount (\`sandbox-01\` to \`sandbox-05\`); of a sale of USDT the two decimals of \`amountUsdt\` do:

| Kobo | For example | Outcome |
|---|---|---|
| \`.00\`, and all others | 1000.00 | succeeds: 200 with \`COMPLETED\` |
| \`.01\` | 1000.01 | fails: 422 with \`FAILED\`, and amount and fee are back |
| \`.02\` | 1000.02 | pending, 202 with \`PROCESSING\`; succeeds after five seconds |
| \`.03\` | 1000.03 | pending, 202 with \`PROCESSING\`; fails after five seconds |
| \`.04\` | 1000.04 | succeeds, and is reversed after five seconds: amount and fee are back |
| \`.05\` | 1000.05 | stays unknown: \`PROCESSING\` until an operator finds out |

A meter, smart card or betting customer of zeros that end in 1 (\`00000000001\`) does not exist, and the biller of one that
ends in 3 does not answer.

Of a collection abroad the two decimals of the amount you name decide: \`.00\` and all others are approved after two
seconds, \`.01\` is refused, \`.02\` approved after ten seconds, \`.03\` never approved and \`FAILED\` after twenty,
\`.05\` \`PENDING_REVIEW\` until an operator finds out.

## Amounts

Amounts are JSON numbers: naira with at most two decimals, USDT with at most six, other currencies with those they have.
What has more is refused, never rounded. A rate that an answer shows is the rate that is paid, whatever the market does
afterwards: what the merchant gets is rounded down to the kobo, what a customer is asked for up to the unit.

A number that JSON parsers change is refused with 400, wherever it stands in a body: more than about 15 significant digits
(\`12345678901234567890\`, \`99.999999999999999999\`) or out of range (\`1e400\`). \`errors\` names its path. Send long ids as strings.

## USDT payments

\`POST /crypto/payments/create\` gives the session a deposit address of its own; poll
\`GET /crypto/payments/{paymentId}\`. \`checkoutUrl\` is a page that shows the customer all of this and follows the payment;
it leads back to the \`returnUrl\` of the request, with \`paymentId\` added. In the sandbox, \`POST /crypto/payments/{paymentId}/simulate-deposit\` is the customer's
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

A payment that you recorded and gave back to its payer is refunded by \`POST /payment/{transactionId}/refund\`, in part or in
full, as often as something is left of it. Your wallet gives back the amount less the commission of that part; over several
refunds the parts sum to exactly what was paid. The refund is a transaction of the type \`refund\` that names its payment, which
is \`PARTIALLY_REFUNDED\` or \`REFUNDED\`.

## Lists

\`search\` finds rows by what is exact: the id, a deposit address, a phone number, an amount such as \`1234.50\`; and by how a
text begins: your references and customer ids as you wrote them, the name and e-mail address of a customer in any case. A
delivery is found by the id, reference and amount of its transaction, a sale also by its USDT session. \`from\` and \`to\` are moments, \`minAmount\` and
\`maxAmount\` amounts in the currency of the list. \`sort\` puts rows in order: \`newest\`, \`oldest\`, and where rows have
amounts \`largest\` or \`smallest\`; a cursor continues its own order. \`summary=true\` adds the number of rows and the sum of
their amounts, up to 10,000 rows.

## Repeating a request

A request that got no answer may be sent again with the same \`Idempotency-Key\` header: it is done once, and for 30 days
the stored answer comes back as it was given, with \`idempotency-replayed: true\`. The same key with another body is refused
with 422. A key belongs to one business, one environment and one operation, whichever of its paths it is sent to.

On request we take your requests that move money only with a key: without one they then answer 400
\`idempotency_key_required\`, so that no program of yours can forget it.

## Errors

Every failure has the same body: \`success: false\`, a message \`msg\`, a stable \`code\`, and the \`requestId\` that our logs
know it by; a request that is not valid also \`errors\`, with every problem found. 429 and 503 say in \`retry-after\` when to
come back. A query parameter that an operation does not list, or that is repeated, is refused with 400 and named in
\`errors\`: a misspelt filter never answers with everything. Numbers in a query are plain decimal digits. Bodies are UTF-8,
uncompressed. A request that is not valid HTTP is answered alike, and its connection closed: 400, 408 (too slow), 417, 431 (too
many headers).

## Limits

Requests are counted over ten seconds, first by the address they come from, then by business and environment, whichever of
the business's keys or tokens they bring. \`ratelimit-limit\`, \`ratelimit-remaining\` and \`ratelimit-reset\` (in seconds) say
how many are left; past a limit the answer is 429. An environment has at most five valid API keys.

## Webhooks

${DEFAULT_EVENT_TYPES.map((type) => `\`${type}\``).join(' and ')} go to the \`webhookUrl\` of your profile, signed as
[Standard Webhooks](https://www.standardwebhooks.com) says; its libraries check \`webhook-id\`, \`webhook-timestamp\` and
\`webhook-signature\` with the secret of \`GET /webhooks/secret\`. Answer 2xx within 15 seconds. Anything else is tried
again, ten times in 75 hours, under the same \`webhook-id\`: an event may come more than once.

A withdrawal that was completed may come back: when its bank returns the money, \`withdrawal.failed\` follows
\`withdrawal.completed\`, with \`status: "REVERSED"\`, and amount and fee are back in the wallet. \`GET /events\` is the log of the
last 30 days, a delivery shows its attempts of the last ${ATTEMPTS_KEPT_DAYS} days, and \`POST /webhooks/test\` sends a \`webhook.test\` to try the address.
`;
