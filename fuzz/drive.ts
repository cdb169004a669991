import fc from 'fast-check';
import type { RunTools } from '../drivers/program.ts';
import { createWorkDir } from '../drivers/workDir.ts';
import { lookAfterwards } from './afterwards.ts';
import type { OpenApiDocument } from './document.ts';
import type { Draft } from './drafts.ts';
import { Findings } from './findings.ts';
import { type Installation, startInstallation } from './installation.ts';
import { MERCHANTS } from './json.ts';
import { createJudge, isOfBoth, type Judge } from './judge.ts';
import { commandOf, type Options } from './options.ts';
import { Counts, reportOf } from './report.ts';
import { BASE_PATH, requestDraft } from './requests.ts';
import { createSending, type Sending } from './sending.ts';
import { type ProviderSecrets, wireRequest } from './wire.ts';
import { ownerToken, World } from './world.ts';

/** How many requests are drawn from one source: fast-check draws simple values first, and less so later. */
const BATCH = 250;
const PROGRESS_EVERY = 5_000;
/** Keys are rotated, and sessions ended, by what is sent: they are asked for, and begun, again and again. */
const CREDENTIALS_EVERY = 250;

/** What requests are sent to, and judged by. */
export interface Target {
  readonly document: OpenApiDocument;
  readonly world: World;
  readonly sending: Sending;
  readonly judge: Judge;
  readonly findings: Findings;
  readonly counts: Counts;
  readonly providerSecrets: ProviderSecrets;
  /** Called now and then, while others are under way. */
  readonly refresh: () => Promise<void>;
}

/**
 * Makes one run: starts everything, sends, judges, and looks at what is left.
 *
 * @returns how many kinds of findings there are.
 */
export async function driveOnce(options: Options, { stops, stopping }: RunTools): Promise<number> {
  say(`seed ${options.seed}: ${commandOf(options)}`);
  const workDir = await createWorkDir('fuzz', { keep: options.keep, stops });
  const installation = await startInstallation(options, { workDir, stops });
  const target = await targetOf(installation, options);
  stops.push(() => target.sending.stop());
  const before = await residentBytes(installation.healthUrl);
  say('The service runs; requests begin.');
  const startedAt = performance.now();
  await sendAll(target, options, stopping);
  const seconds = (performance.now() - startedAt) / 1_000;
  say('The requests are over; the ledger is verified.');
  const afterwards = await lookAfterwards(installation, target.world);
  const after = await residentBytes(installation.healthUrl);
  const facts = {
    counts: target.counts,
    groups: target.findings.groups,
    afterwards,
    seconds,
    memory: [before, after],
  };
  for (const line of reportOf(facts, options)) console.log(line);
  if (options.keep) console.log(`The log of the service is kept: ${installation.logFile}`);
  const found = target.findings.groups.length + afterwards.findings.length;
  console.log(`${found} ${found === 1 ? 'finding' : 'findings'}`);
  return found;
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
}

async function targetOf(installation: Installation, options: Options): Promise<Target> {
  const { apiUrl, merchants, providerSecrets, secrets } = installation;
  const document = (await (await fetch(`${apiUrl}/openapi.json`)).json()) as OpenApiDocument;
  const world = new World(merchants, JSON.stringify(document));
  return {
    document,
    world,
    providerSecrets,
    sending: createSending(apiUrl, options.concurrency),
    judge: createJudge({ document, world, secrets }),
    findings: new Findings(apiUrl),
    counts: new Counts(),
    refresh: async () => {
      const requests = await installation.renewAccess();
      for (const name of MERCHANTS) world.noteAnswered(name, requests[name].join(' '), undefined);
      world.noteSessions();
      await refreshKeys(apiUrl, world);
    },
  };
}

/** Sends as many requests as there are to be, several at once. */
export async function sendAll(
  target: Target,
  { seed, requests, concurrency }: Pick<Options, 'seed' | 'requests' | 'concurrency'>,
  stopping: AbortSignal,
): Promise<void> {
  const drafts = drawDrafts(target.document, seed, requests);
  let number = 0;
  const worker = async () => {
    for (const draft of drafts) {
      if (stopping.aborted) throw new Error('The run was ended before its time.');
      number++;
      if (number % PROGRESS_EVERY === 0) say(`${number} requests, ${target.findings.groups.length} findings`);
      if (number % CREDENTIALS_EVERY === 0) await target.refresh();
      await sendOne(target, draft, number);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Draws requests of the operations that a document has; the same seed draws the same ones. */
export function* drawDrafts(document: OpenApiDocument, seed: number, requests: number): Generator<Draft> {
  const drafts = requestDraft(document);
  for (let drawn = 0; drawn < requests; drawn += BATCH) {
    const numRuns = Math.min(BATCH, requests - drawn);
    // Batches of neighbouring seeds must not be the same ones moved by one.
    const batchSeed = Math.imul(seed ^ Math.imul(drawn / BATCH + 1, 0x9e3779b1), 0x85ebca6b);
    yield* fc.sample(drafts, { seed: batchSeed, numRuns });
  }
}

/** Sends one request, judges the answer, and learns from it. */
async function sendOne(target: Target, draft: Draft, number: number): Promise<void> {
  const { world, sending, judge, findings, counts } = target;
  const request = wireRequest(draft, world, target.providerSecrets);
  const stored = Buffer.from(request.body ?? []).toString('utf8');
  world.noteSent(draft.sender, { text: request.text, stored, viewers: request.viewers });
  const endsAfter = draft.framing.kind === 'raw' && draft.framing.endsAfter;
  const outcome = await sending.send(request, { endsAfter });
  counts.add(draft, outcome);
  findings.add({ draft, request }, judge({ draft, request, outcome }), number);
  const [viewer, ...others] = request.viewers;
  if (outcome.kind === 'answered' && viewer !== undefined && others.length === 0)
    world.noteAnswered(viewer, outcome.text, isOfBoth(draft) ? undefined : request.environment);
}

/** Learns which keys are current, as merchants do. */
async function refreshKeys(apiUrl: string, world: World): Promise<void> {
  for (const name of MERCHANTS) {
    const { keys } = world.merchants[name];
    const token = ownerToken(world.merchants[name]);
    const response = await fetch(`${apiUrl}${BASE_PATH}/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (response.status !== 200) continue;
    world.noteAnswered(name, text, undefined);
    Object.assign(keys, (JSON.parse(text) as { business: { apiKeys: typeof keys } }).business.apiKeys);
  }
}

/** What the service's process has in memory. */
async function residentBytes(healthUrl: string): Promise<number> {
  const metrics = await (await fetch(`${healthUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN);
}
