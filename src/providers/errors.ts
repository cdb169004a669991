/** Something that a provider did not do for us. */
export abstract class ProviderError extends Error {
  readonly provider: string;

  constructor(provider: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.provider = provider;
  }
}

/** What is known of an attempt to ask a provider. */
export interface UnavailableDetails {
  readonly retryAfterMs?: number | undefined;
  readonly isNothingSent?: boolean;
  readonly cause?: unknown;
}

/** The provider could not be asked or gave no usable answer: a time-out, a refused connection, 429 or 5xx. */
export class ProviderUnavailableError extends ProviderError {
  override readonly name: string = 'ProviderUnavailableError';
  /** From a `retry-after` header, when there was one. */
  readonly retryAfterMs: number | undefined;
  /** True only when no byte of the request can have left: no connection, or no address to connect to. */
  readonly isNothingSent: boolean;

  constructor(
    provider: string,
    message: string,
    { retryAfterMs, isNothingSent = false, cause }: UnavailableDetails = {},
  ) {
    super(provider, message, { cause });
    this.retryAfterMs = retryAfterMs;
    this.isNothingSent = isNothingSent;
  }
}

/** The provider answered, and nothing follows from it because it cannot be read. */
export class UnreadableAnswerError extends ProviderUnavailableError {
  override readonly name = 'UnreadableAnswerError';
}

/** The provider refuses our credentials or our request as such: retrying changes nothing until a human acts. */
export class ProviderRejectedError extends ProviderError {
  override readonly name = 'ProviderRejectedError';
}

/**
 * A name enquiry without a result, which the provider would have tried again: a number that does not exist looks the same to it
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
export function afterSending<T>(asked: Promise<T>): Promise<T> {
  return withNothingSent(asked, false);
}

/**
 * What is needed before an instruction can be sent: whatever goes wrong with it, the instruction was not.
 *
 * @throws what `asked` throws, with `isNothingSent` true.
 */
export function beforeSending<T>(asked: Promise<T>): Promise<T> {
  return withNothingSent(asked, true);
}

async function withNothingSent<T>(asked: Promise<T>, isNothingSent: boolean): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError) || error.isNothingSent === isNothingSent) throw error;
    const { provider, message, retryAfterMs, cause } = error;
    throw new ProviderUnavailableError(provider, message, { retryAfterMs, cause, isNothingSent });
  }
}
