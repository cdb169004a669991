import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Bill } from '../../components/Bill.tsx';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { Money } from '../../components/Money.tsx';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';

/** Asks for a withdrawal: the amount first, then what it costs and where it goes, to be confirmed. */
export function WithdrawalForm({ onChange }: { readonly onChange: (sent: SentOrder | undefined) => void }) {
  const { t } = useTranslation();
  const { client, environment } = useMerchant();
  const form = useForm({
    initialValues: { amount: '', merchantReference: '' },
    validate: {
      amount: (typed) => (parseAmount(typed, DECIMALS.NGN) === undefined ? t('problem.amountNgn') : null),
    },
  });
  const overview = useQuery({
    queryKey: [environment, 'balances'],
    queryFn: async () => (await client.getOverview({ query: { days: 1 } })).overview.balances,
  });
  const amount = parseAmount(form.values.amount, DECIMALS.NGN) ?? 0;
  const merchantReference = form.values.merchantReference.trim();
  const showProblems = (error: unknown) =>
    form.setErrors(fieldProblems(error, ['amount', 'merchantReference']));
  const quote = useMutation({
    mutationFn: async () => (await client.quoteWithdrawal({ body: { amount } })).quote,
    onError: showProblems,
  });
  const order = useOrder(
    (body: { readonly amount: number; readonly merchantReference?: string }, idempotencyKey) =>
      client.requestWithdrawal({ body, idempotencyKey }),
    {
      onMutate: (body) => {
        onChange({ amount: body.amount, currency: 'NGN', state: 'sending' });
      },
      onSuccess: ({ withdrawal }, { amount }) => {
        onChange({ amount, currency: 'NGN', state: 'accepted', id: withdrawal.transactionId });
        quote.reset();
        form.reset();
      },
      onError: (error, { amount }) => {
        showProblems(error);
        const refused = codeOf(error) === 'transfer_failed';
        onChange(refused ? { amount, currency: 'NGN', state: 'failed', error } : undefined);
        if (refused) quote.reset();
      },
    },
  );
  return (
    <form onSubmit={form.onSubmit(() => quote.mutate())}>
      <Stack>
        <Title order={2} size="h4">
          {t('withdrawals.new')}
        </Title>
        <AmountInput
          {...form.getInputProps('amount')}
          asset="NGN"
          label={t('amount')}
          description={
            overview.data && (
              <>
                {t('withdrawals.available')} <Money amount={overview.data.ngn.available} currency="NGN" />
              </>
            )
          }
          required
        />
        <TextInput
          {...form.getInputProps('merchantReference')}
          label={t('merchantReference')}
          description={t('optional')}
        />
        <ProblemAlert error={quote.error} />
        {codeOf(quote.error) === 'bank_account_missing' && (
          <TextLink to="/bank-account">{t('withdrawals.addAccount')}</TextLink>
        )}
        <Button type="submit" loading={quote.isPending}>
          {t('withdrawals.review')}
        </Button>
      </Stack>
      {quote.data && (
        <ConfirmModal
          title={t('withdrawals.confirmTitle')}
          confirm={t('withdrawals.confirm')}
          isOpen
          isPending={order.isPending}
          error={order.error}
          onConfirm={() => order.mutate({ amount, ...(merchantReference !== '' && { merchantReference }) })}
          onClose={() => {
            quote.reset();
            order.reset();
          }}
        >
          <Text size="sm">
            {t('withdrawals.goesTo', {
              name: quote.data.accountName,
              account: quote.data.bankAccount,
              bank: quote.data.bankName,
            })}
          </Text>
          <Bill
            lines={[
              { label: t('amount'), amount: quote.data.amount, currency: 'NGN' },
              { label: t('fee'), amount: quote.data.fee, currency: 'NGN' },
            ]}
            total={{ amount: quote.data.totalDebit, currency: 'NGN' }}
          />
        </ConfirmModal>
      )}
    </form>
  );
}
