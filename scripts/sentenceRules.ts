import ts from 'typescript';
import type { Random } from '../faults/random.ts';
import { findPhrases, type Vocabulary } from './vocabularyRules.ts';

/** Sentences that people read, and what is wrong with them. */

export const MAX_WORDS = 25;

/** What people who deploy and operate the service read. */
export const OPERATOR_DOCUMENTS = [
  'RUNBOOK',
  'DISPUTES',
  'DEPLOY',
  'deploy/compose',
  'deploy/kubernetes',
  'deploy/systemd',
  'SCALING',
  'RESTORE',
  'SECURITY',
].map((name) => `docs/${name}.md`);

export interface Sentence {
  /** Such as `README.md` or `GET /me`. */
  readonly source: string;
  readonly text: string;
}

/**
 * The sentences of a document, without headings, code, pictures, addresses and titles of tests. A row of a table is a list of
 * cells.
 */
export function sentencesOfMarkdown(source: string, content: string): readonly Sentence[] {
  const prose = content
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .replaceAll(/^( {4}|\t|#|\| -).*$/gm, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/`[^`]+\.test\.ts` "[^"]+"/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  // An item of a list and a cell of a table are paragraphs of their own.
  const paragraphs = prose.split(/\n\s*\n|^\s*(?:[-*]|\d+\.)\s|\s\|\s|^\|/m);
  return paragraphs.flatMap((paragraph) => sentencesOfText(source, paragraph));
}

/** The sentences of a text. A fragment without an end counts as one. */
export function sentencesOfText(source: string, content: string): readonly Sentence[] {
  return content
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?][)"”`*]*) (?=[\p{Lu}\d`"“(*[])/u)
    .map((text) => text.trim())
    .filter((text) => wordsOf(text) > 1)
    .map((text) => ({ source, text }));
}

/** The sentences of all texts of a TypeScript file. `isWanted` selects texts by the node around them. */
export function sentencesOfTypeScript(
  source: string,
  content: string,
  isWanted: (parent: ts.Node) => boolean = () => true,
): readonly Sentence[] {
  const found: Sentence[] = [];
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const text = textOf(node);
    // A frame of HTML is not a sentence; what it frames stands elsewhere.
    if (text !== undefined && !text.includes('</') && isWanted(parent)) {
      found.push(...sentencesOfText(source, text));
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  const file = ts.createSourceFile(source, content, ts.ScriptTarget.Latest, false);
  visit(file, file);
  return found;
}

/** What a literal says, with `…` for each inserted value; undefined for another node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((sum, { literal }) => `${sum}…${literal.text}`, node.head.text);
}

/** Whether the texts of a node are messages: it creates an error, or is one of its fields `message` and `error`. */
export function isError(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    return ['message', 'error'].includes(node.name.text);
  }
  return (
    ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.endsWith('Error')
  );
}

/** The sentences of every description and summary in an OpenAPI document, each once. */
export function sentencesOfDocument(document: object): readonly Sentence[] {
  const found = new Map<string, Sentence>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string' && (key === 'description' || key === 'summary')) {
        const sentences = sentencesOfMarkdown(`OpenAPI ${place}`, child);
        for (const sentence of sentences) found.set(sentence.text, found.get(sentence.text) ?? sentence);
      } else if (key !== 'example' && key !== 'examples') {
        visit(child, `${place}/${key}`);
      }
    }
  };
  visit(document, '');
  return [...found.values()];
}

/** What is wrong with a sentence: too many words, or a phrase that the vocabulary refuses. Empty if nothing is. */
export function faultsOf({ text }: Sentence, vocabulary: Vocabulary): readonly string[] {
  const words = wordsOf(text);
  const long = words > MAX_WORDS ? [`${words} words`] : [];
  return [
    ...long,
    ...findPhrases(vocabulary, 'sentence.md', text).map(({ phrase, use }) => `"${phrase}": use ${use}`),
  ];
}

/** Draws different elements of a list. Returns all of them when there are not more. */
export function drawFrom<Value>(list: readonly Value[], count: number, random: Random): readonly Value[] {
  const left = [...list];
  const drawn: Value[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(random.int(0, left.length - 1), 1));
  }
  return drawn;
}

/** How many words a text has; a piece of code is one. */
function wordsOf(text: string): number {
  return text
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
