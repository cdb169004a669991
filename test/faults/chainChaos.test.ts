import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { UsageError } from '../../drivers/arguments.ts';
import { runChainChaos } from '../../faults/chain/chaos.ts';
import type { CustomerSession } from '../../faults/chain/customers.ts';
import { parseOptions } from '../../faults/chain/options.ts';
import { type ChainEvidence, judgeSessions, type SessionRecord } from '../../faults/chain/oracle.ts';
import { drawChainPlan, type PlannedChainDeed } from '../../faults/chain/plan.ts';
import { Random } from '../../faults/random.ts';
import { nightly } from '../support/nightly.ts';
import { LocalChain } from '../support/tronNode/chain.ts';
import { type NodeFaults, startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';
import { USDT } from '../support/tronScene.ts';

const entry = fileURLToPath(new URL('../../faults/chain/run.ts', import.meta.url));

const planOf = (args: readonly string[]) => {
  const options = parseOptions(args);
  return drawChainPlan(options, new Random(options.seed).branch('plan'));
};

describe('the plan of npm run faults:chain', () => {
  it('follows from the seed alone, and has every fault', () => {
    expect(planOf(['--seed', '5'])).toEqual(planOf(['--seed', '5']));
    expect(planOf(['--seed', '5'])).not.toEqual(planOf(['--seed', '6']));
    expect(new Set(planOf(['--seed', '5']).map(({ fault }) => fault)).size).toBe(9);
  });

  it('leaves out what is switched off, and nothing else', () => {
    const plan = planOf(['--seed', '5']);
    const without = planOf(['--seed', '5', '--without', 'forks,pauses']);
    expect(without).toEqual(plan.filter(({ fault }) => fault !== 'forks' && fault !== 'pauses'));
    expect(without.length).toBeLessThan(plan.length);
  });

  it.each([
    [['--without', 'rain'], '--without takes outages, '],
    [['--sessions', '1.5'], '--sessions must be a whole number.'],
    [['--minutes', 'few'], '--minutes must be a number from '],
  ])('is refused for %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(message);
  });
});

describe('a fault of a node or of the token', () => {
  it('ends with its own deed, whatever other deed ends meanwhile', async () => {
    const chain = new LocalChain({ solidLag: 3 });
    const server = await startTronNodeServer(chain);
    const after: object[] = [];
    const node: TronNodeServer = {
      ...server,
      heal(names) {
        server.heal(names);
        const { httpStatus, blocksBehind, delayMs } = server.faults;
        after.push({ httpStatus, blocksBehind, delayMs, isPaused: chain.isPaused });
      },
    };
    const misbehaves = (change: Partial<NodeFaults>, durationMs: number): PlannedChainDeed => ({
      atMs: 0,
      fault: 'outages',
      deed: { kind: 'node', nodes: ['primary'], change, durationMs },
    });
    const pauses = (durationMs: number): PlannedChainDeed => ({
      atMs: 0,
      fault: 'pauses',
      deed: { kind: 'pause', durationMs },
    });
    const plan = [
      misbehaves({ httpStatus: 500, delayMs: 10 }, 40),
      pauses(60),
      misbehaves({ delayMs: 10 }, 80),
      pauses(100),
      misbehaves({ blocksBehind: 3 }, 120),
    ];
    const scene = { chain, nodes: { primary: node, secondary: node }, sessions: [], counts: {} };
    await runChainChaos(plan, scene, new AbortController().signal);
    await server.stop();
    expect(after).toEqual([
      { httpStatus: undefined, blocksBehind: 3, delayMs: 10, isPaused: true },
      { httpStatus: undefined, blocksBehind: 3, delayMs: 0, isPaused: true },
      { httpStatus: undefined, blocksBehind: 0, delayMs: 0, isPaused: false },
    ]);
  });
});

/** Two sessions: one that was paid in time and settled, one without a payment that has expired. */
class Run {
  readonly blockTimes = new Map([['aa', 500]]);
  readonly paid: CustomerSession = {
    ...sessionOf('pays'),
    created: { paymentId: 'cp_1', address: 'T1' },
    transfers: [{ txId: 'aa', amountMinor: 25_000_000n }],
  };
  readonly unpaid: CustomerSession = {
    ...sessionOf('pays_nothing'),
    created: { paymentId: 'cp_2', address: 'T2' },
  };
  readonly settled = {
    ...recordOf('cp_1', 'SETTLED'),
    creditedMinor: 25_000_000n,
    deposits: [{ txId: 'aa', amountMinor: 25_000_000n, status: 'CREDITED', contract: USDT }],
  };
  readonly expired = recordOf('cp_2', 'EXPIRED');
  balanceMinor = 25_000_000n;
  hadIssuerActs = false;
  isKnown = true;

  evidence(): ChainEvidence {
    return {
      sessions: [this.paid, this.unpaid],
      records: new Map(
        this.isKnown
          ? [this.settled, this.expired].map((each) => [each.id, each])
          : [[this.expired.id, this.expired]],
      ),
      blockTimeOf: (txId) => this.blockTimes.get(txId),
      hadIssuerActs: this.hadIssuerActs,
      readAtMs: 2_000,
      balanceMinor: this.balanceMinor,
    };
  }
}

function sessionOf(conduct: CustomerSession['conduct']): CustomerSession {
  return {
    reference: conduct,
    conduct,
    amountMinor: 25_000_000n,
    expiresInMinutes: 3,
    createAtMs: 0,
    thinksForMs: 0,
    transfers: [],
  };
}

type Writable<Of> = { -readonly [Name in keyof Of]: Of[Name] };

function recordOf(id: string, status: string): Writable<SessionRecord> {
  return {
    id,
    status,
    creditedMinor: 0n,
    expiresAtMs: 1_000,
    deposits: [],
    openSweeps: [],
  };
}

const deposit = (run: Run) => run.settled.deposits[0] as Writable<SessionRecord['deposits'][number]>;

describe('the oracle of npm run faults:chain', () => {
  it('finds nothing in a run without fault', () => {
    expect(judgeSessions(new Run().evidence())).toEqual([]);
  });

  it.each<[string, (run: Run) => void, readonly string[]]>([
    [
      'a session is unknown',
      (run) => {
        run.isKnown = false;
        run.balanceMinor = 0n;
      },
      ['SESSION FORGOTTEN'],
    ],
    [
      'a transfer is not recorded',
      (run) => {
        run.settled.deposits = [];
        run.settled.creditedMinor = 0n;
        run.settled.status = 'EXPIRED';
        run.balanceMinor = 0n;
      },
      ['DEPOSIT FORGOTTEN', 'OPERATOR NEEDED'],
    ],
    [
      'a transfer is recorded twice',
      (run) => {
        run.settled.deposits.push({ ...deposit(run) });
        run.settled.creditedMinor = 50_000_000n;
        run.balanceMinor = 50_000_000n;
      },
      ['DOUBLED'],
    ],
    ['a transfer that a fork has dropped is credited', (run) => run.blockTimes.clear(), ['DEPOSIT INVENTED']],
    [
      'a deposit is recorded that was not made',
      (run) => run.settled.deposits.push({ ...deposit(run), txId: 'bb', status: 'UNEXPECTED' }),
      ['DEPOSIT INVENTED'],
    ],
    [
      'a real deposit is taken for dust',
      (run) => {
        deposit(run).status = 'DUST';
        run.settled.creditedMinor = 0n;
        run.balanceMinor = 0n;
      },
      ['WRONG DUST'],
    ],
    [
      'a deposit waits for nothing',
      (run) => {
        deposit(run).status = 'RECEIVED';
        run.settled.creditedMinor = 0n;
        run.balanceMinor = 0n;
      },
      ['DEPOSIT UNDECIDED'],
    ],
    [
      'a session is credited with more than came',
      (run) => {
        run.settled.creditedMinor = 30_000_000n;
        run.balanceMinor = 30_000_000n;
      },
      ['WRONG CREDIT'],
    ],
    ['the balance is not what sessions credited', (run) => (run.balanceMinor = 24_000_000n), ['BALANCE']],
    [
      'an unpaid session is open past its expiry',
      (run) => (run.expired.status = 'AWAITING_DEPOSIT'),
      ['UNDECIDED'],
    ],
    [
      'a sweep does not end, and no operator is asked',
      (run) => (run.settled.openSweeps = [{ id: 'swp_1', attention: null }]),
      ['UNDECIDED', 'OPERATOR NEEDED'],
    ],
    [
      'a session that was paid in time needs an operator',
      (run) => (run.settled.openSweeps = [{ id: 'swp_1', attention: 'The node refuses it.' }]),
      ['OPERATOR NEEDED'],
    ],
  ])('finds that %s', (_, harm, kinds) => {
    const run = new Run();
    harm(run);
    expect(judgeSessions(run.evidence()).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each<[string, (run: Run) => void]>([
    [
      'an operator is asked where the issuer froze or paused',
      (run) => {
        run.hadIssuerActs = true;
        run.settled.openSweeps = [{ id: 'swp_1', attention: 'The address is frozen.' }];
      },
    ],
    [
      'a customer still has time',
      (run) => {
        run.expired.status = 'AWAITING_DEPOSIT';
        run.expired.expiresAtMs = 3_000;
      },
    ],
  ])('finds nothing when %s', (_, change) => {
    const run = new Run();
    change(run);
    expect(judgeSessions(run.evidence())).toEqual([]);
  });
});

describe('a run of npm run faults:chain', () => {
  nightly('credits every deposit once while nodes misbehave', async () => {
    const args = ['--seed', '10', '--sessions', '12', '--minutes', '0.3', '--without', 'pauses,freezes'];
    const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const code = await exit;
    expect({ code, printed: code === 0 ? '' : printed, errors }).toEqual({
      code: 0,
      printed: '',
      errors: '',
    });
    expect(printed.trimEnd().split('\n').at(-1)).toBe('0 findings');
  });
});
