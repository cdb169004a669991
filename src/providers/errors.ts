/** The provider could not be asked or gave no usable answer: a time-out, a refused connection, 429 or 5xx. */
export class ProviderUnavailableError extends Error {
  override readonly name: string = 'ProviderUnavailableError';
  readonly provider: string;
  /** From a `retry-after` header, when there was one. */
  readonly retryAfterMs: number | undefined;
  /** True only when no byte of the request can have left: no connection, or no address to connect to. */
  readonly isNothingSent: boolean;

  constructor(
    provider: string,
    message: string,
    options: {
      readonly retryAfterMs?: number | undefined;
      readonly isNothingSent?: boolean;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.provider = provider;
    this.retryAfterMs = options.retryAfterMs;
    this.isNothingSent = options.isNothingSent ?? false;
  }
}

/**
 * A name enquiry without a result, which the provider would have tried again: a number that nobody has looks the same to it
 * as a receiving bank that does not answer.
 */
export class AccountUnresolvedError extends ProviderUnavailableError {
  override readonly name = 'AccountUnresolvedError';
}

/**
 * A question that follows an instruction which was sent: when the question itself could not be sent, the instruction was
 * all the same.
 *
 * @throws what `asked` throws, with `isNothingSent` false.
 */
export async function afterSending<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError && error.isNothingSent)) throw error;
    const { provider, message, retryAfterMs, cause } = error;
    throw new ProviderUnavailableError(provider, message, { retryAfterMs, cause });
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
