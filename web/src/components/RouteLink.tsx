import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

export type OfAnchor<Props> = Props &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props> & { readonly ref?: Ref<HTMLAnchorElement> };

function TextAnchor(props: OfAnchor<AnchorProps>) {
  return <Anchor {...props} />;
}

/** A link to a page of ours, within text. */
export const TextLink = createLink(TextAnchor);

/** Says of an entry of the history that going back from it closes what it shows. */
export const OPENED_HERE = { isOpenedHere: true } as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isOpenedHere?: true;
  }
}

/** The link of a row that opens it, in a drawer over its list: the list stays at its place, with its filters. */
export const RowLink: LinkComponent<typeof TextAnchor> = (props) => (
  <TextLink
    size="sm"
    fw={550}
    className="breakable"
    search
    resetScroll={false}
    state={OPENED_HERE}
    {...props}
  />
);

/** A link to a page of ours that looks like a button. */
export const ButtonLink = createLink((props: OfAnchor<ButtonProps>) => <Button component="a" {...props} />);
