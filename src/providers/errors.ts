/** The provider could not be asked or gave no usable answer: a time-out, a refused connection, 429 or 5xx. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
  readonly provider: string;
  /** From a `retry-after` header, when there was one. */
  readonly retryAfterMs: number | undefined;

  constructor(
    provider: string,
    message: string,
    options: { readonly retryAfterMs?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.provider = provider;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The provider refuses our credentials or our request as such: retrying changes nothing until a human acts. */
export class ProviderRejectedError extends Error {
  override readonly name = 'ProviderRejectedError';
  readonly provider: string;

  constructor(provider: string, message: string) {
    super(message);
    this.provider = provider;
  }
}
