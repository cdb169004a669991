import { HELD_KINDS } from '../contract/kinds.ts';
import { ATTEMPTS_KEPT_DAYS } from '../db/webhooks/attempts.ts';
import { DEFAULT_EVENT_TYPES } from '../domain/webhooks/eventTypes.ts';

/** The orders whose kobo select the outcome in the sandbox, such as `a withdrawal`. */
const NAIRA_ORDERS = Object.entries(HELD_KINDS)
  .filter(([, { asset }]) => asset === 'NGN')
  .map(([kind]) => `a ${kind.replaceAll('_', ' ')}`);

/** What a newcomer reads before the operations, in Markdown. The guides have what takes more than a few lines. */
export const INTRODUCTION = `Take and pay out money as a merchant, server to server. Start with the [guides](/docs/guides).

## Authentication

| Credential | How it is sent | What it is for |
|---|---|---|
| Test key, \`mp_test_…\` | \`x-api-key: mp_test_…\` | the sandbox: wallets, providers and transfers are simulated |
| Production key, \`mp_prod_…\` | \`x-api-key: mp_prod_…\` | real money |
| Token of a login | \`Authorization: Bearer …\` | the profile, keys and lists; \`x-business-env\` is \`test\` or \`prod\` (default) |

\`POST /auth/login\` returns a token, and \`GET /me\` both keys, which may do everything. Give each of your servers a restricted key
instead (\`POST /api-keys\`), with permissions, and optionally allowed networks and an expiry. Every operation names the permission it
needs, and the credentials it takes: some take no key. A \`businessId\` in a request must be the business of the credential.

## The sandbox

Every response to a test key has \`simulated: true\` and \`environment: "test"\`. The kobo of the amount select the outcome of
${NAIRA_ORDERS.join(' or ')}, as \`amountUsdt\` does for a USDT sale: 1000.00 succeeds, 1000.01 fails. [The sandbox](/docs/guides/sandbox)
lists all outcomes.

## Amounts

Amounts are JSON numbers: naira with at most two decimals, USDT with at most six, other currencies with those they have. More
decimals are refused, never rounded, and so is a [number that JSON parsers change](/docs/guides/errors#numbers-that-json-changes). The
rate in a response is the rate that is paid. What you get is rounded down to the kobo, and what a customer pays up to the unit.

## USDT payments

\`POST /crypto/payments/create\` creates a session with a deposit address of its own.
[The first USDT payment](/docs/guides/first-usdt-payment) has the steps.

| Status | Meaning |
|---|---|
| \`AWAITING_DEPOSIT\` | no deposit yet |
| \`PENDING_CONFIRMATION\` | a deposit is in a block that may still be replaced |
| \`UNDERPAID\` | too little, beyond the tolerance: open to top-ups until an hour after expiry, or to your \`resolve\` |
| \`OVERPAID\` | too much: all of it will be credited |
| \`SWEEP_PENDING\` | the expected amount is being settled |
| \`SETTLED\` | credited to the USDT balance, once; final |
| \`EXPIRED\` | no deposit in time; a later one leads to \`MANUAL_REVIEW\` |
| \`MANUAL_REVIEW\` | you (\`resolve\`) or our operations team decide; \`reviewReason\` says why |
| \`FAILED\` | rejected; final |

## Lists

- \`search\` finds rows by an exact id, deposit address, phone number or amount, such as \`1234.50\`. It also finds the beginning of
  your references and customer ids, of a customer's name or e-mail address, and of a payment link's title. It finds a delivery by id, reference and
  amount of its transaction, and a sale also by its USDT session.
- \`from\` and \`to\` are moments, \`minAmount\` and \`maxAmount\` amounts in the currency of the list.
- \`sort\` is \`newest\` or \`oldest\`, and where rows have amounts \`largest\` or \`smallest\`. A cursor continues its own order.
- \`summary=true\` adds the number of rows and the sum of their amounts, up to 10,000 rows.

## Repeating a request

Repeat a request that got no response [with the same \`Idempotency-Key\`](/docs/guides/errors#retry-safely): it is done once. The same
key with another body is refused with 422. A key belongs to one business, one environment and one operation, whichever of its paths it
is sent to. We can require the key of you: then a request that moves money without it is 400 \`idempotency_key_required\`.

## Errors

Every failure has \`success: false\`, a message \`msg\`, a stable \`code\`, and the \`requestId\` of our logs.
[Errors](/docs/guides/errors) explains how to handle each status.

- A query parameter that an operation does not list, or that is repeated, is refused with 400. Numbers in a query are plain decimal
  digits.
- Bodies are UTF-8, uncompressed.
- A request that is not valid HTTP gets an error of the same form, and its connection is closed. The status is 400, 408 (too slow), 417
  or 431 (too many headers).

## Limits

Requests are counted over ten seconds, by address, and by business and environment with all keys and tokens. \`ratelimit-limit\`,
\`ratelimit-remaining\` and \`ratelimit-reset\` (in seconds) say how many are left. Beyond a limit the response is 429. An environment has
at most five valid API keys.

## Webhooks

${DEFAULT_EVENT_TYPES.map((type) => `\`${type}\``).join(' and ')} go to the \`webhookUrl\` of your profile, signed by
[Standard Webhooks](https://www.standardwebhooks.com). [Webhooks](/docs/guides/webhooks) explains how to answer, verify and replay them.
\`GET /events\` is the log of the last 30 days. A delivery shows its attempts of the last ${ATTEMPTS_KEPT_DAYS} days.`;
