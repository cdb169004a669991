import { ActionIcon } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { t } from '../i18n/index.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

/** Opens what has an id, from every page: by its button or by the key `/`. */
export function GlobalSearch() {
  const [isOpen, { open, close }] = useDisclosure();
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || isTakenElsewhere(event.target)) return;
    // Otherwise the field that opens would have the slash in it.
    event.preventDefault();
    open();
  });
  return (
    <>
      <ActionIcon variant="default" size="lg" onClick={open} aria-label={t('search.title')}>
        <Search size={18} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a key belongs to the field it is typed in, or something over the page has to be answered first. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  const isTyped = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isTyped || document.querySelector('[role="dialog"]') !== null;
}
