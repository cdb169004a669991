import { Alert, Text } from '@mantine/core';
import { usePayoutHold } from '../api/usePayoutHold.ts';
import { t } from '../i18n/index.ts';
import { formatExactMoment, formatMoney } from './format.ts';

/** Says until when payouts from the dashboard are held, and why; nothing while they are not. */
export function PayoutHoldNotice() {
  const hold = usePayoutHold().data?.hold;
  if (!hold) return null;
  const until = formatExactMoment(hold.until);
  const amount = formatMoney(hold.dailyLimit, 'NGN');
  return (
    <Alert color="yellow" mb="md">
      <Text size="sm" fw={600}>
        {t(`payoutHold.reason.${hold.reason}`)}
      </Text>
      <Text size="sm">
        {hold.dailyLimit === 0 ? t('payoutHold.wait', { until }) : t('payoutHold.limited', { until, amount })}
      </Text>
    </Alert>
  );
}
