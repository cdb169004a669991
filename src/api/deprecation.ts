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
