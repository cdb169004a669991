import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useBalances } from '../../api/useBalances.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput, Available } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { formatMoney } from '../../components/format.ts';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { useShownOrder } from '../../components/useShownOrder.ts';
import { type Quote, QuoteModal } from './QuoteModal.tsx';

/** Asks what an amount of USDT brings, and sells it at the rate that was quoted. */
export function SaleForm({ onChange }: { readonly onChange: (sent: SentOrder | undefined) => void }) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const balance = useBalances()?.usdt.available;
  const form = useForm({
    initialValues: { amountUsdt: '' },
    validate: {
      amountUsdt: (typed) =>
        parseAmount(typed, DECIMALS.USDT) === undefined ? t('problem.amountUsdt') : null,
    },
  });
  const amountUsdt = parseAmount(form.values.amountUsdt, DECIMALS.USDT) ?? 0;
  const showProblems = (error: unknown) => form.setErrors(fieldProblems(error, ['amountUsdt']));
  const quote = useMutation({
    mutationFn: async () => (await client.quoteUsdtSale({ body: { amountUsdt } })).quote,
    onSuccess: ({ availableUsdtBalance }) => {
      if (amountUsdt <= availableUsdtBalance) return;
      const have = formatMoney(availableUsdtBalance, 'USDT');
      form.setErrors({ amountUsdt: t('problem.moreThanBalance', { have }) });
    },
    onError: showProblems,
  });
  const sale = useShownOrder({
    send: ({ amountUsdt: amount, quoteId }: Pick<Quote, 'amountUsdt' | 'quoteId'>, idempotencyKey) =>
      client.requestUsdtSale({ body: { amountUsdt: amount, quoteId }, idempotencyKey }),
    currency: 'USDT',
    amountOf: (input) => input.amountUsdt,
    idOf: ({ withdrawal }) => withdrawal.withdrawalId,
    failedBy: 'transfer_failed',
    onChange,
    onMade: () => {
      quote.reset();
      form.reset();
    },
    showProblems,
  });
  // What is more than the balance is said beside the field, and cannot be sold.
  const quoted = form.errors.amountUsdt === undefined ? quote.data : undefined;
  return (
    <form onSubmit={form.onSubmit(() => quote.mutate())}>
      <Stack>
        <Title order={2} size="h4">
          {t('sales.new')}
        </Title>
        <AmountInput
          {...form.getInputProps('amountUsdt')}
          asset="USDT"
          label={t('amount')}
          description={<Available amount={balance} currency="USDT" />}
          required
        />
        {quoted === undefined && form.errors.amountUsdt === undefined && <ProblemAlert error={quote.error} />}
        {codeOf(quote.error) === 'bank_account_missing' && (
          <TextLink to="/bank-account">{t('withdrawals.addAccount')}</TextLink>
        )}
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {t('sales.quoteLead')}
          </Text>
          <Button type="submit" loading={quote.isPending}>
            {t('sales.quote')}
          </Button>
        </Group>
      </Stack>
      {quoted && (
        <QuoteModal
          quote={quoted}
          isQuoting={quote.isPending}
          isSelling={sale.isPending}
          error={sale.error ?? quote.error}
          onQuoteAgain={() => {
            sale.reset();
            quote.mutate();
          }}
          onSell={() => sale.mutate(quoted)}
          onClose={() => {
            quote.reset();
            sale.reset();
          }}
        />
      )}
    </form>
  );
}
