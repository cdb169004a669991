import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useBalances } from '../../api/useBalances.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput, Available } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Bill } from '../../components/Bill.tsx';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { feeLines } from '../../components/charges.ts';
import { formatMoney } from '../../components/format.ts';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { useShownOrder } from '../../components/useShownOrder.ts';
import { t } from '../../i18n/index.ts';

interface WithdrawalValues {
  amount: string;
  merchantReference: string;
}

interface WithdrawalBody {
  readonly amount: number;
  readonly merchantReference?: string;
}

/** Asks for a withdrawal: the amount first, then what it costs and where it goes, to be confirmed. */
export function WithdrawalForm({ onChange }: { readonly onChange: (sent: SentOrder | undefined) => void }) {
  const available = useBalances()?.ngn.available;
  const form = useKeptForm<WithdrawalValues>('withdrawal', {
    initialValues: { amount: '', merchantReference: '' },
    validate: {
      amount: (typed) => (parseAmount(typed, DECIMALS.NGN) === undefined ? t('problem.amountNgn') : null),
    },
  });
  const { body, quote, order, quoted } = useWithdrawal(form, available, onChange);
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
          description={<Available amount={available} currency="NGN" />}
          required
        />
        <TextInput
          {...form.getInputProps('merchantReference')}
          label={t('merchantReference')}
          description={t('optional')}
        />
        {form.errors.amount === undefined && <ProblemAlert error={quote.error} />}
        {codeOf(quote.error) === 'bank_account_missing' && (
          <TextLink to="/bank-account">{t('withdrawals.addAccount')}</TextLink>
        )}
        <Button type="submit" loading={quote.isPending}>
          {t('withdrawals.review')}
        </Button>
      </Stack>
      {quoted && (
        <ConfirmModal
          title={t('withdrawals.confirmTitle')}
          confirm={t('withdrawals.confirm')}
          isOpen
          isPending={order.isPending}
          error={order.error}
          onConfirm={() => order.mutate(body)}
          onClose={() => {
            quote.reset();
            order.reset();
          }}
        >
          <Text size="sm">
            {t('withdrawals.goesTo', {
              name: quoted.accountName,
              account: quoted.bankAccount,
              bank: quoted.bankName,
            })}
          </Text>
          <Bill
            lines={[
              { label: t('amount'), amount: quoted.amount, currency: 'NGN' },
              ...feeLines(quoted.fee, quoted.charges),
            ]}
            total={{ amount: quoted.totalDebit, currency: 'NGN' }}
          />
        </ConfirmModal>
      )}
    </form>
  );
}

/** What the form would withdraw, what that costs, and the withdrawal itself. */
function useWithdrawal(
  form: UseFormReturnType<WithdrawalValues>,
  available: number | undefined,
  onChange: (sent: SentOrder | undefined) => void,
) {
  const { client } = useMerchant();
  const reference = form.values.merchantReference.trim();
  const body: WithdrawalBody = {
    amount: parseAmount(form.values.amount, DECIMALS.NGN) ?? 0,
    ...(reference !== '' && { merchantReference: reference }),
  };
  const showProblems = (error: unknown) =>
    form.setErrors(fieldProblems(error, ['amount', 'merchantReference']));
  const quote = useMutation({
    mutationFn: async () => (await client.quoteWithdrawal({ body: { amount: body.amount } })).quote,
    onSuccess: ({ fee, totalDebit }) => {
      if (available === undefined || totalDebit <= available) return;
      const [need, have] = [formatMoney(totalDebit, 'NGN'), formatMoney(available, 'NGN')];
      form.setErrors({ amount: t('problem.aboveBalance', { need, have, fee: formatMoney(fee, 'NGN') }) });
    },
    onError: showProblems,
  });
  const order = useShownOrder({
    send: (input: WithdrawalBody, idempotencyKey) =>
      client.requestWithdrawal({ body: input, idempotencyKey }),
    currency: 'NGN',
    amountOf: ({ amount }) => amount,
    idOf: ({ withdrawal }) => withdrawal.transactionId,
    failedBy: 'transfer_failed',
    onChange,
    onMade: () => {
      quote.reset();
      form.reset();
    },
    showProblems,
  });
  // What is more than the balance is said beside the field, and cannot be confirmed.
  const quoted = form.errors.amount === undefined ? quote.data : undefined;
  return { body, quote, order, quoted };
}
