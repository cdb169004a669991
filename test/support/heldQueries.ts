import { type ClientHttp2Stream, createServer, type ServerHttp2Stream } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import proto from '@temporalio/proto';
import { startGrpcProxy } from './grpcProxy.ts';

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
  let hold: { readonly came: () => void; readonly released: Promise<void> } | undefined;

  async function passTask(call: ClientHttp2Stream, stream: ServerHttp2Stream): Promise<void> {
    const body = await buffer(call);
    if (hold && hasQuery(body)) {
      const { came, released } = hold;
      hold = undefined;
      came();
      await released;
    }
    stream.end(body);
  }

  const { port, close } = await startGrpcProxy(createServer(), {
    passAnswer(path, call, stream) {
      if (path === POLL) void passTask(call, stream);
      else call.pipe(stream);
    },
  });
  return {
    address: `127.0.0.1:${port}`,
    holdNextQuery() {
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = { came: held.resolve, released: released.promise };
      return { held: held.promise, release: released.resolve };
    },
    close,
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
