import {
  Client,
  type ClientOptions,
  Connection,
  defaultGrpcRetryOptions,
  makeGrpcRetryInterceptor,
} from '@temporalio/client';
import { type ClientConnectConfig, loadClientConnectConfig } from '@temporalio/envconfig';
import { StartError } from '../config/startError.ts';

/**
 * How to reach Temporal: TEMPORAL_ADDRESS and its siblings (namespace, TLS, API key, profile), read by the SDK.
 *
 * @param addressOverride an address that wins, such as that of the embedded server.
 */
export function temporalSettings(env: NodeJS.ProcessEnv, addressOverride?: string): ClientConnectConfig {
  const given = addressOverride === undefined ? env : { ...env, TEMPORAL_ADDRESS: addressOverride };
  const overrideEnvVars = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return loadClientConnectConfig({ overrideEnvVars });
}

/**
 * Connects a client. The connection is `client.connection`; close it.
 *
 * @param interceptors what every call of it passes.
 * @param options.onExhausted is called for each request that Temporal refuses because a limit is reached.
 * @throws StartError saying where Temporal is not.
 */
export async function connectClient(
  settings: ClientConnectConfig,
  interceptors: NonNullable<ClientOptions['interceptors']> = {},
  { onExhausted = () => {} }: { readonly onExhausted?: () => void } = {},
): Promise<Client> {
  const { connectionOptions, namespace } = settings;
  try {
    const connection = await Connection.connect({
      address: connectionOptions.address,
      tls: connectionOptions.tls,
      apiKey: connectionOptions.apiKey,
      metadata: connectionOptions.metadata,
      connectTimeout: '10 seconds',
      interceptors: [retries(onExhausted)],
      // After an outage the next attempt to connect would otherwise be up to two minutes away.
      channelArgs: { 'grpc.max_reconnect_backoff_ms': 1_000 },
    } as Parameters<typeof Connection.connect>[0]);
    return new Client({ connection, interceptors, ...(namespace !== undefined && { namespace }) });
  } catch (error) {
    throw unreachable(settings, error);
  }
}

/** gRPC's code for a limit that is reached. */
const RESOURCE_EXHAUSTED = 8;

/** Repeats requests as the SDK does. */
function retries(onExhausted: () => void) {
  const usual = defaultGrpcRetryOptions();
  return makeGrpcRetryInterceptor({
    ...usual,
    retryableDecider(attempt, status) {
      if (status.code === RESOURCE_EXHAUSTED) onExhausted();
      return usual.retryableDecider(attempt, status);
    },
  });
}

/** gRPC's codes for a key that does not allow the call, and for one that is missing or wrong; and how the worker's part says so. */
const REFUSALS = [7, 16];
const REFUSAL = /does not have (permission|valid authentication credentials)/;

/** What is wrong, from the error of an attempt to connect. */
export function unreachable({ connectionOptions }: ClientConnectConfig, error: unknown): StartError {
  const { address = 'localhost:7233', tls } = connectionOptions;
  const { message, cause = {} } = error as Error;
  const { code, details } = cause as { readonly code?: number; readonly details?: string };
  let sentence = `Temporal cannot be reached at ${address}; check TEMPORAL_ADDRESS and that the server runs.`;
  if (code === undefined ? REFUSAL.test(message) : REFUSALS.includes(code)) {
    sentence = `Temporal at ${address} refuses TEMPORAL_API_KEY or the certificate: ${details ?? message}.`;
  } else if (tls) {
    sentence =
      `Temporal cannot be reached at ${address} with TLS; check TEMPORAL_ADDRESS, and the certificates that ` +
      'TEMPORAL_TLS_* name.';
  }
  return new StartError(sentence, { cause: error });
}
