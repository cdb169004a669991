import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** A Postgres that takes TLS connections only. */
export interface SecurePostgres {
  readonly port: number;
  close(): Promise<void>;
}

// postgresql.org/docs/18/protocol-message-formats.html: SSLRequest is eight bytes, the length and this code.
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Puts TLS in front of a Postgres, as the protocol has it: asked for by the first message, and granted by one byte. */
export async function startSecurePostgres(
  url: string,
  tls: { readonly cert: string; readonly key: string },
): Promise<SecurePostgres> {
  const { hostname, port } = new URL(url);
  const context = createSecureContext(tls);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client).once('data', (first) => {
      // Who begins without TLS is turned away.
      if (!SSL_REQUEST.equals(first)) {
        client.destroy();
        return;
      }
      client.write('S');
      const secured = keep(new TLSSocket(client, { isServer: true, secureContext: context }));
      const behind = keep(connect(Number(port), hostname));
      secured.pipe(behind).pipe(secured);
      secured.on('close', () => behind.destroy());
      behind.on('close', () => secured.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
