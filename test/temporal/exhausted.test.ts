import { createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectClient, temporalSettings } from '../../src/temporal/connection.ts';
import { isAboutExhaustion } from '../../src/temporal/runtime.ts';
import { type GrpcProxy, startGrpcProxy } from '../support/grpcProxy.ts';

const RESOURCE_EXHAUSTED = '8';
const CALL = '/temporal.api.workflowservice.v1.WorkflowService/ListNamespaces';

let frontend: GrpcProxy;
let refusalsLeft = 0;

/** Refuses as the server does: it says which limit it is in headers, so that the status comes later. */
function admit(headers: IncomingHttpHeaders, stream: ServerHttp2Stream): IncomingHttpHeaders | undefined {
  if (headers[':path'] !== CALL || refusalsLeft === 0) return headers;
  refusalsLeft--;
  stream.respond(
    { 'content-type': 'application/grpc', 'x-resource-exhausted-cause': 'RpsLimit' },
    { waitForTrailers: true },
  );
  stream.on('wantTrailers', () =>
    stream.sendTrailers({ 'grpc-status': RESOURCE_EXHAUSTED, 'grpc-message': 'too many' }),
  );
  stream.end();
  return undefined;
}

beforeAll(async () => {
  frontend = await startGrpcProxy(createServer(), { admit });
});
afterAll(() => frontend?.close());

describe('what Temporal refuses because a limit is reached is counted', () => {
  it('by a client, each time, and the request is repeated', async () => {
    let exhausted = 0;
    const client = await connectClient(
      temporalSettings({}, `127.0.0.1:${frontend.port}`),
      {},
      { onExhausted: () => exhausted++ },
    );
    refusalsLeft = 2;
    expect((await client.workflowService.listNamespaces({})).namespaces.length).toBeGreaterThan(0);
    expect(exhausted).toBe(2);
    await client.connection.close();
  });

  it('by a worker, of which the lines of the native part tell', () => {
    const target = 'temporalio_client::retry';
    const error = 'Status { code: ResourceExhausted, message: "namespace rate limit exceeded" }';
    expect(isAboutExhaustion({ sdkComponent: 'core', target, error })).toBe(true);
    expect(isAboutExhaustion({ target, error: 'Status { code: Unavailable }' })).toBe(false);
    expect(isAboutExhaustion({ target: 'temporalio_sdk_core::worker', error })).toBe(false);
    expect(isAboutExhaustion()).toBe(false);
  });
});
