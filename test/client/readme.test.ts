import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the compiler says of a program, in a project with these libraries and none of this repository's settings. */
function complaintsOf(program: string, lib: readonly string[]): readonly string[] {
  // Beside the packages, so that their names are found as a merchant's program finds them.
  const folder = mkdtempSync(join(root, 'node_modules', '.readme-'));
  try {
    const file = join(folder, 'program.ts');
    writeFileSync(file, program);
    const compiled = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      lib: lib.map((name) => `lib.${name}.d.ts`),
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    });
    return ts
      .getPreEmitDiagnostics(compiled)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, program = '']) => program);

it('the README of the client has examples that compile, with or without the types of pages', () => {
  expect(examples).toHaveLength(2);
  const program = examples.join('\n');
  expect(complaintsOf(program, ['es2024'])).toEqual([]);
  expect(complaintsOf(program, ['es2024', 'dom'])).toEqual([]);
});
