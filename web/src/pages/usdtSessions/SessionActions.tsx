import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { formatMoney } from '../../components/format.ts';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { RefundButton } from './RefundButton.tsx';
import { canAccept, canRefund, isOver, type UsdtSession } from './sessionStatus.ts';

/** What a merchant can do about a payment session: open the customer's page, accept what came, try it in the sandbox. */
export function SessionActions({ session }: { readonly session: UsdtSession }) {
  const { t } = useTranslation();
  const { environment } = useMerchant();
  return (
    <Stack gap="sm">
      <Group>
        <Anchor href={session.checkoutUrl} target="_blank" rel="noopener" size="sm">
          {t('sessions.openCheckout')}
        </Anchor>
      </Group>
      <Allowed to="usdt_payments:write">
        {canAccept(session) && <AcceptButton session={session} />}
        {environment === 'test' && !isOver(session.status) && <SimulateDeposit session={session} />}
      </Allowed>
      <Allowed to="usdt_refunds:write">{canRefund(session) && <RefundButton session={session} />}</Allowed>
    </Stack>
  );
}

function AcceptButton({ session }: { readonly session: UsdtSession }) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const [isOpen, setIsOpen] = useState(false);
  const { paymentId } = session;
  const amount = formatMoney(session.amountReceived, 'USDT');
  const accept = useOrder(
    (_: { readonly paymentId: string }, idempotencyKey) =>
      client.resolveCryptoPayment({ path: { paymentId }, body: { action: 'accept' }, idempotencyKey }),
    {
      onSuccess: () => {
        setIsOpen(false);
        notifyDone(t('sessions.accepted'));
      },
    },
  );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('sessions.accept', { amount })}</Button>
      <ConfirmModal
        title={t('sessions.accept', { amount })}
        confirm={t('sessions.acceptConfirm')}
        isOpen={isOpen}
        isPending={accept.isPending}
        error={accept.error}
        onConfirm={() => accept.mutate({ paymentId })}
        onClose={() => setIsOpen(false)}
      >
        <Text size="sm">{t('sessions.acceptLead', { amount })}</Text>
      </ConfirmModal>
    </>
  );
}

function SimulateDeposit({ session }: { readonly session: UsdtSession }) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const [typed, setTyped] = useState('');
  const { paymentId } = session;
  const simulate = useOrder(
    (amount: number | undefined, idempotencyKey) =>
      client.simulateCryptoDeposit({
        path: { paymentId },
        body: amount === undefined ? {} : { amount },
        idempotencyKey,
      }),
    { onSuccess: () => setTyped('') },
  );
  const amount = parseAmount(typed, DECIMALS.USDT);
  const isWrong = typed.trim() !== '' && amount === undefined;
  const problem = fieldProblems(simulate.error, ['amount']).amount;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) simulate.mutate(amount);
      }}
    >
      <Stack gap="xs">
        <AmountInput
          asset="USDT"
          label={t('sessions.simulate')}
          description={t('sessions.simulateLead')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isWrong ? t('problem.amountUsdt') : problem}
        />
        {problem === undefined && <ProblemAlert error={simulate.error} />}
        <Button type="submit" variant="light" loading={simulate.isPending}>
          {t('sessions.simulateDo')}
        </Button>
      </Stack>
    </form>
  );
}
