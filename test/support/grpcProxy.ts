import { once } from 'node:events';
import {
  type ClientHttp2Stream,
  connect,
  constants,
  type Http2SecureServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A server that passes gRPC calls on to the Temporal server of the tests. */
export interface GrpcProxy {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Puts a server in front of the Temporal server of the tests.
 *
 * @param server speaks TLS or not; it does not listen yet.
 * @param options.admit what to pass on of a call's headers; undefined where it was answered already.
 * @param options.passAnswer passes the body of an answer on; at once, as it comes, unless given.
 */
export async function startGrpcProxy(
  server: Http2Server | Http2SecureServer,
  {
    admit = (headers) => headers,
    passAnswer = (_, call, stream) => void call.pipe(stream),
  }: {
    readonly admit?: (
      headers: IncomingHttpHeaders,
      stream: ServerHttp2Stream,
    ) => IncomingHttpHeaders | undefined;
    readonly passAnswer?: (
      path: string | undefined,
      call: ClientHttp2Stream,
      stream: ServerHttp2Stream,
    ) => void;
  },
): Promise<GrpcProxy> {
  const behind = connect(`http://${process.env.TEST_TEMPORAL_ADDRESS}`);
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    stream.on('error', () => {});
    const passed = admit(headers, stream);
    if (!passed) return;
    const call = behind.request(passed);
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
      passAnswer(headers[':path'], call, stream);
    });
    stream.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      behind.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
