import { Select, Text, TextInput } from '@mantine/core';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { startOfDay } from '../../components/days.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';
import { DELIVERY_STATUSES } from './webhookFilters.ts';

/** Sends the events of some days once more, such as those that came while a receiver was down. */
export function ReplayRangeForm({ onClose }: { readonly onClose: () => void }) {
  const { client } = useMerchant();
  const form = useKeptForm('replay', {
    initialValues: { from: '', to: '', status: 'FAILED' as string | null },
    validate: {
      from: (typed) => (typed === '' ? t('webhooks.chooseDay') : null),
      to: (typed, { from }) => (typed === '' || typed < from ? t('webhooks.chooseDay') : null),
    },
  });
  const replay = useChange(
    async ({ from, to, status }: typeof form.values) => {
      const range = {
        from: startOfDay(from).toISOString(),
        to: startOfDay(to, 1).toISOString(),
        ...chosen(status),
      };
      let replayed = 0;
      let cursor: string | null = null;
      do {
        const answer: Awaited<ReturnType<typeof client.replayWebhookDeliveries>> =
          await client.replayWebhookDeliveries({ body: { ...range, ...(cursor !== null && { cursor }) } });
        replayed += answer.replayed;
        cursor = answer.hasMore ? answer.nextCursor : null;
      } while (cursor !== null);
      return replayed;
    },
    {
      onSuccess: (count) => {
        onClose();
        notifyDone(count === 1 ? t('webhooks.replayedOne') : t('webhooks.replayedMany', { count }));
      },
    },
  );
  return (
    <NewForm
      submit={t('webhooks.replay')}
      isPending={replay.isPending}
      error={replay.error}
      onSubmit={form.onSubmit((values) => replay.mutate(values))}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('webhooks.replayManyLead')}
      </Text>
      <TextInput {...form.getInputProps('from')} type="date" label={t('list.from')} required />
      <TextInput {...form.getInputProps('to')} type="date" label={t('list.to')} required />
      <Select
        {...form.getInputProps('status')}
        label={t('status.title')}
        placeholder={t('any')}
        clearable
        data={DELIVERY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </NewForm>
  );
}

function chosen(status: string | null) {
  const known = DELIVERY_STATUSES.find((each) => each === status);
  return known ? { status: known } : {};
}
