import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useBalances } from '../../api/useBalances.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput, Available } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { formatMoney } from '../../components/format.ts';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { useShownOrder } from '../../components/useShownOrder.ts';
import { t } from '../../i18n/index.ts';
import { type Quote, QuoteModal } from './QuoteModal.tsx';

interface SaleValues {
  amountUsdt: string;
  merchantReference: string;
}

type SaleBody = Pick<Quote, 'amountUsdt' | 'quoteId'> & { readonly merchantReference?: string };

/** Asks what an amount of USDT brings, and sells it at the rate that was quoted. */
export function SaleForm({ onChange }: { readonly onChange: (sent: SentOrder | undefined) => void }) {
  const balance = useBalances()?.usdt.available;
  const form = useKeptForm<SaleValues>('sale', {
    initialValues: { amountUsdt: '', merchantReference: '' },
    validate: {
      amountUsdt: (typed) =>
        parseAmount(typed, DECIMALS.USDT) === undefined ? t('problem.amountUsdt') : null,
    },
  });
  const { quote, quoted, sale, bodyOf } = useSale(form, onChange);
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
        <TextInput
          {...form.getInputProps('merchantReference')}
          label={t('merchantReference')}
          description={t('optional')}
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
          onSell={() => sale.mutate(bodyOf(quoted))}
          onClose={() => {
            quote.reset();
            sale.reset();
          }}
        />
      )}
    </form>
  );
}

/** The quote for what was typed, and the sale at it. */
function useSale(form: UseFormReturnType<SaleValues>, onChange: (sent: SentOrder | undefined) => void) {
  const { client } = useMerchant();
  const amountUsdt = parseAmount(form.values.amountUsdt, DECIMALS.USDT) ?? 0;
  const showProblems = (error: unknown) =>
    form.setErrors(fieldProblems(error, ['amountUsdt', 'merchantReference']));
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
    send: (body: SaleBody, idempotencyKey) => client.requestUsdtSale({ body, idempotencyKey }),
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
  const bodyOf = ({ amountUsdt: amount, quoteId }: Quote): SaleBody => {
    const reference = form.values.merchantReference.trim();
    return { amountUsdt: amount, quoteId, ...(reference !== '' && { merchantReference: reference }) };
  };
  // What is more than the balance is said beside the field, and cannot be sold.
  const quoted = form.errors.amountUsdt === undefined ? quote.data : undefined;
  return { quote, quoted, sale, bodyOf };
}
