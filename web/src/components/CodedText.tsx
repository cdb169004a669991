import { Code } from '@mantine/core';

/** A text whose parts in backquotes are code. */
export function CodedText({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Code key={place} className="breakable">
        {part}
      </Code>
    ),
  );
}
