import type { en } from './en.ts';
import { START, type Texts } from './start.en.ts';

type NamesIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${NamesIn<Group[Name]>}`;
}[keyof Group & string];

/** The name of a text, such as `signIn.title`. */
export type TextName = NamesIn<typeof START & typeof en>;

const texts: Record<string, string | Texts> = { ...START };

/** Adds the texts of pages that are loaded later. */
export function addTexts(more: Texts): void {
  Object.assign(texts, more);
}

/** The text of this name. @param values takes the place of what stands in double braces: `{{amount}}`. */
export function t(name: TextName, values: Readonly<Record<string, unknown>> = {}): string {
  let found: string | Texts | undefined = texts;
  for (const part of name.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  // A value of a later version of the service may have no text yet.
  if (typeof found !== 'string') return name;
  return found.replaceAll(/{{(\w+)}}/g, (_, value: string) => String(values[value] ?? ''));
}
