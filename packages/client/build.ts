import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Builds the package for projects that load JavaScript: ES modules and CommonJS, each with its own declarations, because
 * TypeScript reads the kind of a module from the package.json next to its declaration. `npm pack` runs it first.
 */
const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, 'src');
const dist = join(here, 'dist');
const FORMATS = [
  { folder: 'esm', type: 'module', module: ts.ModuleKind.ES2022 },
  { folder: 'cjs', type: 'commonjs', module: ts.ModuleKind.CommonJS },
] as const;

const declarations = declarationsOf(readdirSync(sources).map((name) => join(sources, name)));
rmSync(dist, { recursive: true, force: true });
for (const { folder, type, module } of FORMATS) {
  const write = (name: string, text: string) => writeFileSync(join(dist, folder, name), text);
  mkdirSync(join(dist, folder), { recursive: true });
  write('package.json', `${JSON.stringify({ type })}\n`);
  for (const name of readdirSync(sources)) {
    const { outputText } = ts.transpileModule(readFileSync(join(sources, name), 'utf8'), {
      fileName: name,
      compilerOptions: {
        module,
        target: ts.ScriptTarget.ES2022,
        verbatimModuleSyntax: module === ts.ModuleKind.ES2022,
        esModuleInterop: true,
        rewriteRelativeImportExtensions: true,
      },
    });
    write(name.replace(/\.ts$/, '.js'), outputText);
  }
  for (const [name, text] of declarations) write(name, text);
}

/**
 * The declarations of the sources by the names of their files.
 *
 * @throws Error when the sources have errors of types.
 */
function declarationsOf(files: readonly string[]): ReadonlyMap<string, string> {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2024.d.ts'],
    types: ['node'],
    module: ts.ModuleKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0) {
    const host = {
      getCanonicalFileName: (name: string) => name,
      getCurrentDirectory: () => here,
      getNewLine: () => '\n',
    };
    throw new Error(ts.formatDiagnostics(problems, host));
  }
  const texts = new Map<string, string>();
  program.emit(undefined, (path, text) => {
    texts.set(
      path.slice(path.lastIndexOf('/') + 1),
      text.replaceAll(/(from ["']\.\/[\w-]+)\.ts(["'])/g, '$1.js$2'),
    );
  });
  return texts;
}
