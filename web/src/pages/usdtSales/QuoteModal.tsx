import { Button, Stack, Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { Bill } from '../../components/Bill.tsx';
import { Countdown, useSecondsUntil } from '../../components/Countdown.tsx';
import { feeLines } from '../../components/charges.ts';
import { Dialog, DialogButtons } from '../../components/Dialog.tsx';
import { formatRate } from '../../components/format.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';

export type Quote = AnswerOf<'quoteUsdtSale'>['quote'];

/** What a sale brings at a rate that holds for a short while; after that only a new quote can be sold at. */
export function QuoteModal({
  quote,
  isQuoting,
  isSelling,
  error,
  onQuoteAgain,
  onSell,
  onClose,
}: {
  readonly quote: Quote;
  readonly isQuoting: boolean;
  readonly isSelling: boolean;
  readonly error: unknown;
  readonly onQuoteAgain: () => void;
  readonly onSell: () => void;
  readonly onClose: () => void;
}) {
  const isOver = useSecondsUntil(quote.expiresAt) === 0;
  return (
    <Dialog opened onClose={onClose} title={t('sales.confirmTitle')}>
      <Stack>
        <Text size="sm">
          {t('sales.atRate', { rate: formatRate(quote.conversionRate) })}{' '}
          <Countdown until={quote.expiresAt} />
        </Text>
        <Bill
          lines={[
            { label: t('sales.sold'), amount: quote.amountUsdt, currency: 'USDT' },
            { label: t('sales.gross'), amount: quote.grossAmountNgn, currency: 'NGN' },
            ...feeLines(quote.withdrawalFeeNgn, quote.charges),
          ]}
          total={{ label: t('sales.net'), amount: quote.netAmountNgn, currency: 'NGN' }}
        />
        <Text size="sm" c="dimmed">
          {t('sales.goesTo', { account: quote.bankAccount, bank: quote.bankName })}
        </Text>
        <ProblemAlert error={error} />
        <DialogButtons onCancel={onClose}>
          {isOver ? (
            <Button loading={isQuoting} onClick={onQuoteAgain}>
              {t('sales.quoteAgain')}
            </Button>
          ) : (
            <Button loading={isSelling} onClick={onSell} data-autofocus>
              {t('sales.confirm')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
