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

/**
 * What a provider told of a request under an id of ours. `succeeded`, `failed` and `reversed` are definitive. `pending`
 * means that the provider works on it. `blocked` means that it did nothing and will do nothing until an operator acts on our
 * account there, for instance pays in. `unknown` means that it answered something from which nothing follows. `not_found`
 * means that it did nothing for a reason that passes, so it may be told again.
 */
export interface RequestReport
  extends ProviderReport<
    'succeeded' | 'failed' | 'pending' | 'reversed' | 'blocked' | 'unknown' | 'not_found'
  > {
  /**
   * True when the provider has nothing under the request id, and will no longer take an order under it. Then the next
   * order needs another one, whatever became of the answers to earlier orders under this one.
   */
  readonly isRequestIdOver?: boolean;
}

/** The provider has, in its documented words, nothing under the reference that it was asked about. */
export interface NotFound {
  readonly status: 'not_found';
}
