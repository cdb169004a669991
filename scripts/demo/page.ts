import type { styleText } from 'node:util';

/** How many characters a line has at most, but for links. */
const WIDTH = 100;
const INDENT = '  ';
const CALL_WIDTH = 23;
const STATUS_WIDTH = 5;

/** Gives a text a color or weight; where the reader sees none, the text itself. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

/** Where and how the demo is written. */
export interface PageOptions {
  readonly write: (text: string) => void;
  readonly style: Style;
  /** Whether every request, answer and webhook is shown as JSON too. */
  readonly isVerbose: boolean;
}

/** One thing that happened. */
export interface Line {
  /** Who was called: an operation of the client, or the type of an event. */
  readonly call: string;
  /** The status of the HTTP answer. */
  readonly status?: number | undefined;
  /** What changed by it. */
  readonly facts: string;
  /** The balance, where it is another one now. */
  readonly balance?: string | undefined;
}

/** What the reader of the demo sees: chapters, and a line for each step. */
export class Page {
  readonly isVerbose: boolean;
  readonly #write: (text: string) => void;
  readonly #style: Style;
  #chapters = 0;
  /** Webhooks that arrived while a request was under way: their lines come after that of its answer. */
  #held: (() => void)[] | undefined;

  constructor({ write, style, isVerbose }: PageOptions) {
    this.isVerbose = isVerbose;
    this.#write = (text) => write(`${text}\n`);
    this.#style = style;
  }

  chapter(title: string): void {
    this.#chapters += 1;
    this.#write('');
    this.#write(this.#style('bold', `${this.#chapters}. ${title}`));
  }

  /** A step of the merchant. A balance that has no room on its line is on the next one. */
  step({ call, status, facts, balance }: Line): void {
    const left = this.#columns('→', call, status, facts);
    const shown = left.replace(call, this.#style('bold', call));
    if (balance === undefined) {
      this.#write(shown);
      return;
    }
    const hasRoom = left.length + balance.length <= WIDTH - 2;
    const gap = hasRoom ? WIDTH - left.length - balance.length : WIDTH - balance.length;
    this.#write(`${shown}${hasRoom ? '' : '\n'}${' '.repeat(gap)}${this.#style('green', balance)}`);
  }

  /** A webhook that arrived, and the status that its listener answered with. */
  webhook({ call, status, facts }: Line, body: unknown): void {
    const show = () => {
      this.json('webhook', body);
      this.#write(this.#style(status === 204 ? 'cyan' : 'yellow', this.#columns('⇠', call, status, facts)));
    };
    if (this.#held) this.#held.push(show);
    else show();
  }

  /** Keeps lines of webhooks back until `work` has written its own. */
  async withoutWebhooks<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#held ??= [];
    try {
      return await work();
    } finally {
      const held = this.#held;
      this.#held = undefined;
      for (const show of held) show();
    }
  }

  /** Something that was typed in a terminal, and what it answered. */
  command(words: readonly string[], answer: string): void {
    const lines = [`${INDENT}$`];
    for (const word of words.map((each) => (/\s/.test(each) ? `"${each}"` : each))) {
      const line = lines.pop() ?? '';
      // A line that goes on ends in a backslash, so that all of them can be typed as they stand.
      if (line.length + word.length + 3 <= WIDTH) lines.push(`${line} ${word}`);
      else lines.push(`${line} \\`, `${INDENT}${INDENT}${INDENT}${word}`);
    }
    for (const line of lines) this.#write(this.#style('bold', line));
    this.#write(`${INDENT}${INDENT}${answer}`);
  }

  note(text: string): void {
    this.#write(text);
  }

  /** A link at the beginning of its line: nothing makes it longer. */
  link(url: string): void {
    this.#write(this.#style('dim', url));
  }

  json(what: string, value: unknown): void {
    if (!this.isVerbose) return;
    const text = typeof value === 'string' ? value : JSON.stringify(value, hidingSecrets, 2);
    this.#write(
      this.#style(
        'dim',
        `${INDENT}${INDENT}${what} ${text}`.trimEnd().replaceAll('\n', `\n${INDENT}${INDENT}`),
      ),
    );
  }

  #columns(mark: string, call: string, status: number | undefined, facts: string): string {
    const answered = status === undefined ? '' : String(status);
    return `${INDENT}${mark} ${call.padEnd(CALL_WIDTH)}${answered.padEnd(STATUS_WIDTH)}${facts}`.trimEnd();
  }
}

/** A naira amount as people write it. */
export function naira(amount: number): string {
  return `₦${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** An id that is short enough for a line, and still tells two apart. */
export function shortId(id: string): string {
  return id.replace(/^([a-z]+_)[0-9a-z]{21}([0-9a-z]{5})$/, '$1…$2');
}

/** Fields as they are, such as `status COMPLETED, fee 25`. */
export function fieldsAsText(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${plain(value)}`)
    .join(', ');
}

/** The fields that are not as they were, such as `status PROCESSING → COMPLETED`; empty when all are. */
export function changesAsText(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string {
  return Object.entries(after)
    .filter(([name, value]) => value !== before[name])
    .map(([name, value]) => `${name} ${plain(before[name])} → ${plain(value)}`)
    .join(', ');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? shortId(value) : String(value);
}

const SECRET_FIELDS = new Set(['token', 'password', 'secret', 'prod', 'test', 'legacy']);

/** A key on a shared screen would be a key to the account; the token of a meter is what was bought. */
function hidingSecrets(name: string, value: unknown): unknown {
  const isSecret = SECRET_FIELDS.has(name) && typeof value === 'string' && !/^\d+$/.test(value);
  return isSecret ? '…' : value;
}
