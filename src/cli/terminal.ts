/** Where a command gets its settings from, and where its output goes. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  /** The folder in which `npm start` keeps its data. */
  readonly dataDir: string;
  /** The user of this computer; the one that runs this process unless given. */
  readonly osUser?: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Control, format (bidirectional, zero-width) and line-break characters, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Every character of a text that a terminal would obey instead of showing it, as `\u` and four hex digits. */
function escapeUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/**
 * Prints lines: the only way to a terminal. Much of what is printed was written by merchants, customers and providers, so
 * each line is escaped, its line breaks included: a text cannot begin a line, color one or turn its order around.
 *
 * @param write the terminal's output or its errors.
 */
export function printLines(write: Terminal['out'], lines: readonly string[]): void {
  write(lines.map((line) => `${escapeUnprintable(line)}\n`).join(''));
}

/** Prints a text of our own whose line feeds are its layout, as it ends: help, or JSON, which escapes line feeds in texts. */
export function printLayout(write: Terminal['out'], text: string): void {
  write(text.split('\n').map(escapeUnprintable).join('\n'));
}
