import type { ClientConnectConfig } from '@temporalio/envconfig';
import { NativeConnection } from '@temporalio/worker';
import { unreachable } from './connection.ts';

/** Connects what workers poll with; close it. @throws StartError saying where Temporal is not. */
export async function connectWorker(settings: ClientConnectConfig): Promise<NativeConnection> {
  const { connectionOptions } = settings;
  try {
    return await NativeConnection.connect({
      ...connectionOptions,
      grpcCompression: { codec: isOnThisMachine(connectionOptions.address) ? 'none' : 'gzip' },
    });
  } catch (error) {
    throw unreachable(settings, error);
  }
}

/**
 * Whether an address is one of this machine, to which compressing saves nothing and costs a twentieth of a withdrawal's CPU
 * (docs/decisions/0041-how-workers-poll.md). The SDK asks this machine unless an address is given.
 */
export function isOnThisMachine(address = 'localhost'): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(address);
}
