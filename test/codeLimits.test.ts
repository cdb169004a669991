import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { settingsSchema } from '../src/config/settings.ts';

/** Limits of docs/ARCHITECTURE.md, so that "go to definition" keeps leading to the code that runs. */

const src = fileURLToPath(new URL('../src', import.meta.url));
const MAX_DOUBLE_CASTS = 4;
const MAX_TYPE_PARAMETERS = 3;
const MAX_FUNCTION_MEMBERS = 8;
const MAX_MIGRATIONS = 10;
const MAX_SETTINGS = 90;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const sources = files.map((file) =>
  ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true),
);

/** Ports that answer more questions than a record of options may have members. */
const PORTS: ReadonlySet<string> = new Set(['ChainNode']);

/** Every declaration with more type parameters, or more members that are functions, than it may have. */
function tooGeneral(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const at = () => `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const { typeParameters } = node as { typeParameters?: readonly unknown[] };
    if (typeParameters && typeParameters.length > MAX_TYPE_PARAMETERS) {
      found.push(`${at()}: ${typeParameters.length} type parameters`);
    }
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      const functions = node.members.filter(isFunction).length;
      const isPort = ts.isInterfaceDeclaration(node) && PORTS.has(node.name.text);
      if (functions > MAX_FUNCTION_MEMBERS && !isPort) found.push(`${at()}: ${functions} functions`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isFunction(member: ts.TypeElement): boolean {
  if (ts.isMethodSignature(member)) return true;
  return ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type);
}

const occurrences = (text: string) =>
  sources.flatMap((source) =>
    source.text
      .split('\n')
      .flatMap((line, index) => (line.includes(text) ? [`${source.fileName}:${index + 1}`] : [])),
  );

describe('src', () => {
  it('has no type with too many parameters, and no record of callbacks', () => {
    expect(sources.flatMap(tooGeneral)).toEqual([]);
    const general = 'type A<B, C, D, E> = B; interface F { a(): void; b: () => void }';
    const wide = `interface G { ${[...'abcdefghi'].map((name) => `${name}(): void;`).join(' ')} }`;
    const example = ts.createSourceFile('example.ts', `${general}\n${wide}`, ts.ScriptTarget.Latest, true);
    expect(tooGeneral(example)).toEqual(['example.ts:1: 4 type parameters', 'example.ts:2: 9 functions']);
  });

  it('casts by way of unknown at four places at most', () => {
    expect(occurrences('as unknown as').length).toBeLessThanOrEqual(MAX_DOUBLE_CASTS);
  });

  it('has no patch of a workflow: nothing was released that would need one', () => {
    expect(occurrences('patched(')).toEqual([]);
  });

  it('has few migrations, and few settings', () => {
    const migrations = readdirSync(join(src, 'db', 'migrations')).filter((file) => file.endsWith('.sql'));
    expect(migrations.length).toBeLessThanOrEqual(MAX_MIGRATIONS);
    expect(Object.keys(settingsSchema.shape).length).toBeLessThanOrEqual(MAX_SETTINGS);
  });
});
