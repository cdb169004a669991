import { connect, createServer, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';

/** What a proxy does with what passes through it. */
export type ProxyConduct =
  | { readonly kind: 'pass' }
  /** Cuts every connection, and each new one at once. */
  | { readonly kind: 'refuse' }
  /** Forwards what is asked; cuts the connection when the answer comes, which is dropped. */
  | { readonly kind: 'lose_replies' }
  /** Hands every piece on after this time, in both directions. */
  | { readonly kind: 'delay'; readonly delayMs: number };

/** A proxy on 127.0.0.1 between the service and one of the servers it uses. */
export interface TcpProxy {
  readonly name: string;
  readonly port: number;
  /** Changes what it does from now on, for connections that exist too. */
  conduct(conduct: ProxyConduct): void;
  /** How many answers it has dropped. */
  lostReplies(): number;
  stop(): Promise<void>;
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
}

/** Starts a proxy to a port of 127.0.0.1. */
export async function startTcpProxy(name: string, targetPort: number): Promise<TcpProxy> {
  let conduct: ProxyConduct = { kind: 'pass' };
  let lostReplies = 0;
  const connections = new Set<Connection>();

  const cutOne = (connection: Connection) => {
    connections.delete(connection);
    connection.client.destroy();
    connection.server.destroy();
  };
  const carrier = (connection: Connection, direction: 'request' | 'reply') =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (direction === 'reply' && conduct.kind === 'lose_replies') {
          lostReplies++;
          cutOne(connection);
          done();
        } else if (conduct.kind === 'delay') setTimeout(() => done(null, chunk), conduct.delayMs);
        else done(null, chunk);
      },
    });

  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    if (conduct.kind === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const server = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const connection = { client, server };
    connections.add(connection);
    // What breaks one side breaks the other: a peer that waits for an answer learns that none comes.
    const ended = (error: unknown) => {
      if (error) cutOne(connection);
    };
    pipeline(client, carrier(connection, 'request'), server, ended);
    pipeline(server, carrier(connection, 'reply'), client, ended);
    for (const socket of [client, server]) {
      socket.once('close', () => cutOne(connection));
      // The pipelines report errors as long as they run; one that comes later does not matter.
      socket.on('error', () => {});
    }
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  const cut = () => {
    for (const connection of connections) cutOne(connection);
  };
  return {
    name,
    port: typeof address === 'object' && address ? address.port : 0,
    conduct(next) {
      conduct = next;
      if (next.kind === 'refuse') cut();
    },
    lostReplies: () => lostReplies,
    async stop() {
      const closed = new Promise((resolve) => listener.close(resolve));
      cut();
      await closed;
    },
  };
}
