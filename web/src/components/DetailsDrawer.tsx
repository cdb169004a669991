import { Drawer } from '@mantine/core';
import { type NavigateOptions, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../i18n/index.ts';

const PARENT = { to: '..', search: true } as const;

/**
 * What is known of one thing, over the list that it was opened from. Its address opens it. Closing leads back to where it was
 * opened, else to the page that its route belongs to; the link that leads to it has the focus then.
 */
export function DetailsDrawer({
  title,
  size = 'md',
  list = PARENT,
  children,
}: {
  readonly title: string;
  readonly size?: 'md' | 'lg';
  /** The list that it belongs to, where that is not the page of the route above it. */
  readonly list?: Pick<NavigateOptions, 'to' | 'search'>;
  readonly children: ReactNode;
}) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const isOpenedHere = useLocation({ select: ({ state }) => state.isOpenedHere });
  const isClosing = useRef(false);
  useEffect(() => {
    const { pathname } = location;
    return () => focusLinkTo(pathname);
  }, []);
  const close = () => {
    // Going back twice would leave the list.
    if (isClosing.current) return;
    isClosing.current = true;
    if (isOpenedHere) history.back();
    else void navigate({ ...list, replace: true, resetScroll: false });
  };
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size={size}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Drawer>
  );
}

/**
 * Focuses what opens a thing, or its list where it is no longer in there, unless another dialog has the focus by now.
 */
function focusLinkTo(pathname: string): void {
  if (document.querySelector('[role="dialog"]') !== null) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a');
  const link = [...links].find((each) => each.pathname === pathname);
  const target = link ?? document.querySelector<HTMLElement>('#content [data-list]');
  target?.focus({ preventScroll: true });
}
