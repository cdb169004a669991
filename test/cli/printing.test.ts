import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AdminCommand, Report } from '../../src/cli/command.ts';
import { AdminError, linesOfError } from '../../src/cli/errors.ts';
import { addListCommand, listOf, waitingListOf } from '../../src/cli/lists.ts';
import { printLines, type Terminal } from '../../src/cli/terminal.ts';
import { createTools } from '../../src/cli/tools.ts';
import { described } from '../../src/cli/words.ts';
import { NO_DATA, runAdminOn } from '../support/admin.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** What a merchant writes to color, forge, hide and turn around what an operator reads. */
const HOSTILE =
  'Acme\n  status    APPROVED\r\u001b[2K\u001b[32mok\u0007\t\u202egnp.exe\u2028line\u200b\u{e0041}\u009b1m';
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Texts that hold what a terminal obeys more often than chance has it. */
const texts = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    fc.constantFrom(
      '\n',
      '\r',
      '\t',
      '\u001b[31m',
      '\u009b',
      '\u007f',
      '\u0085',
      '\u2028',
      '\u2029',
      '\u202e',
    ),
    fc.constantFrom('\u200b', '\u200f', '\u2066', '\ufeff', '\u00ad', '\u{e0041}', '\ud800', '\\', '"'),
  ),
});

/** The lines that a command prints whose work is `work`. */
async function linesOf(add: (program: AdminCommand) => void, ...args: string[]): Promise<readonly string[]> {
  let printed = '';
  const terminal: Terminal = {
    env: {},
    dataDir: NO_DATA,
    out: (text) => {
      printed += text;
    },
    err: () => {},
  };
  const tools = {
    ...createTools(terminal, () => {}),
    withDatabase: (work: (opened: never) => unknown) => work({} as never),
  };
  const program = new AdminCommand('admin', tools as never);
  add(program);
  await program.parseAsync(args, { from: 'user' });
  expect(printed.endsWith('\n')).toBe(true);
  return printed.slice(0, -1).split('\n');
}

function expectPlain(lines: readonly string[], count: number): void {
  expect(lines.filter((line) => OBEYED.test(line))).toEqual([]);
  expect(lines).toHaveLength(count);
}

describe('what a terminal would obey', () => {
  it.each([
    ['a text', (text: string) => text, 1],
    ['a report', (text: string) => new Report({}, [text, `said: ${text}`]), 2],
    [
      'a description',
      (text: string) => new Report({}, described(text, { name: text, lines: [text, text] })),
      4,
    ],
  ])('is shown and not obeyed in %s', async (_, make, count) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const lines = await linesOf((program) => program.command('say').runs(() => make(text)), 'say');
        expectPlain(lines, count);
      }),
    );
  });

  it('is shown and not obeyed in lists', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const list = {
          field: 'entries',
          read: async () => [{ text }, { text }],
          heading: () => text,
          lines: () => ({ name: text, more: [text, text] }),
        };
        const names = { command: 'list', description: 'list', none: text };
        expectPlain(await linesOf((program) => addListCommand(program, names, listOf(list)), 'list'), 8);
        expectPlain(
          await linesOf(
            (program) =>
              addListCommand(
                program,
                names,
                waitingListOf({ ...list, what: () => text, since: () => text, next: () => text }),
              ),
            'list',
          ),
          10,
        );
        const none = { ...list, read: async () => [] };
        expectPlain(await linesOf((program) => addListCommand(program, names, listOf(none)), 'list'), 1);
      }),
    );
  });

  it('is escaped in JSON, which reads as it was', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const facts = { [text]: text, list: [text] };
        const lines = await linesOf((program) => program.command('say').runs(() => facts), 'say');
        expect(lines.filter((line) => OBEYED.test(line))).toEqual([]);
        expect(JSON.parse(lines.join('\n'))).toEqual(JSON.parse(JSON.stringify(facts)));
      }),
    );
  });

  it('is shown and not obeyed in errors, of which the calls stay lines', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const printed = (error: unknown) => {
          let said = '';
          printLines((more) => {
            said += more;
          }, linesOfError(error));
          return said.slice(0, -1).split('\n');
        };
        expectPlain(printed(new AdminError(text)), 1);
        expectPlain(printed(text), 1);
        const [first, ...calls] = printed(new TypeError(`${text}\n    at forged (file.ts:1:1)`));
        expectPlain([first ?? ''], 1);
        expect(first).toContain('\\u000a    at forged');
        expect(calls.length).toBeGreaterThan(1);
        for (const call of calls) expect(call).toMatch(/^ {4}at (?!forged)/);
      }),
    );
  });
});

describe("a merchant's text", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({});
  });
  afterAll(() => service?.stop());

  it('cannot forge a field of a row', async () => {
    const { merchant } = service;
    const forged = 'ref_1, status COMPLETED';
    const { body } = await service.post('/payment/process', {
      businessId: merchant.businessId,
      amount: 100_000,
      serviceType: 'school-fees',
      description: 'Term 1',
      externalPayerName: 'Ada Obi',
      externalPayerEmail: 'ada@example.com',
      merchantReference: forged,
    });
    const { out } = await runAdminOn(service, ['show', body.transaction.transactionId]);
    expect(out).toContain(`merchantReference "${forged}"`);
  });

  it('cannot forge a line or a color of a list, a record or an error', async () => {
    const { merchant } = service;
    const { businessId } = merchant;
    await service.ownerSql('update businesses set name = $1 where id = $2', [HOSTILE, businessId]);
    await service.fund(merchant, 10_000);
    const { body } = await service.post('/withdrawal/request', { businessId, amount: 1_000 });
    const id: string = body.withdrawal.transactionId;
    await service.ownerSql('update orders set review_reason = $1 where id = $2', [HOSTILE, id]);
    const escaped =
      'Acme\\u000a  status    APPROVED\\u000d\\u001b[2K\\u001b[32mok\\u0007\\u0009\\u202egnp.exe\\u2028line';
    for (const args of [
      ['business', 'list'],
      ['attention'],
      ['attention', '--json'],
      ['withdrawals', 'attention'],
      ['show', id],
      ['show', HOSTILE],
    ]) {
      const { out, err } = await runAdminOn(service, args);
      const printed = out + err;
      expect(printed).toContain(args.includes('--json') ? 'Acme\\n  status' : escaped);
      expect(printed).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
      expect(printed).not.toMatch(/^ {2}status {4}APPROVED/m);
    }
  });
});
