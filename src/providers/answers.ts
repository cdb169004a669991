import type { z } from 'zod';
import {
  ProviderRejectedError,
  ProviderUnavailableError,
  type UnavailableDetails,
  UnreadableAnswerError,
} from './errors.ts';
import {
  type ConnectionOptions,
  connectionTo,
  exchange,
  type ProviderAnswer,
  type ProviderCall,
  type ProviderIdentity,
} from './exchange.ts';

/** A provider's word that it does not do what it was asked for. */
export interface Refusal {
  readonly isRefusal: true;
  readonly httpStatus: number;
  readonly code: string;
  /** Free text that may repeat a name or an account number. */
  readonly message: string;
}

/** What a provider said in the envelope that its answers come in, `meta` next to the answer itself. */
export type Answer = Refusal | { readonly isRefusal: false; readonly data: unknown; readonly meta?: unknown };

/**
 * Asks a provider in its own way.
 *
 * @throws ProviderUnavailableError when nothing follows from what it answers; ProviderRejectedError when our credentials
 * are refused.
 */
export type Ask<Answered = Answer> = (call: ProviderCall) => Promise<Answered>;

/**
 * Makes a provider's client.
 *
 * @param way.address where the provider says that its API is.
 * @param way.headersOf what a call carries besides its own headers: keys and signatures.
 * @param way.read what an answer says; it throws where nothing follows from it.
 */
export function clientOf<Answered>(
  provider: ProviderIdentity,
  options: ConnectionOptions,
  way: {
    readonly address: string;
    readonly headersOf?: (call: ProviderCall) => Readonly<Record<string, string>>;
    readonly read: (answer: ProviderAnswer, call: ProviderCall) => Answered;
  },
): Ask<Answered> {
  const connection = connectionTo(provider, way.address, options);
  return async (call) => {
    const headers = { ...call.headers, ...way.headersOf?.(call) };
    return way.read(await exchange(connection, { ...call, headers }), call);
  };
}

/** What an answer holds; nothing where it is a refusal. */
export function dataOf(answer: Answer): unknown {
  return answer.isRefusal ? undefined : answer.data;
}

/** A refusal by its code alone, for messages. */
export function describe({ httpStatus, code }: Refusal): string {
  return `HTTP ${httpStatus}, ${/^[a-z0-9_]{1,60}$/i.test(code) ? code : 'no code'}`;
}

/** Makes the errors of one provider, and reads what it answers. */
export function readerOf(identity: ProviderIdentity) {
  const { name, title } = identity;
  const unavailable = (message: string, details?: UnavailableDetails) =>
    new ProviderUnavailableError(name, message, details);
  const unreadable = (what: string) => new UnreadableAnswerError(name, `${title}'s ${what} is unreadable.`);
  return {
    ...identity,
    unavailable,
    unreadable,
    rejected: (message: string) => new ProviderRejectedError(name, message),

    /**
     * Reads what a schema describes.
     *
     * @param what it is, for the message: `answer about our balance`.
     * @throws UnreadableAnswerError when it is anything else.
     */
    read<Schema extends z.ZodType>(schema: Schema, data: unknown, what: string): z.infer<Schema> {
      const parsed = schema.safeParse(data);
      if (!parsed.success) throw unreadable(what);
      return parsed.data;
    },
  };
}
