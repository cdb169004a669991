import type { Exchange, Finding } from './judge.ts';
import type { WireRequest } from './wire.ts';

/** Findings of one kind at one operation, with the first as an example. */
export interface FindingGroup {
  readonly kind: string;
  readonly operation: string;
  readonly says: string;
  /** Which request of the run it was. */
  readonly number: number;
  /** A command that sends the same. */
  readonly command: string;
  count: number;
}

/** Findings, grouped by operation and kind. */
export class Findings {
  readonly #groups = new Map<string, FindingGroup>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get groups(): readonly FindingGroup[] {
    return [...this.#groups.values()];
  }

  add(
    { draft, request }: Pick<Exchange, 'draft' | 'request'>,
    found: readonly Finding[],
    number: number,
  ): void {
    for (const { kind, says } of found) {
      const { operation } = draft;
      const group = this.#groups.get(`${operation} ${kind}`);
      if (group) group.count++;
      else {
        const command = commandOf(request, this.#origin);
        this.#groups.set(`${operation} ${kind}`, { kind, operation, says, number, command, count: 1 });
      }
    }
  }
}

/** A line for bash that sends a request again; long bodies are cut. */
function commandOf({ method, target, headers, body, raw }: WireRequest, origin: string): string {
  if (raw !== undefined)
    return `printf ${escaped(raw)} | nc ${origin.replace('http://', '').replace(':', ' ')}`;
  const given = headers.map(([name, value]) => `-H ${escaped(Buffer.from(`${name}: ${value}`, 'latin1'))}`);
  const send = ['curl -i --path-as-is -g', `-X ${method}`, ...given].join(' ');
  const address = escaped(Buffer.from(origin + target, 'latin1'));
  if (body === undefined) return `${send} ${address}`;
  return `printf ${escaped(body)} | ${send} --data-binary @- ${address}`;
}

const MAX_SHOWN = 2_000;

/** Bytes in quotes: of bash where they are plain, else as printf reads them. */
function escaped(bytes: Uint8Array): string {
  const shown = Buffer.from(bytes.subarray(0, MAX_SHOWN)).toString('latin1');
  const plain = shown.replace(/[^ !#-$&(-[\]-~"]/g, (character) =>
    character === '%' ? '%%' : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  const cut = bytes.length > MAX_SHOWN ? `…(${bytes.length} bytes)` : '';
  return `'${plain}${cut}'`;
}
