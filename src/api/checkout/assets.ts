import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file of the page, which browsers keep for good: its address changes with its content. */
export interface Asset {
  readonly path: string;
  readonly href: string;
  readonly type: string;
  readonly body: Buffer;
}

function asset(name: string, type: string): Asset {
  const body = readFileSync(new URL(`assets/${name}`, import.meta.url));
  const path = `/pay/assets/${name}`;
  const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path, href: `${path}?v=${version}`, type, body };
}

export const STYLE = asset('checkout.css', 'text/css');
export const SCRIPT = asset('checkout.js', 'text/javascript');
export const PRINT = asset('print.js', 'text/javascript');
export const ICON = asset('icon.svg', 'image/svg+xml');
