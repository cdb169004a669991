import { once } from 'node:events';
import {
  connect,
  constants,
  createSecureServer,
  type IncomingHttpHeaders,
  type SecureServerOptions,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A Temporal frontend that speaks TLS, as Temporal Cloud's does. */
export interface SecureFrontend {
  /** `localhost:port` */
  readonly address: string;
  /** How many calls were passed on. */
  readonly passed: () => number;
  close(): Promise<void>;
}

/** gRPC's code for a call without a valid key. */
const UNAUTHENTICATED = '16';
/** gRPC's code for a call that a key does not allow, and the service of it that Temporal Cloud keeps to itself. */
const PERMISSION_DENIED = '7';
const OPERATORS = '/temporal.api.operatorservice.v1.OperatorService/';

/**
 * Puts TLS, and a key where one is wanted, in front of the Temporal server of the tests.
 *
 * @param options.apiKey what a call has to bring as `authorization: Bearer`, as Temporal Cloud demands
 *   (docs.temporal.io/cloud/api-keys).
 * @param options.isHosted whether it refuses operators' calls, as Temporal Cloud does, where search attributes are made
 *   by tcld (docs.temporal.io/cloud/tcld/namespace#search-attributes).
 */
export async function startSecureFrontend(
  tls: SecureServerOptions,
  { apiKey, isHosted = false }: { readonly apiKey?: string; readonly isHosted?: boolean } = {},
): Promise<SecureFrontend> {
  const behind = connect(`http://${process.env.TEST_TEMPORAL_ADDRESS}`);
  let passed = 0;
  const server = createSecureServer(tls);
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('stream', (stream, headers: IncomingHttpHeaders) => {
    stream.on('error', () => {});
    const refuse = (status: string, message: string) =>
      stream.respond(
        { 'content-type': 'application/grpc', 'grpc-status': status, 'grpc-message': message },
        { endStream: true },
      );
    if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) {
      refuse(UNAUTHENTICATED, 'no such key');
      return;
    }
    if (isHosted && headers[':path']?.startsWith(OPERATORS)) {
      refuse(PERMISSION_DENIED, 'Request unauthorized.');
      return;
    }
    passed++;
    const { authorization, ...rest } = headers;
    const call = behind.request(rest);
    stream.on('close', () => call.close(constants.NGHTTP2_CANCEL));
    call.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    call.on('response', (answer, flags) => {
      if (stream.destroyed) return;
      const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
      stream.respond(answer, isWhole ? { endStream: true } : { waitForTrailers: true });
      if (isWhole) return;
      let trailers = {};
      call.on('trailers', (given) => {
        trailers = given;
      });
      stream.on('wantTrailers', () => stream.sendTrailers(trailers));
      // Trailers come before the end, so they are there when the answer's body ends.
      call.pipe(stream);
    });
    stream.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `localhost:${(server.address() as AddressInfo).port}`,
    passed: () => passed,
    async close() {
      behind.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
