import { EmptyState } from '@mantine/core';
import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './RouteLink.tsx';

/** The page for an unknown address. */
export function NotFound() {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${t('shell.name')}`;
  }, [t]);
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
