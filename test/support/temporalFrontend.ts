import {
  createSecureServer,
  type IncomingHttpHeaders,
  type SecureServerOptions,
  type ServerHttp2Stream,
} from 'node:http2';
import { startGrpcProxy } from './grpcProxy.ts';

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
  let passed = 0;
  const admit = (headers: IncomingHttpHeaders, stream: ServerHttp2Stream) => {
    const refuse = (status: string, message: string) =>
      stream.respond(
        { 'content-type': 'application/grpc', 'grpc-status': status, 'grpc-message': message },
        { endStream: true },
      );
    if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) {
      refuse(UNAUTHENTICATED, 'no such key');
      return undefined;
    }
    if (isHosted && headers[':path']?.startsWith(OPERATORS)) {
      refuse(PERMISSION_DENIED, 'Request unauthorized.');
      return undefined;
    }
    passed++;
    const { authorization, ...rest } = headers;
    return rest;
  };
  const { port, close } = await startGrpcProxy(createSecureServer(tls), { admit });
  return { address: `localhost:${port}`, passed: () => passed, close };
}
