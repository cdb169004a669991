import { Alert, Group, Text } from '@mantine/core';
import { Zap } from 'lucide-react';
import { CopyableText } from '../../components/CopyableText.tsx';
import { t } from '../../i18n/index.ts';

/** What a customer types into a prepaid meter, where a purchase brought it. */
export function MeterToken({ metadata }: { readonly metadata: Readonly<Record<string, unknown>> }) {
  const { token, units } = metadata;
  if (typeof token !== 'string') return null;
  return (
    <Alert color="teal" icon={<Zap />} title={t('bills.token')}>
      <Group justify="space-between">
        <CopyableText value={token} label={t('bills.token')} />
        {typeof units === 'string' && <Text size="sm">{units}</Text>}
      </Group>
    </Alert>
  );
}
