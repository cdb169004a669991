import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { NewForm } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { t } from '../../i18n/index.ts';
import type { UsdtSession } from './sessionStatus.ts';

const EMPTY = { amount: '', address: '', reason: '', depositTxHash: '' };

/** Opens the form by which a deposit goes back to its payer. */
export function RefundButton({ session }: { readonly session: UsdtSession }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('sessions.refunds.new')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('sessions.refunds.formTitle')}>
        <RefundForm session={session} onClose={close} />
      </Dialog>
    </>
  );
}

function RefundForm({ session, onClose }: { readonly session: UsdtSession; readonly onClose: () => void }) {
  const { client } = useMerchant();
  const { paymentId } = session;
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      amount: (typed) => (parseAmount(typed, DECIMALS.USDT) === undefined ? t('problem.amountUsdt') : null),
      address: (typed) => (typed.trim() === '' ? t('sessions.refunds.addressMissing') : null),
      reason: (typed) => (typed.trim() === '' ? t('sessions.refunds.reasonMissing') : null),
    },
  });
  const refund = useOrder(
    ({ amount, depositTxHash, ...values }: typeof EMPTY, idempotencyKey) =>
      client.requestCryptoRefund({
        body: {
          ...values,
          paymentId,
          amount: parseAmount(amount, DECIMALS.USDT) ?? 0,
          ...(depositTxHash.trim() !== '' && { depositTxHash: depositTxHash.trim() }),
        },
        idempotencyKey,
      }),
    {
      onSuccess: () => {
        onClose();
        notifyDone(t('sessions.refunds.recorded'));
      },
      onError: (error) => form.setErrors(fieldProblems(error, Object.keys(EMPTY))),
    },
  );
  return (
    <NewForm
      submit={t('sessions.refunds.new')}
      isPending={refund.isPending}
      error={Object.keys(form.errors).length === 0 ? refund.error : undefined}
      onSubmit={form.onSubmit((values) => refund.mutate(values))}
      onClose={onClose}
    >
      <AmountInput
        {...form.getInputProps('amount')}
        asset="USDT"
        label={t('amount')}
        description={t('sessions.refunds.lead')}
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('address')}
        label={t('sessions.refunds.address')}
        description={t('sessions.refunds.addressLead')}
        autoComplete="off"
        required
      />
      <TextInput
        {...form.getInputProps('reason')}
        label={t('sessions.refunds.reason')}
        description={t('sessions.refunds.reasonLead')}
        maxLength={200}
        required
      />
      <TextInput
        {...form.getInputProps('depositTxHash')}
        label={t('sessions.refunds.deposit')}
        description={t('sessions.refunds.depositLead')}
        autoComplete="off"
      />
    </NewForm>
  );
}
