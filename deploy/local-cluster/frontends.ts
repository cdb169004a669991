import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** What stands before the frontends of Temporal, whose clients know one address. */
export interface Frontends {
  /** `host:port`. */
  readonly address: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Takes connections and hands each to the next frontend that takes it. What happens to a connection afterwards is between
 * its two ends: when a frontend ends, its clients connect again.
 *
 * @param targetPorts of the frontends.
 */
export async function startFrontends(port: number, targetPorts: readonly number[]): Promise<Frontends> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };

  const server = createServer({ noDelay: true, allowHalfOpen: true }, async (client) => {
    track(client);
    client.on('error', () => client.destroy());
    const first = turn++;
    for (let tried = 0; tried < targetPorts.length && !client.destroyed; tried++) {
      const target = await tryToConnect(targetPorts[(first + tried) % targetPorts.length] ?? 0);
      if (target === undefined) continue;
      track(target);
      join(client, target);
      return;
    }
    client.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    address: `${HOST}:${port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function tryToConnect(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST, noDelay: true, allowHalfOpen: true });
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () => resolve(socket));
  });
}

/** Hands on what each says to the other, and its end. An error of one ends both. */
function join(client: Socket, target: Socket): void {
  pipeline(client, target, () => {});
  pipeline(target, client, () => {});
}
