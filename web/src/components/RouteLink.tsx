import {
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  NavLink,
  type NavLinkProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type OfAnchor<Props> = Props &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props> & { readonly ref?: Ref<HTMLAnchorElement> };

/** A link to a page of ours, within text. */
export const TextLink = createLink((props: OfAnchor<AnchorProps>) => <Anchor {...props} />);

/** A link to a page of ours that looks like a button. */
export const ButtonLink = createLink((props: OfAnchor<ButtonProps>) => <Button component="a" {...props} />);

/** An entry of the navigation. */
export const NavigationLink = createLink((props: OfAnchor<NavLinkProps>) => (
  <NavLink component="a" {...props} />
));
