import ts from 'typescript';
import { parse } from 'yaml';
import { z } from 'zod';

/** The rules of docs/vocabulary.yaml, and which parts of a file they are about. */

const schema = z.strictObject({
  phrases: z.array(z.strictObject({ phrase: z.string(), use: z.string(), except: z.string().optional() })),
  exceptions: z.array(z.strictObject({ file: z.string(), phrase: z.string(), because: z.string() })),
});

export interface Vocabulary extends z.output<typeof schema> {
  readonly isLookedAt: (file: string) => boolean;
}

/** A phrase that a file uses. */
export interface FoundPhrase {
  /** 1 is the first. */
  readonly line: number;
  readonly phrase: string;
  /** What to write instead. */
  readonly use: string;
}

/** Parts of the project that others wrote, or that a program writes. */
const NOT_OURS =
  /^(docs\/vocabulary\.yaml|test\/providers\/samples\/|test\/providers\/paystack\.openapi\.yaml|test\/replay\/histories\/|test\/db\/releases\/|packages\/client\/src\/(schema|operations)\.ts|CHANGELOG\.md|LICENSE)/;
const LOOKED_AT = /\.(ts|tsx|mjs|sql|sh|yaml|yml|md)$/;
/** Where texts are for people, and not for the tests of them. */
const HAS_TEXTS = /^(src|web\/src|packages\/client\/src)\//;

/** @throws ZodError when the file is not a vocabulary. */
export function readVocabulary(text: string): Vocabulary {
  return {
    ...schema.parse(parse(text)),
    isLookedAt: (file) => LOOKED_AT.test(file) && !NOT_OURS.test(file),
  };
}

/** Every phrase that the comments, texts or sentences of a file use. */
export function findPhrases(
  { phrases, exceptions }: Vocabulary,
  file: string,
  content: string,
): readonly FoundPhrase[] {
  const prose = proseOf(file, content);
  return phrases.flatMap(({ phrase, use, except }) => {
    const spared =
      except === undefined ? prose : blank(prose, new RegExp(except.replaceAll(' ', String.raw`\s+`), 'gi'));
    // A sentence may go on in the next line.
    const words = phrase.replaceAll(' ', String.raw`\s+`);
    return [...spared.matchAll(new RegExp(String.raw`\b(?:${words})\b`, 'gi'))]
      .map(({ 0: found, index }) => ({
        line: lineAt(content, index),
        phrase: found.replaceAll(/\s+/g, ' '),
        use,
      }))
      .filter(({ phrase: found }) => !exceptions.some((each) => each.file === file && each.phrase === found));
  });
}

/** The content with everything but prose replaced by spaces, so that places stay what they are. */
function proseOf(file: string, content: string): string {
  if (/\.(ts|tsx|mjs)$/.test(file)) return proseOfTypeScript(file, content);
  if (file.endsWith('.md')) return blank(content, /^( {4}|\t).*$|```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/gm);
  const comment = file.endsWith('.sql') ? /--.*$/gm : /(?<=^|\s)#.*$|(summary|description): .*$/gm;
  return keep(
    content,
    Array.from(content.matchAll(comment), ({ 0: text, index }) => [index, index + text.length]),
  );
}

function proseOfTypeScript(file: string, content: string): string {
  const kept: (readonly [start: number, end: number])[] = [];
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    for (const comments of [
      ts.getLeadingCommentRanges(content, node.getFullStart()),
      ts.getTrailingCommentRanges(content, node.getEnd()),
    ]) {
      for (const { pos, end } of comments ?? []) kept.push([pos, end]);
    }
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && HAS_TEXTS.test(file)) kept.push([node.getFullStart(), node.getEnd()]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keep(content, kept);
}

function keep(content: string, ranges: readonly (readonly [start: number, end: number])[]): string {
  const characters: string[] = Array.from({ length: content.length }, (_, at) =>
    content[at] === '\n' ? '\n' : ' ',
  );
  for (const [start, end] of ranges) {
    for (let at = start; at < end; at++) characters[at] = content[at] ?? ' ';
  }
  // The sign that begins a line of a comment is not a word of its sentence, which may go on in the next line.
  return characters
    .join('')
    .replaceAll(
      /^(\s*)(\*|\/\/|--|#)/gm,
      (_, indent: string, sign: string) => indent + ' '.repeat(sign.length),
    );
}

function blank(content: string, pattern: RegExp): string {
  return content.replaceAll(pattern, (text) => text.replaceAll(/[^\n]/g, ' '));
}

function lineAt(content: string, index: number): number {
  return content.slice(0, index).split('\n').length;
}
