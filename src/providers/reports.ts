/** What a provider told of something that it was asked to do. */
export interface ProviderReport<Status extends string> {
  readonly status: Status;
  /** The provider's own identifier, when it gave one. */
  readonly providerReference: string | undefined;
  /** Why it is as it is, in words an operator can act on; no names, no numbers of accounts or phones, no tokens. */
  readonly reason: string | undefined;
  /** When to ask again, of a provider that knows when it will have later news. */
  readonly askAgainInMs?: number;
}

/** The provider has, in its documented words, nothing under the reference that it was asked about. */
export interface NotFound {
  readonly status: 'not_found';
}
