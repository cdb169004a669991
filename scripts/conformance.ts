import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parsedValues } from '../drivers/arguments.ts';
import type { Stops } from '../drivers/parts.ts';
import { runProgram } from '../drivers/program.ts';
import { StartError } from '../src/config/startError.ts';
import { dayInLagosOf } from '../src/domain/dayInLagos.ts';
import { endWithThisProcess, hasEnded, waitForExit } from '../src/embedded/children.ts';
import { sendSignal } from '../src/embedded/processes.ts';
import { createPaystack } from '../src/providers/bank/paystack.ts';
import { type PaystackServer, startPaystackServer } from '../test/support/paystackServer.ts';
import { portThatStaysFree } from '../test/support/port.ts';

/**
 * The entry of `npm run conformance`: has Paystack's own description of its API judge what our adapter asks, and what our
 * test server answers. Prism (github.com/stoplightio/prism) does the judging. It would bring 185 packages, so it is none of
 * ours: npm fetches it for the run.
 */
const PRISM = '@stoplight/prism-cli@5.16.0';
const DOCUMENT = fileURLToPath(new URL('../test/providers/paystack.openapi.yaml', import.meta.url));
const USAGE = 'npm run conformance -- [--document FILE]    another version of dist/paystack.yaml';

/** Of the transfer that is made; a test server knows it afterwards. */
const REFERENCE = 'wd_conformance_000000';
const INCOMING_REFERENCE = '100004250804103240123456789';

/** npm may have to fetch Prism first. */
const PRISM_STARTS_WITHIN_MS = 300_000;

/** What the document gets wrong, each with how that is known; no violation of ours. */
const WRONG_IN_DOCUMENT: readonly { readonly violation: RegExp; readonly why: string }[] = [
  {
    violation: /^POST \/transferrecipient: response\.body\.data\.email .* must be string$/,
    why: 'null in dist/api/transfers/verify/response.json of PaystackOSS/doc-code-snippets, where nobody gave an address',
  },
];

/** What Prism says of one exchange. */
interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** A request that reached Prism, and what is wrong with it or with its answer. */
interface Exchange {
  readonly operation: string;
  readonly violations: readonly Violation[];
}

await runProgram({
  usage: () => USAGE,
  run: async (args, { stops }) => {
    const { document = DOCUMENT } = parsedValues(args, { document: { type: 'string' } });
    const server = await startPaystackServer();
    stops.push(() => server.stop());
    const asked = await againstMock(document, server.secretKey, stops);
    const answered = await againstServer(document, server, stops);
    return report([
      ['requests of the adapter, to a mock of the document', asked],
      ['requests of the adapter and answers of our test server', answered],
    ]);
  },
});

/** Every operation of the adapter against a mock, which refuses a request that the document does not allow. */
async function againstMock(document: string, secretKey: string, stops: Stops): Promise<readonly Exchange[]> {
  const prism = await startPrism(['mock', '--errors', document], stops);
  // A mock knows no customer by heart: without this, none would have to be made.
  const prefer = (request: IncomingMessage) =>
    request.method === 'GET' && request.url?.startsWith('/customer/') ? 'code=404' : undefined;
  await requireJudgement(prism);
  return record(prism, prefer, stops, async (baseUrl) => {
    // What a mock answers is about nothing that was asked, so the adapter rightly takes none of it for an answer.
    for (const operation of operationsOf(baseUrl, secretKey)) await operation().catch(() => {});
  });
}

/** Every operation against our test server, through a proxy that compares its answers with the document. */
async function againstServer(
  document: string,
  server: PaystackServer,
  stops: Stops,
): Promise<readonly Exchange[]> {
  const prism = await startPrism(['proxy', document, server.url], stops);
  return record(
    prism,
    () => undefined,
    stops,
    async (baseUrl) => {
      server.setBalanceMinor(100_000_000n);
      server.receivePayment({
        reference: INCOMING_REFERENCE,
        amountMinor: 5_000n,
        accountNumber: '9900000000',
      });
      for (const operation of operationsOf(baseUrl, server.secretKey)) await operation();
    },
  );
}

/** Each operation that the service uses, in an order in which each finds what the ones before have made. */
function operationsOf(baseUrl: string, secretKey: string): readonly (() => Promise<unknown>)[] {
  const adapter = createPaystack({ baseUrl, secretKey, timeoutMs: 60_000 });
  const account = { accountNumber: '0123456789', bankCode: '058' };
  const amountMinor = 5_000_000n;
  return [
    () => adapter.readBalanceMinor(),
    () => adapter.listBanks(),
    () => adapter.resolveAccount(account),
    () => adapter.findTransfer({ reference: REFERENCE, amountMinor, sentAtMs: 0 }),
    () =>
      adapter.sendTransfer({
        reference: REFERENCE,
        amountMinor,
        account,
        accountName: 'HOLDER OF 6789',
        narration: 'Withdrawal',
        isFirstAttempt: true,
      }),
    () => adapter.findTransfer({ reference: REFERENCE, amountMinor, sentAtMs: 0 }),
    () => adapter.listTransfers(dayInLagosOf(Date.now())),
    () =>
      adapter.issueDedicatedAccount({
        email: 'biz_conformance@merchant.example',
        businessName: 'Conformance Traders',
        phone: '+2348012345678',
      }),
    () => adapter.findIncomingPayment(INCOMING_REFERENCE),
    () => adapter.identifyAccount({ account, accountName: 'HOLDER OF 6789' }),
  ];
}

/** @throws StartError when a transfer without amount and recipient is let pass: then nothing that passes has been judged. */
async function requireJudgement(prism: string): Promise<void> {
  const answer = await fetch(`${prism}/transfer`, {
    method: 'POST',
    headers: { authorization: 'Bearer of nobody', 'content-type': 'application/json' },
    body: '{}',
  });
  if (violationsIn(answer, await answer.text()).length === 0) {
    throw new StartError('Prism lets a transfer pass that the document does not allow.');
  }
}

/** Starts Prism and waits until it answers. @returns its address. */
async function startPrism(args: readonly string[], stops: Stops): Promise<string> {
  const port = await portThatStaysFree();
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const given = ['exec', '--yes', `--package=${PRISM}`, '--', 'prism', ...args, '--port', String(port)];
  const child = spawn(command, [...first, ...given], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  endWithThisProcess(child, 'SIGKILL');
  stops.push(async () => {
    if (child.pid !== undefined && !hasEnded(child)) sendSignal(-child.pid, 'SIGTERM');
    await waitForExit(child, 5_000);
  });
  const url = `http://127.0.0.1:${port}`;
  for (const deadlineMs = Date.now() + PRISM_STARTS_WITHIN_MS; Date.now() < deadlineMs; await sleep(100)) {
    if (hasEnded(child)) throw new StartError(`Prism did not start:\n${said.slice(-2_000)}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return url;
  }
  throw new StartError(`Prism did not start within ${PRISM_STARTS_WITHIN_MS / 1_000} s.`);
}

/** Stands before Prism while `use` is at work, and writes down what it says of each exchange. */
async function record(
  prism: string,
  prefer: (request: IncomingMessage) => string | undefined,
  stops: Stops,
  use: (baseUrl: string) => Promise<void>,
): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  const recorder = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const preferred = prefer(request);
    const answer = await fetch(prism + url, {
      method,
      headers: { ...headers, ...(preferred !== undefined && { prefer: preferred }) },
      ...(method === 'POST' && { body: await buffer(request) }),
    });
    const text = await answer.text();
    exchanges.push({
      operation: `${method} ${url.replace(/\?.*$/, '')}`,
      violations: violationsIn(answer, text),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(text);
  });
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  stops.push(() => recorder.closeAllConnections());
  stops.push(() => void recorder.close());
  await use(`http://127.0.0.1:${(recorder.address() as AddressInfo).port}`);
  return exchanges;
}

/** Prism lists violations in a header, and refuses in a body of its own what it would not let pass. */
function violationsIn(answer: Response, text: string): readonly Violation[] {
  const header = answer.headers.get('sl-violations');
  if (header) return JSON.parse(header) as Violation[];
  if (!text.includes('https://stoplight.io/prism/errors')) return [];
  const refusal = JSON.parse(text) as { title: string; detail: string; validation?: Violation[] };
  return refusal.validation ?? [{ location: [], message: `${refusal.title}: ${refusal.detail}` }];
}

/** Prints what was found. Returns how many violations are neither of the document's own making. */
function report(parts: readonly (readonly [string, readonly Exchange[]])[]): number {
  let findings = 0;
  for (const [title, exchanges] of parts) {
    console.log(`\n${title}: ${exchanges.length} exchanges`);
    for (const { operation, violations } of exchanges) {
      console.log(`  ${operation}`);
      for (const { location, message } of violations) {
        const violation = `${location.join('.')} ${message}`;
        const known = WRONG_IN_DOCUMENT.find((wrong) => wrong.violation.test(`${operation}: ${violation}`));
        if (!known) findings += 1;
        console.log(`    ${known ? 'known   ' : 'VIOLATION'} ${violation}${known ? ` (${known.why})` : ''}`);
      }
    }
  }
  console.log(`\n${findings} findings`);
  return findings;
}
