import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderRejectedError, ProviderUnavailableError } from '../../../src/providers/errors.ts';

/** One answer of a provider that stands in public, and what an adapter must make of it. */
export interface Sample {
  /** Where it stands: repository and path, or the address of a page with the heading. */
  readonly source: string;
  /** The operation of the adapter that is given the answer. */
  readonly operation: string;
  readonly httpStatus: number;
  /** An object is sent as JSON, a text as it is. */
  readonly body: unknown;
  /** What `run` must return, in a word. */
  readonly expected: string;
  /** What was asked, as far as the answer speaks of it: a reference, an amount, an account. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** True where nothing definitive follows from the answer; of texts that are no JSON and of 5xx that is taken for granted. */
  readonly isAmbiguous?: boolean;
  /** True where a value of the source was replaced, so that it is no public sample any more: such ones do not count. */
  readonly derived?: boolean;
}

/** The public samples of one provider. */
export interface ProviderSamples {
  readonly provider: string;
  /** How many there are at least, derived ones apart. */
  readonly least: number;
  readonly samples: readonly Sample[];
  /** Gives the answer to the adapter. Returns what the adapter makes of it in a word, such as `succeeded` or `unavailable`. */
  run(sample: Sample): Promise<string>;
}

export interface SampleAnswer {
  readonly httpStatus: number;
  /** As in a sample. */
  readonly body: unknown;
}

/** One request that reached the server of a sample. */
export interface SampleRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Serves a sample's answer on 127.0.0.1 while `use` is at work.
 *
 * @param answerTo answers requests that are made before or after the sample's own; undefined gives the sample's answer.
 */
export async function withAnswer<Result>(
  sample: SampleAnswer,
  use: (baseUrl: string) => Promise<Result>,
  answerTo: (request: SampleRequest) => SampleAnswer | undefined = () => undefined,
): Promise<Result> {
  const server = createServer((request, response) => {
    request.resume();
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { httpStatus, body } = answerTo({ method: request.method ?? '', path, query }) ?? sample;
    const isText = typeof body === 'string';
    response.writeHead(httpStatus, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** What came of a call in a word: `unavailable` and `rejected` for what providers throw, else what `word` makes of it. */
export async function outcomeOf<Result>(
  call: Promise<Result>,
  word: (result: Result) => string,
): Promise<string> {
  try {
    return word(await call);
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return 'unavailable';
    if (error instanceof ProviderRejectedError) return 'rejected';
    throw error;
  }
}
