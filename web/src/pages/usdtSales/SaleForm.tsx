import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Money } from '../../components/Money.tsx';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { type Quote, QuoteModal } from './QuoteModal.tsx';

/** Asks what an amount of USDT brings, and sells it at the rate that was quoted. */
export function SaleForm({ onChange }: { readonly onChange: (sent: SentOrder | undefined) => void }) {
  const { t } = useTranslation();
  const { client, environment } = useMerchant();
  const form = useForm({
    initialValues: { amountUsdt: '' },
    validate: {
      amountUsdt: (typed) =>
        parseAmount(typed, DECIMALS.USDT) === undefined ? t('problem.amountUsdt') : null,
    },
  });
  const balances = useQuery({
    queryKey: [environment, 'usdtBalances'],
    queryFn: async () => (await client.getCryptoBalances()).balances,
  });
  const amountUsdt = parseAmount(form.values.amountUsdt, DECIMALS.USDT) ?? 0;
  const showProblems = (error: unknown) => form.setErrors(fieldProblems(error, ['amountUsdt']));
  const quote = useMutation({
    mutationFn: async () => (await client.quoteUsdtSale({ body: { amountUsdt } })).quote,
    onError: showProblems,
  });
  const sale = useOrder(
    ({ amountUsdt: amount, quoteId }: Pick<Quote, 'amountUsdt' | 'quoteId'>, idempotencyKey) =>
      client.requestUsdtSale({ body: { amountUsdt: amount, quoteId }, idempotencyKey }),
    {
      onMutate: ({ amountUsdt: amount }) => onChange({ amount, currency: 'USDT', state: 'sending' }),
      onSuccess: ({ withdrawal }, { amountUsdt: amount }) => {
        onChange({ amount, currency: 'USDT', state: 'accepted', id: withdrawal.withdrawalId });
        quote.reset();
        form.reset();
      },
      onError: (error, { amountUsdt: amount }) => {
        const hasFailed = codeOf(error) === 'transfer_failed';
        onChange(hasFailed ? { amount, currency: 'USDT', state: 'failed', error } : undefined);
        if (hasFailed) quote.reset();
        showProblems(error);
      },
    },
  );
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
          description={
            balances.data && (
              <>
                {t('withdrawals.available')} <Money amount={balances.data.usdtBalance} currency="USDT" />
              </>
            )
          }
          required
        />
        {quote.data === undefined && <ProblemAlert error={quote.error} />}
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
      {quote.data && (
        <QuoteModal
          quote={quote.data}
          isQuoting={quote.isPending}
          isSelling={sale.isPending}
          error={sale.error ?? quote.error}
          onQuoteAgain={() => {
            sale.reset();
            quote.mutate();
          }}
          onSell={() => sale.mutate(quote.data)}
          onClose={() => {
            quote.reset();
            sale.reset();
          }}
        />
      )}
    </form>
  );
}
