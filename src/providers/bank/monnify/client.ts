import { z } from 'zod';
import { type Answer, type Ask, clientOf, dataOf } from '../../answers.ts';
import { ProviderRejectedError } from '../../errors.ts';
import type { ConnectionOptions, ProviderAnswer, ProviderCall } from '../../exchange.ts';
import { bankReaderOf } from '../answers.ts';

export const reader = bankReaderOf({
  name: 'monnify',
  title: 'Monnify',
  isOwnRefusal: (body: object) => credentialRefusalSchema.safeParse(body).success,
});

/** Sending a transfer makes up to five exchanges. */
export interface MonnifyClientOptions extends ConnectionOptions {
  /** `MK_PROD_…` or `MK_TEST_…`. */
  readonly apiKey: string;
  /** With the API key it opens a session; alone it signs Monnify's callbacks. */
  readonly secretKey: string;
  /** The present, in milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/** Speaks to Monnify in sessions, and reads the envelope that its answers come in. */
export interface MonnifyClient {
  /**
   * Opens a session where none is open, which asks nothing of Monnify but that.
   *
   * @throws ProviderUnavailableError, ProviderRejectedError when the keys are refused.
   */
  openSession(): Promise<unknown>;

  /**
   * Asks with the session that is open. Monnify may end one before its time; then it refuses the request as such
   * ("Access token expired"), and it is made once more in a new one.
   */
  readonly ask: Ask;
}

export function createMonnifyClient(options: MonnifyClientOptions): MonnifyClient {
  const askOutside = clientOf(reader, options, { address: 'https://api.monnify.com', read: readAnswer });
  const clock = options.clock ?? Date.now;
  let session: Session | undefined;
  let login: Promise<Session> | undefined;

  /** A session that is still valid, opened where there is none. Callers at one moment share one login. */
  function openSession(): Promise<Session> {
    if (session && clock() < session.renewAtMs) return Promise.resolve(session);
    login ??= logIn().finally(() => {
      login = undefined;
    });
    return login;
  }

  async function logIn(): Promise<Session> {
    const startedAtMs = clock();
    const credentials = Buffer.from(`${options.apiKey}:${options.secretKey}`).toString('base64');
    const answer = await askOutside({
      method: 'POST',
      root: '/api/v1',
      path: '/auth/login',
      headers: { authorization: `Basic ${credentials}` },
    });
    const opened = reader.read(sessionSchema, dataOf(answer), 'answer to a login');
    session = {
      token: opened.accessToken,
      renewAtMs: startedAtMs + Math.max(0, opened.expiresIn * 1_000 - RENEW_BEFORE_END_MS),
    };
    return session;
  }

  async function ask(call: ProviderCall): Promise<Answer> {
    const known = session;
    const used = await openSession();
    try {
      return await askIn(used, call);
    } catch (error) {
      if (!(error instanceof ProviderRejectedError) || used !== known) throw error;
      if (session === used) session = undefined;
      return askIn(await openSession(), call);
    }
  }

  function askIn({ token }: Session, call: ProviderCall): Promise<Answer> {
    return askOutside({ root: '/api/v2', ...call, headers: { authorization: `Bearer ${token}` } });
  }

  return { openSession, ask };
}

/** A session lasts an hour ("expiresIn" says it); a minute before its end it is not used for anything new. */
const RENEW_BEFORE_END_MS = 60_000;

interface Session {
  readonly token: string;
  /** From when on a new one is opened, in milliseconds since 1970. */
  readonly renewAtMs: number;
}

// The code of a refusal is a string on most pages, and a number in the reference of Initiate Transfer.
const envelopeSchema = z.object({
  requestSuccessful: z.boolean(),
  responseCode: z.union([z.string(), z.number().transform(String)]),
  responseMessage: z.string().nullish(),
  responseBody: z.unknown().optional(),
});

// A session that is over is refused in the words of OAuth; what a key may not do, in the envelope.
const credentialRefusalSchema = z.union([
  envelopeSchema.extend({ requestSuccessful: z.literal(false) }),
  z.object({ error: z.string(), error_description: z.string() }),
]);

const sessionSchema = z.object({ accessToken: z.string().min(1), expiresIn: z.number().positive() });

/**
 * Reads the envelope that every answer of Monnify comes in. What comes without it, or contradicts itself, is not a response of
 * Monnify's.
 *
 * @throws ProviderUnavailableError.
 */
function readAnswer({ httpStatus, data }: ProviderAnswer, { path }: ProviderCall): Answer {
  const envelope = envelopeSchema.safeParse(data).data;
  const isSuccess = httpStatus < 300 && envelope?.requestSuccessful === true && envelope.responseCode === '0';
  if (envelope === undefined || (envelope.requestSuccessful && !isSuccess)) {
    throw reader.unreadable(`answer to ${path} (HTTP ${httpStatus})`);
  }
  if (isSuccess) return { isRefusal: false, data: envelope.responseBody };
  // Refusals come with HTTP 4xx, and some with 200.
  return {
    isRefusal: true,
    httpStatus,
    code: envelope.responseCode,
    message: envelope.responseMessage ?? '',
  };
}
