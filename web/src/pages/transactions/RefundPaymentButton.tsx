import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { formatMoney } from '../../components/format.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { t } from '../../i18n/index.ts';

interface RefundablePayment {
  readonly transactionId: string;
  readonly refundableAmount: number;
}

/** Opens the form by which a recorded payment is refunded, in part or in full. */
export function RefundPaymentButton(payment: RefundablePayment) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('payments.refunds.new')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('payments.refunds.formTitle')}>
        <RefundPaymentForm {...payment} onClose={close} />
      </Dialog>
    </>
  );
}

function RefundPaymentForm({
  transactionId,
  refundableAmount,
  onClose,
}: RefundablePayment & { readonly onClose: () => void }) {
  const { client, businessId } = useMerchant();
  const form = useForm({
    initialValues: { amount: String(refundableAmount), reason: '' },
    validate: {
      amount: (typed) => (parseAmount(typed, DECIMALS.NGN) === undefined ? t('problem.amountNgn') : null),
      reason: (typed) => (typed.trim() === '' ? t('payments.refunds.reasonMissing') : null),
    },
  });
  const refund = useOrder(
    ({ amount, reason }: typeof form.values, idempotencyKey) =>
      client.refundPayment({
        path: { transactionId },
        body: { businessId, amount: parseAmount(amount, DECIMALS.NGN) ?? 0, reason },
        idempotencyKey,
      }),
    {
      onSuccess: () => {
        onClose();
        notifyDone(t('payments.refunds.recorded'));
      },
      onError: (error) => form.setErrors(fieldProblems(error, ['amount', 'reason'])),
    },
  );
  return (
    <NewForm
      submit={t('payments.refunds.new')}
      isPending={refund.isPending}
      error={Object.keys(form.errors).length === 0 ? refund.error : undefined}
      onSubmit={form.onSubmit((values) => refund.mutate(values))}
      onClose={onClose}
    >
      <AmountInput
        {...form.getInputProps('amount')}
        asset="NGN"
        label={t('amount')}
        description={t('payments.refunds.lead', { left: formatMoney(refundableAmount, 'NGN') })}
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('reason')}
        label={t('payments.refunds.reason')}
        description={t('payments.refunds.reasonLead')}
        maxLength={200}
        required
      />
    </NewForm>
  );
}
