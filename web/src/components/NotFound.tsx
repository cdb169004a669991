import '../signedIn.css';
import { EmptyState } from '@mantine/core';
import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { t } from '../i18n/index.ts';
import { ButtonLink } from './RouteLink.tsx';

/** The page for an unknown address. */
export default function NotFound() {
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${t('shell.name')}`;
  }, []);
  return (
    <main>
      <EmptyState
        icon={<Compass />}
        title={<h1>{t('notFound.title')}</h1>}
        description={t('notFound.lead')}
        py="xl"
      >
        <EmptyState.Actions>
          <ButtonLink to="/">{t('notFound.toOverview')}</ButtonLink>
        </EmptyState.Actions>
      </EmptyState>
    </main>
  );
}
