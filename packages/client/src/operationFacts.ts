/** What a call has to know of an operation besides the types of its fields. */
export interface OperationFacts {
  readonly method: 'delete' | 'get' | 'patch' | 'post';
  /** Below the base URL, with placeholders: `/transactions/{transactionId}`. */
  readonly path: string;
  /** How its caller proves who it is: by key, by token, by either, or not at all. */
  readonly credential: 'key' | 'token' | 'either' | 'none';
  /** Whether it honours `Idempotency-Key`, so that it may be sent twice. */
  readonly isIdempotent?: true;
  /** Whether it takes a code of the second factor in the header `x-second-factor`. */
  readonly takesSecondFactor?: true;
  /** Where it demands the business. */
  readonly business?: 'body' | 'query';
  /** Whether it answers text and not JSON. */
  readonly isText?: true;
  /** Where a page of a list has its items: `transactions`, or `statement.entries`. */
  readonly items?: string;
}
