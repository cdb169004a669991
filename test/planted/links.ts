import type { PlantedBug } from './bug.ts';

const LINK_ROWS = 'src/db/usdt/paymentLinks.ts';
const LINK_RULES = 'src/domain/usdt/paymentLink.ts';
const LINK_PAGE = 'src/api/paymentLinks/pageRoutes.ts';
const CHECKOUT = 'src/api/checkout/page.ts';
const CALLERS = 'src/db/core/requestLog.ts';
const MAILS = 'src/cli/merchants/deprecations.ts';

const RULES = 'test/domain/usdt/paymentLink.test.ts';
const ROWS = 'test/db/usdt/paymentLinks.test.ts';
const FLOW = 'test/flows/paymentLinks.test.ts';
const PAGE = 'test/api/checkoutPage.test.ts';
const OPENAPI = 'test/contract/openapi.test.ts';

/** Bugs of payment links, their thanks, and the mails about deprecated operations. */
export const LINK_BUGS: readonly PlantedBug[] = [
  {
    name: 'a link is changed by any merchant that knows its id',
    file: LINK_ROWS,
    text: `selectWhere('payment_links', own).select(COLUMNS).forNoKeyUpdate()`,
    replacement: `selectWhere('payment_links', { id: own.id }).select(COLUMNS).forNoKeyUpdate()`,
    tests: [ROWS],
  },
  {
    name: 'two changes of a link at once are both made from what was before',
    file: LINK_ROWS,
    text: `selectWhere('payment_links', own).select(COLUMNS).forNoKeyUpdate()`,
    replacement: `selectWhere('payment_links', own).select(COLUMNS)`,
    tests: [ROWS],
  },
  {
    name: 'sessions that were paid take places of a link',
    file: LINK_ROWS,
    text: `where payment_link_id = \${id} and status = 'AWAITING_DEPOSIT' limit`,
    replacement: `where payment_link_id = \${id} limit`,
    tests: [ROWS],
  },
  {
    name: 'a customer chooses less than the least amount of a link',
    file: LINK_RULES,
    text: `namedMinor < minAmountMinor;`,
    replacement: `namedMinor < 0n;`,
    tests: [RULES],
  },
  {
    name: 'a fixed amount is what the customer names',
    file: LINK_RULES,
    text: `if (amountMinor !== undefined) return amountMinor;`,
    replacement: `if (amountMinor !== undefined) return namedMinor ?? amountMinor;`,
    tests: [RULES],
  },
  {
    name: 'one network takes all places of a link',
    file: LINK_RULES,
    text: `return free > 0 && ofNetwork <= Math.max(1, Math.floor(free / NETWORKS_BESIDE));`,
    replacement: `return free > 0;`,
    tests: [RULES],
  },
  {
    name: 'another site begins payments of its visitors',
    file: LINK_PAGE,
    text: `isOpen(link) && ctx.get('sec-fetch-site') === 'cross-site'`,
    replacement: `!isOpen(link) && ctx.get('sec-fetch-site') === 'cross-site'`,
    tests: [FLOW],
  },
  {
    name: 'a form that is sent twice begins two payments',
    file: LINK_PAGE,
    text: `if (!z.uuid().safeParse(pageId).success) return undefined;`,
    replacement: `if (pageId !== '') return undefined;`,
    tests: [FLOW],
  },
  {
    name: 'a link that is turned off meanwhile is not said to be',
    file: LINK_PAGE,
    text: `if (constraint === 'payment_link_active') return 'closed';`,
    replacement: `if (constraint === 'payment_link_closed') return 'closed';`,
    tests: [FLOW],
  },
  {
    name: 'thanks are said before the payment',
    file: CHECKOUT,
    text: `const thanks = view.state === 'paid' && session.thankYouText;`,
    replacement: `const thanks = session.thankYouText;`,
    tests: [PAGE],
  },
  {
    name: 'thanks of a merchant are markup',
    file: CHECKOUT,
    text: `html\`<p class="lines">\${thanks}</p>\``,
    replacement: `html\`<p class="lines">!\${thanks}</p>\``,
    tests: [PAGE],
  },
  {
    name: 'calls of other operations count as those of a deprecated one',
    file: CALLERS,
    text: ` and path !~* all(\${otherPatterns}::text[])`,
    replacement: ` and (path !~* all(\${otherPatterns}::text[]) or true)`,
    tests: [OPENAPI],
  },
  {
    name: 'calls of the dashboard count as calls of a program',
    file: CALLERS,
    text: `where proven_by in ('key', 'token') and method = any(`,
    replacement: `where proven_by in ('key', 'token', 'session') and method = any(`,
    tests: [OPENAPI],
  },
  {
    name: 'owners who have left are mailed',
    file: CALLERS,
    text: `person.role = 'owner' and person.status = 'active'`,
    replacement: `person.role = 'owner'`,
    tests: [OPENAPI],
  },
  {
    name: 'owners are mailed again by each run',
    file: MAILS,
    text: `return owners.length > 0 && !isRecent;`,
    replacement: `return owners.length > 0 && (!isRecent || mailedAt !== undefined);`,
    tests: [OPENAPI],
  },
  {
    name: 'a dry run mails',
    file: MAILS,
    text: `if (!options.dryRun) await storeMails(`,
    replacement: `await storeMails(`,
    tests: [OPENAPI],
  },
];
