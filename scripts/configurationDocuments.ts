import { SETTING_SUBJECTS } from '../src/config/settingPurposes.ts';
import { type SettingName, settingsSchema } from '../src/config/settings.ts';
import { minorToDecimal } from '../src/domain/money.ts';

/** A document made of the settings' schema, by its path in the repository. */
export interface GeneratedDocument {
  readonly path: string;
  readonly text: string;
}

interface Setting {
  readonly name: string;
  readonly purpose: string;
  /** What it may be, in the words with which anything else is refused; undefined takes any text. */
  readonly allowed: string | undefined;
  /** What it is unless it is set, as it would be set; undefined for a setting without a default. */
  readonly fallback: string | undefined;
  readonly isNeeded: boolean;
}

/** What a setting that does not take any text refuses: no text, number or address of its kind, and a provider's sandbox. */
const REFUSED_VALUES = ['\u0000', 'paystack=https://sandbox.invalid'];

function describeSetting(name: SettingName, purpose: string): Setting {
  const schema = settingsSchema.shape[name];
  const refusals = REFUSED_VALUES.flatMap(
    (value) =>
      schema.safeParse(value).error?.issues.map(({ message }) => message.replace(/^must /, '')) ?? [],
  );
  const unset = schema.safeParse(undefined);
  return {
    name,
    purpose,
    allowed: refusals.length === 0 ? undefined : [...new Set(refusals)].join(', and '),
    fallback: unset.success ? asSet(unset.data) : undefined,
    isNeeded: !unset.success,
  };
}

/** A setting's value as the text that sets it; undefined for none. Amounts are micro-USDT. */
function asSet(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'bigint') return minorToDecimal(value, 'USDT');
  if (Array.isArray(value)) return value.join(',') || undefined;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([name, part]) => `${name}=${part}`);
  return pairs.join(',') || undefined;
}

/** Columns as wide as their longest cell, as the formatter has them. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

function configurationPage(
  subjects: readonly { readonly title: string; readonly settings: readonly Setting[] }[],
): string {
  const sections = subjects.map(({ title, settings }) => {
    const rows = settings.map(({ name, purpose, allowed, fallback, isNeeded }) => [
      `\`${name}\``,
      purpose,
      allowed === undefined ? 'any text' : `must ${allowed}`,
      isNeeded ? 'needed' : fallback === undefined ? 'none' : `\`${fallback}\``,
    ]);
    return `## ${title}\n\n${table([['setting', 'what it is for', 'allowed', 'default'], ...rows])}\n`;
  });
  return `# Configuration

\`npm run docs\` writes this page from the schema in [\`src/config/settings.ts\`](../src/config/settings.ts) and the purposes in
[\`src/config/settingPurposes.ts\`](../src/config/settingPurposes.ts), and [\`.env.example\`](../.env.example) with it.

Environment variables configure the service; an empty one counts as unset. A process with a wrong setting, or with settings that do
not fit together, names them, never their values, and exits. [ARCHITECTURE](ARCHITECTURE.md#running-it-apart) says how they belong
together.

${sections.join('\n')}`;
}

function environmentExample(
  subjects: readonly { readonly title: string; readonly settings: readonly Setting[] }[],
): string {
  const sections = subjects.map(({ title, settings }) => {
    const entries = settings.map(({ name, purpose, allowed, fallback = '', isNeeded }) => {
      const expectation =
        allowed === undefined ? '' : `# It ${/^must/.test(allowed) ? '' : 'must '}${allowed}.\n`;
      return `# ${purpose}\n${expectation}${isNeeded ? '' : '#'}${name}=${fallback}\n`;
    });
    return `# ---- ${title} ----\n\n${entries.join('\n')}`;
  });
  return `# Written by \`npm run docs\` from the settings' schema; docs/CONFIGURATION.md has the same as a page.
# Copy it to .env, which git ignores, and start with: node --env-file=.env src/main.ts --role all
# What begins with "#NAME=" may stay as it is: the value there is the default, and without one there is none.

${sections.join('\n')}`;
}

/** The documents that are made of the settings' schema, as they have to be in the repository. */
export function configurationDocuments(): readonly GeneratedDocument[] {
  const subjects = SETTING_SUBJECTS.map(({ title, purposes }) => ({
    title,
    settings: (Object.entries(purposes) as [SettingName, string][]).map(([name, purpose]) =>
      describeSetting(name, purpose),
    ),
  }));
  return [
    { path: 'docs/CONFIGURATION.md', text: configurationPage(subjects) },
    { path: '.env.example', text: environmentExample(subjects) },
  ];
}
