import { CLASSIFIED_TABLES, type DataSubject } from '../src/db/merchants/privacy/classifiedTables.ts';
import { type GeneratedDocument, table } from './configurationDocuments.ts';

/** What erases the data of each. */
const ERASURE: Readonly<Record<DataSubject, string>> = {
  customer: '`privacy erase`',
  user: '`privacy erase --user`',
  business: 'nothing: law requires it of merchants',
  operator: 'nothing: the audit log names operators',
};

const ELSEWHERE = [
  ['where', 'what', 'kept', 'erased before by'],
  [
    'process log',
    'addresses of refused callers; names, accounts and e-mail addresses are blanked out',
    'as the platform says',
    'nothing: it names no customer',
  ],
  [
    'workflow histories',
    'nothing: they hold ids ([decision 1](decisions/0001-one-workflow-per-payment.md))',
    'as the namespace says',
    'nothing: there is nothing',
  ],
  [
    'mail files',
    'mails to users, where `MAIL_URL` is a folder',
    '30 days',
    '`privacy erase` with that `MAIL_URL`',
  ],
  ['backups', 'what the database had', 'as the platform says', 'nothing: repeat the erasure after a restore'],
  ['providers, receivers', 'what they were sent', 'as they say', 'nothing: ask them'],
];

/** The page about personal data, as it has to be in the repository. */
export function privacyPage(): GeneratedDocument {
  const rows = Object.entries(CLASSIFIED_TABLES).flatMap(([name, { personal = [] }]) =>
    personal.map(({ of, columns, why, kept, stays }) => [
      `\`${name}\``,
      columns
        .split(' ')
        .map((column) => `\`${column}\``)
        .join(', '),
      of,
      why,
      kept,
      stays === undefined ? ERASURE[of] : `nothing: ${stays}`,
    ]),
  );
  const text = `# Personal data

Which personal data does the service store, why, for how long, and what erases it? \`npm run docs\` writes this page from
[\`classifiedTables.ts\`](../src/db/merchants/privacy/classifiedTables.ts), which has every column of every table.
[RUNBOOK](RUNBOOK.md#personal-data) has the commands.

## In the database

A **customer** pays a merchant or receives what it buys. A **user** signs in for a merchant. The **business** is the merchant, who may
be one person. An **operator** runs the service. Hashes and encrypted values are not listed.

${table([['table', 'columns', 'of', 'why', 'kept', 'erased before by'], ...rows])}

## Elsewhere

${table(ELSEWHERE)}

## How erasure works

- It covers one customer or user of one business, in both environments, in one transaction. It can be repeated.
- **It replaces** names, phone numbers, e-mail addresses, meter, card and account numbers, descriptions, and every value of the metadata
  of the customer's orders by \`[erased]\`. Bodies of webhooks and callbacks about these orders are erased whole.
- **It keeps** amounts, fees, times, statuses, ids, tokens of meters, and the ledger. A merchant reference stays unless it has the
  customer's e-mail address or phone number.
- **It finds** orders by e-mail address or phone number, in records and in metadata. \`--order\` adds orders that name neither, such as
  a transfer to a vendor account.
- **Open orders are left out**: their providers still need the data. The command names them; repeat it once they have ended.
- A webhook whose body was erased cannot be sent again. A repeated idempotency key of an erased order still orders nothing.
`;
  return { path: 'docs/PRIVACY.md', text };
}
