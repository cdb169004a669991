import { once } from 'node:events';
import { connect, constants, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import proto from '@temporalio/proto';

/** A Temporal frontend whose questions to workers can be late. */
export interface LateFrontend {
  /** `127.0.0.1:port` */
  readonly address: string;
  /** Keeps back the next task that carries a question. Returns what waits until one came, and what hands it out. */
  holdNextQuery(): { readonly held: Promise<void>; release(): void };
  close(): Promise<void>;
}

const POLL = '/temporal.api.workflowservice.v1.WorkflowService/PollWorkflowTaskQueue';

/**
 * Stands between a worker and the Temporal server of the tests. A task that carries a question can be kept back, as when
 * the network is slow, so that the task of a signal overtakes it.
 */
export async function startLateFrontend(): Promise<LateFrontend> {
  const behind = connect(`http://${process.env.TEST_TEMPORAL_ADDRESS}`);
  const sessions = new Set<{ destroy(): void }>();
  let hold: { readonly came: () => void; readonly released: Promise<void> } | undefined;
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    const call = behind.request(headers);
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
      if (headers[':path'] === POLL) void passTask(call, stream);
      else call.pipe(stream);
    });
    stream.pipe(call);
  });

  async function passTask(call: AsyncIterable<Buffer>, stream: ServerHttp2Stream): Promise<void> {
    const body = await buffer(call);
    if (hold && hasQuery(body)) {
      const { came, released } = hold;
      hold = undefined;
      came();
      await released;
    }
    stream.end(body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdNextQuery() {
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = { came: held.resolve, released: released.promise };
      return { held: held.promise, release: released.resolve };
    },
    async close() {
      behind.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether the answer to a poll is a task for a question alone, which the server sends while no other task is open. */
function hasQuery(body: Buffer): boolean {
  if (body.length === 0) return false;
  // A byte that says whether the message is compressed, and four with its length (gRPC over HTTP2).
  const message = body[0] === 1 ? gunzipSync(body.subarray(5)) : body.subarray(5);
  const task = proto.temporal.api.workflowservice.v1.PollWorkflowTaskQueueResponse.decode(message);
  return task.query !== null && task.query !== undefined;
}
