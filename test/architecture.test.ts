import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Checks the dependency rules on the given folders of a project and returns what breaks them. */
async function violationsIn(projectDir: string, folders: string[]): Promise<Violation[]> {
  const config = join(root, '.dependency-cruiser.mjs');
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [program, '--config', config, '--output-type', 'json', ...folders],
      { cwd: projectDir, maxBuffer: 64 * 1024 * 1024 },
      // The exit code counts the violations, so only a run without a report is a failure of the program.
      (error, stdout) => (stdout === '' ? reject(error ?? new Error('no report')) : resolve(stdout)),
    );
  });
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

test('no folder of src has more than twenty files of its own', () => {
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const folders = Map.groupBy(
    entries.filter((entry) => entry.isFile()),
    ({ parentPath }) => parentPath,
  );
  const tooFull = [...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder);
  expect(tooFull).toEqual([]);
});

describe('the dependency rule', () => {
  test('holds for everything in src, test, bench, faults and scripts', async () => {
    const folders = ['src', 'test', 'bench', 'faults', 'scripts'].filter((folder) =>
      existsSync(join(root, folder)),
    );
    const violations = await violationsIn(root, folders);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  // Each line is one file of an imaginary project and the rule that its import has to break.
  const offences: [rule: string, file: string, content: string][] = [
    ['domain-is-pure', 'src/domain/usesNode.ts', "import 'node:fs';"],
    ['db-ledger-uses-no-higher-room', 'src/db/ledger/usesOrders.ts', "import '../orders/orders.ts';"],
    ['observability-knows-no-users', 'src/observability/usesApi.ts', "import '../api/app.ts';"],
    ['domain-is-pure', 'src/domain/usesPackage.ts', "import 'zod';"],
    ['domain-is-pure', 'src/domain/usesDb.ts', "import '../db/store.ts';"],
    [
      'domain-is-pure',
      'src/domain/usesType.ts',
      "import type { Store } from '../db/store.ts';\nexport type S = Store;",
    ],
    ['workflows-stay-in-the-sandbox', 'src/workflows/usesDb.ts', "import '../db/store.ts';"],
    ['workflows-stay-in-the-sandbox', 'src/workflows/usesNode.ts', "import 'node:crypto';"],
    [
      'workflows-see-only-types-of-activities',
      'src/workflows/callsActivity.ts',
      "import '../activities/pay.ts';",
    ],
    ['workflows-are-reached-by-the-contract', 'src/api/usesBody.ts', "import '../workflows/body.ts';"],
    ['workflows-are-reached-by-the-contract', 'test/usesBody.ts', "import '../src/workflows/body.ts';"],
    ['contract-holds-no-workflow', 'src/contract/flows.ts', "import '../workflows/body.ts';"],
    ['contract-holds-no-workflow', 'src/contract/starts.ts', "import '../db/store.ts';"],
    ['api-uses-only-its-modules', 'src/api/usesActivity.ts', "import '../activities/pay.ts';"],
    ['activities-uses-only-its-modules', 'src/activities/usesApi.ts', "import '../api/usesBody.ts';"],
    [
      'activities-uses-only-its-modules',
      'src/activities/usesTemporal.ts',
      "import '../temporal/starter.ts';",
    ],
    ['db-uses-only-its-modules', 'src/db/usesApi.ts', "import '../api/usesBody.ts';"],
    ['security-uses-only-its-modules', 'src/security/usesDb.ts', "import '../db/store.ts';"],
    ['temporal-uses-only-its-modules', 'src/temporal/usesProvider.ts', "import '../providers/bank.ts';"],
    ['providers-uses-only-its-modules', 'src/providers/usesDb.ts', "import '../db/store.ts';"],
    ['chain-uses-only-its-modules', 'src/chain/usesDb.ts', "import '../db/store.ts';"],
    ['embedded-uses-only-its-modules', 'src/embedded/usesDb.ts', "import '../db/store.ts';"],
    ['embedded-is-for-starting', 'src/api/usesEmbedded.ts', "import '../embedded/server.ts';"],
    ['service-needs-no-tests', 'src/api/usesTest.ts', "import '../../test/usesBody.ts';"],
    [
      'oracle-shares-nothing-with-the-service',
      'faults/oracle/usesDomain.ts',
      "import '../../src/domain/money.ts';",
    ],
    ['no-cycles', 'src/api/chicken.ts', "import './egg.ts';"],
    ['imports-exist', 'src/api/usesNothing.ts', "import './nothing.ts';"],
  ];
  const innocents = {
    'src/db/store.ts': "import type { Money } from '../domain/money.ts';\nexport type Store = Money;",
    'src/db/orders/orders.ts': 'export const orders = 1;',
    'src/api/app.ts': 'export const app = 1;',
    'src/domain/money.ts': 'export type Money = bigint;',
    'src/activities/pay.ts': 'export type Pay = () => Promise<void>;',
    'src/workflows/body.ts':
      "import type { Pay } from '../activities/pay.ts';\nimport type { Money } from '../domain/money.ts';\nexport type Body = [Pay, Money];",
    'src/providers/bank.ts': 'export const bank = 1;',
    'src/embedded/server.ts': 'export const server = 1;',
    'src/temporal/starter.ts': 'export const starter = 1;',
    'src/api/egg.ts': "import './chicken.ts';",
    'package.json': '{ "type": "module", "dependencies": { "zod": "4" } }',
  };

  describe('is broken by', () => {
    let projectDir: string;
    let violations: Violation[];

    beforeAll(async () => {
      projectDir = realpathSync(mkdtempSync(join(tmpdir(), 'architecture-')));
      const files = [
        ...Object.entries(innocents),
        ...offences.map(([, file, content]) => [file, content] as const),
      ];
      for (const [file, content] of files) {
        mkdirSync(dirname(join(projectDir, file)), { recursive: true });
        writeFileSync(join(projectDir, file), content);
      }
      violations = await violationsIn(projectDir, ['src', 'test', 'faults']);
    });

    afterAll(() => rmSync(projectDir, { recursive: true, force: true }));

    test.each(offences)('%s: %s', (rule, file) => {
      expect(
        violations.filter(({ from }) => from === file).map((violation) => violation.rule.name),
      ).toContain(rule);
    });

    test('nothing that is allowed', () => {
      const offenders = new Set([...offences.map(([, file]) => file), 'src/api/egg.ts']);
      expect(violations.filter(({ from }) => !offenders.has(from))).toEqual([]);
    });
  });
});
