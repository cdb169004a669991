import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/**
 * A thread runs the modules of the bundle once, for all its workflows. Whatever one of them kept would be known to
 * workflows that began before or after it, and not to the same workflow when it is replayed somewhere else.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = modulesFrom(resolve(root, 'src/workflows/index.ts'));

/** Names of collections that can change, and of the methods that change one. */
const COLLECTIONS = /^(Map|Set|WeakMap|WeakSet|Array)$/;
const CHANGES = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

describe('modules that workflows share', () => {
  it('are those of the bundle', () => {
    expect(files.map((file) => relative(root, file))).toEqual(
      expect.arrayContaining([
        'src/workflows/orders/order.ts',
        'src/contract/kinds.ts',
        'src/domain/orders/collection.ts',
      ]),
    );
  });

  it('keep nothing from one workflow to the next', () => {
    expect(files.flatMap((file) => stateIn(relative(root, file), readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    'let count = 0;',
    'var last: string | undefined;',
    'const seen = new Set<string>();',
    'export const known = new Map<string, string>();',
    'const digits = /[0-9]/g;',
    'const state = { count: 0 };\nexport function next() { state.count += 1; }',
    'const state = { count: 0 };\nexport function next() { return state.count++; }',
    'const all: string[] = [];\nexport const note = (one: string) => all.push(one);',
    'class Run { static count = 0; }',
  ])('would be found with %j', (code) => {
    expect(stateIn('example.ts', code)).toHaveLength(1);
  });

  it.each([
    'const WAITS = [1, 2, 3] as const;\nexport const first = () => WAITS.at(0);',
    'const NAMES: ReadonlySet<string> = new Set(["a"]);',
    'export function count() { let sum = 0; const all: number[] = []; all.push(sum++); return all; }',
    'class Run { static readonly most = 3; #count = 0; next() { return this.#count++; } }',
  ])('may be %j', (code) => {
    expect(stateIn('example.ts', code)).toEqual([]);
  });
});

/** A module and all that it imports of ours, except for types. */
function modulesFrom(file: string, found = new Set<string>()): readonly string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const statement of parse(file, readFileSync(file, 'utf8')).statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.'))
      continue;
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.isTypeOnly
      : statement.isTypeOnly;
    if (!isType) modulesFrom(resolve(dirname(file), moduleSpecifier.text), found);
  }
  return [...found];
}

function parse(name: string, code: string): ts.SourceFile {
  return ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
}

/** What a module could keep from one call to the next, each as `file:line: why`. */
function stateIn(name: string, code: string): readonly string[] {
  const source = parse(name, code);
  const problems: string[] = [];
  const note = (node: ts.Node, why: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${name}:${line + 1}: ${why}`);
  };
  const constants = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) noteVariables(statement.declarationList, constants, note);
    if (ts.isClassDeclaration(statement)) noteStatics(statement, note);
  }
  const visit = (node: ts.Node): void => {
    const changed = changedBy(node);
    if (changed && constants.has(changed)) note(node, `changes ${changed}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

type Note = (node: ts.Node, why: string) => void;

function noteVariables(list: ts.VariableDeclarationList, constants: Set<string>, note: Note): void {
  if (!(list.flags & ts.NodeFlags.Const)) {
    note(list, 'a variable');
    return;
  }
  for (const { name, type, initializer } of list.declarations) {
    constants.add(name.getText());
    if (!initializer) continue;
    const isReadonly = type?.getText().startsWith('Readonly') ?? false;
    if (ts.isNewExpression(initializer) && COLLECTIONS.test(initializer.expression.getText()) && !isReadonly)
      note(initializer, 'a collection that is not read-only');
    if (ts.isRegularExpressionLiteral(initializer) && /[gy]\w*$/.test(initializer.text))
      note(initializer, 'an expression that remembers where it stopped');
  }
}

function noteStatics({ members }: ts.ClassDeclaration, note: Note): void {
  for (const member of members) {
    if (!ts.isPropertyDeclaration(member)) continue;
    const kinds = (member.modifiers ?? []).map(({ kind }) => kind);
    if (kinds.includes(ts.SyntaxKind.StaticKeyword) && !kinds.includes(ts.SyntaxKind.ReadonlyKeyword))
      note(member, 'a static property');
  }
}

/** The name of what an expression changes a part of, such as `state` in `state.count++`. */
function changedBy(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns ? rootOf(node.left) : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const counts =
      node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
    return counts ? rootOf(node.operand) : undefined;
  }
  if (ts.isDeleteExpression(node)) return rootOf(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  return CHANGES.test(name.text) ? rootOf(expression) : undefined;
}

function rootOf(node: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : undefined;
}
