import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Facts } from './Facts.tsx';

/** The endings of amounts by which the sandbox picks an outcome. */
const ENDINGS = ['00', '01', '02', '03', '04', '05'] as const;

/** Says how every outcome of an order can be tried in the sandbox. */
export function SandboxOutcomes() {
  const { t } = useTranslation();
  return (
    <Paper withBorder p="md" component="section" aria-label={t('sandbox.title')}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t('sandbox.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('sandbox.lead')}
        </Text>
        <Facts
          facts={ENDINGS.map((ending) => ({
            label: `.${ending}`,
            value: t(`sandbox.outcomes.${ending}`),
          }))}
          labelWidth="4rem"
        />
      </Stack>
    </Paper>
  );
}
