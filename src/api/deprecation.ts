import { invariant } from '../domain/errors.ts';

/** When a route was deprecated and when it ends, as dates: see docs/DEPRECATION.md. */
export interface Deprecation {
  readonly since: `${number}-${number}-${number}`;
  readonly endsOn: `${number}-${number}-${number}`;
}

/** The headers of every answer of a deprecated route: RFC 9745 (`deprecation`, `link`) and RFC 8594 (`sunset`). */
export function deprecationHeaders({ since, endsOn }: Deprecation): Readonly<Record<string, string>> {
  return {
    deprecation: `@${Date.parse(since) / 1_000}`,
    sunset: new Date(endsOn).toUTCString(),
    link: '</docs/changelog>; rel="deprecation"; type="text/html"',
  };
}

/** @throws InvariantError unless the route works for at least 12 months after its announcement, as merchants are promised. */
export function requireNotice({ since, endsOn }: Deprecation): void {
  const promised = new Date(since);
  promised.setUTCFullYear(promised.getUTCFullYear() + 1);
  invariant(new Date(endsOn) >= promised, 'A deprecated route works for at least 12 months.');
}
