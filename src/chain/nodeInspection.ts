import type { NodeClient } from './nodeClient.ts';
import {
  IncompleteBlockError,
  type NodeInspection,
  type NodeRefusal,
  NodeUnavailableError,
  WrongChainError,
} from './port.ts';

/** What is asked of a node, each as the service asks it in its work. */
export type NodeQuestions = Readonly<
  Record<
    'head' | 'chainId' | 'solidBlock' | 'constantCall' | 'resources' | 'parameters',
    () => Promise<unknown>
  >
>;

/** What gives a node the paths that it does not have: java-tron has a port for each kind (its config.conf). */
const PORTS: Readonly<Record<keyof NodeQuestions, string>> = {
  head: portOf('node.http.fullNodeEnable', 8090, 'TRON_NODE_URLS'),
  chainId: portOf('node.jsonrpc.httpFullNodeEnable', 8545, 'TRON_JSONRPC_URLS'),
  solidBlock: portOf('node.http.solidityEnable', 8091, 'TRON_SOLIDITY_URLS'),
  constantCall: portOf('node.http.fullNodeEnable', 8090, 'TRON_NODE_URLS'),
  resources: portOf('node.http.fullNodeEnable', 8090, 'TRON_NODE_URLS'),
  parameters: portOf('node.http.fullNodeEnable', 8090, 'TRON_NODE_URLS'),
};

function portOf(setting: string, port: number, ours: string): string {
  return `java-tron has a port of its own for it (${setting} = true, ${port}), which ${ours} must name`;
}

/**
 * Finds out what a node lacks: it is asked every question once. A node that is down, busy or failing lacks nothing that is
 * known; what it says for good does, with the setting that changes it.
 */
export async function inspectNode(
  { host }: Pick<NodeClient, 'host'>,
  questions: NodeQuestions,
): Promise<NodeInspection> {
  const names = Object.keys(questions) as (keyof NodeQuestions)[];
  const answers = await Promise.all(
    names.map(async (name): Promise<Lack | 'nothing' | 'unknown'> => {
      try {
        await questions[name]();
        return 'nothing';
      } catch (error) {
        return lackOf(error, PORTS[name]);
      }
    }),
  );
  // Every path of a port that is missing is missing for one reason, which is told once.
  const lacks = new Map<string, string>();
  for (const answer of answers) {
    if (typeof answer === 'object' && !lacks.has(answer.reason)) lacks.set(answer.reason, answer.sentence);
  }
  return { host, isReachable: !answers.includes('unknown'), lacks: [...lacks.values()] };
}

interface Lack {
  readonly reason: string;
  readonly sentence: string;
}

/** What follows from an answer that is not what was asked for. */
function lackOf(error: unknown, port: string): Lack | 'unknown' {
  if (error instanceof WrongChainError) return { reason: error.message, sentence: error.message };
  if (error instanceof IncompleteBlockError)
    return lack(error, 'it needs storage.transHistory.switch = "on"');
  if (!(error instanceof NodeUnavailableError) || !error.refusal) return 'unknown';
  const remedy = remedyFor(error.refusal, port);
  if (remedy === undefined) return 'unknown';
  return remedy === '' ? { reason: error.message, sentence: error.message } : lack(error, remedy);
}

function lack({ message }: Error, remedy: string): Lack {
  return { reason: remedy, sentence: `${message.replace(/\.$/, '')}: ${remedy}.` };
}

/**
 * @returns what changes it; empty where the message says so itself; undefined for what may pass: a quota, a failing proxy.
 */
function remedyFor({ httpStatus, text }: NodeRefusal, port: string): string | undefined {
  if (text.includes('lite fullnode')) {
    return 'it needs node.openHistoryQueryWhenLiteFN = true, or to be a full node';
  }
  if (text.includes('unavailable due to config')) return 'node.disabledApi must not name it';
  if (httpStatus === 401) return 'it requires a key in TRON_API_KEYS';
  if (httpStatus === 404 || httpStatus === 405) return port;
  const isSetUpOtherwise = text.includes('support constant') || text.includes('contract is not exist');
  return httpStatus === 200 && isSetUpOtherwise ? '' : undefined;
}
