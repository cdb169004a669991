import type { ClientConnectConfig } from '@temporalio/envconfig';
import { NativeConnection } from '@temporalio/worker';
import { unreachable } from './connection.ts';

/** Connects what workers poll with; close it. @throws StartError saying where Temporal is not. */
export async function connectWorker(settings: ClientConnectConfig): Promise<NativeConnection> {
  try {
    return await NativeConnection.connect(settings.connectionOptions);
  } catch (error) {
    throw unreachable(settings, error);
  }
}
