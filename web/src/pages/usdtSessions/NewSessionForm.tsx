import { SegmentedControl, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';

const EXPIRY_MINUTES = ['15', '30', '60', '180', '1440'] as const;

const EMPTY = {
  side: 'USDT',
  amount: '',
  description: '',
  merchantReference: '',
  merchantCustomerId: '',
  returnUrl: '',
  expiresInMinutes: '60',
};

/** In what a session is priced, by the choice of the form. */
function sideOf(side: string): 'USDT' | 'NGN' {
  return side === 'NGN' ? 'NGN' : 'USDT';
}

const PROBLEMS = { USDT: 'problem.amountUsdt', NGN: 'problem.amountNgn' } as const;

/** Opens a payment session, and then shows its address. */
export function NewSessionForm({ onClose }: { readonly onClose: () => void }) {
  const form = useKeptForm('session', {
    initialValues: EMPTY,
    validate: {
      amount: (typed, { side }) =>
        parseAmount(typed, DECIMALS[sideOf(side)]) === undefined ? t(PROBLEMS[sideOf(side)]) : null,
    },
  });
  const create = useCreateSession(form, onClose);
  return (
    <NewForm
      submit={t('sessions.create')}
      isPending={create.isPending}
      error={Object.keys(form.errors).length === 0 ? create.error : undefined}
      onSubmit={form.onSubmit((values) => create.mutate(values))}
      onClose={onClose}
    >
      <SegmentedControl
        {...form.getInputProps('side')}
        aria-label={t('sessions.side')}
        data={[
          { value: 'USDT', label: t('sessions.inUsdt') },
          { value: 'NGN', label: t('sessions.inNaira') },
        ]}
      />
      <AmountInput
        {...form.getInputProps('amount')}
        asset={sideOf(form.values.side)}
        label={t('amount')}
        description={sideOf(form.values.side) === 'NGN' && t('sessions.inNairaLead')}
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('description')}
        label={t('sessions.description')}
        description={t('sessions.descriptionLead')}
        maxLength={200}
      />
      <TextInput
        {...form.getInputProps('merchantReference')}
        label={t('merchantReference')}
        description={t('optional')}
      />
      <TextInput
        {...form.getInputProps('merchantCustomerId')}
        label={t('sessions.customer')}
        description={t('optional')}
      />
      <TextInput
        {...form.getInputProps('returnUrl')}
        label={t('sessions.returnUrl')}
        description={t('optional')}
        placeholder="https://shop.example.com/orders/1042"
        inputMode="url"
      />
      <Select
        {...form.getInputProps('expiresInMinutes')}
        label={t('sessions.expiresIn')}
        allowDeselect={false}
        data={EXPIRY_MINUTES.map((value) => ({ value, label: t(`sessions.expiry.${value}`) }))}
      />
    </NewForm>
  );
}

/** Creates what the form says, shows the problems of each field there, and in the end leads to the session. */
function useCreateSession(form: UseFormReturnType<typeof EMPTY>, onClose: () => void) {
  const { client } = useMerchant();
  const navigate = useNavigate();
  return useOrder(
    (values: typeof EMPTY, idempotencyKey) =>
      client.createCryptoPayment({
        body: {
          ...(sideOf(values.side) === 'NGN'
            ? { amountNgn: parseAmount(values.amount, DECIMALS.NGN) ?? 0 }
            : { amount: parseAmount(values.amount, DECIMALS.USDT) ?? 0 }),
          expiresInMinutes: Number(values.expiresInMinutes),
          description: values.description,
          merchantReference: values.merchantReference,
          merchantCustomerId: values.merchantCustomerId,
          ...(values.returnUrl.trim() !== '' && { returnUrl: values.returnUrl.trim() }),
        },
        idempotencyKey,
      }),
    {
      onSuccess: ({ payment }) => {
        onClose();
        void navigate({ to: '/usdt/$paymentId', params: { paymentId: payment.paymentId }, search: {} });
      },
      onError: (error) => {
        const { amountNgn, ...problems } = fieldProblems(error, [...Object.keys(form.values), 'amountNgn']);
        form.setErrors({ ...problems, ...(amountNgn !== undefined && { amount: amountNgn }) });
      },
    },
  );
}
