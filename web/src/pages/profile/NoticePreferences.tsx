import { Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

const TOPICS = ['balance', 'payouts', 'usdt', 'webhooks', 'limits'] as const;
type Change = Partial<Record<(typeof TOPICS)[number], boolean>>;

/** Which notices come by mail. */
export function NoticePreferences() {
  const { client, environment } = useMerchant();
  const preferences = useQuery({
    queryKey: [environment, 'noticePreferences'],
    queryFn: async () => (await client.getNoticePreferences()).preferences,
  });
  const save = useChange((body: Change) => client.changeNoticePreferences({ body }), {
    onSuccess: () => notifyDone(t('saved')),
    isPendingUntilRead: true,
  });
  const { data, error } = preferences;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('notices.title')}>
      <Stack>
        <Title order={2} size="h5">
          {t('notices.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('notices.lead')}
        </Text>
        <ProblemAlert error={error ?? save.error} onRetry={preferences.refetch} />
        {data === undefined && !error && <RowsLoading rows={2} />}
        {data &&
          TOPICS.map((topic) => (
            <Switch
              key={topic}
              label={t(`notices.topics.${topic}`)}
              checked={(save.isPending ? save.variables[topic] : undefined) ?? data[topic]}
              disabled={save.isPending}
              onChange={(event) => save.mutate({ [topic]: event.currentTarget.checked })}
            />
          ))}
      </Stack>
    </Paper>
  );
}
