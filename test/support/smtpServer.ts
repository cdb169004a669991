import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail as a server takes it: the envelope of the SMTP dialogue, and the message itself. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body, with the line ends and the dots of the transmission undone. */
  readonly message: string;
}

/** A mail server on this machine. */
export interface SmtpServer {
  /** For MAIL_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/**
 * Starts a server that speaks as much of RFC 5321 as a client without extensions uses. It is ours because the tests
 * need no more, and packages for this bring a second mail library along.
 *
 * @param options.greeting what is said first; null says nothing, as a server that hangs.
 * @param options.refusesRecipients answers every recipient with 550, repeating the address.
 */
export async function startSmtpServer(
  options: { readonly greeting?: string | null; readonly refusesRecipients?: boolean } = {},
): Promise<SmtpServer> {
  const { greeting = '220 test ready', refusesRecipients = false } = options;
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that goes away in the middle is its own affair.
    socket.on('error', () => socket.destroy());
    if (greeting === null) return;
    let from = '';
    let to: string[] = [];
    let message: string[] | undefined;
    let unread = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (message) {
        if (line !== '.') return void message.push(line.replace(/^\./, ''));
        received.push({ from, to, message: message.join('\n') });
        message = undefined;
        return say('250 taken');
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      switch (line.slice(0, 4).toUpperCase()) {
        case 'MAIL':
          from = address;
          to = [];
          return say('250 sender known');
        case 'RCPT':
          if (refusesRecipients) return say(`550 no mailbox <${address}>`);
          to.push(address);
          return say('250 recipient known');
        case 'DATA':
          message = [];
          return say('354 go on');
        case 'QUIT':
          say('221 bye');
          return void socket.end();
        default:
          return say('250 fine');
      }
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (unread + text).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
