import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
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
import { t } from '../../i18n/index.ts';
import { SANDBOX } from '../../i18n/sandbox.en.ts';
import { RefundButton } from './RefundButton.tsx';
import { canDecide, canEnd, canRefund, canSimulateDeposit, type UsdtSession } from './sessionStatus.ts';

/** What a merchant can do about a payment session: open the customer's page, decide what came, end it, try it in the sandbox. */
export function SessionActions({ session }: { readonly session: UsdtSession }) {
  const { environment } = useMerchant();
  return (
    <Stack gap="sm">
      <Group>
        <Anchor href={session.checkoutUrl} target="_blank" rel="noopener" size="sm">
          {t('sessions.openCheckout')}
        </Anchor>
      </Group>
      <Allowed to="usdt_payments:write">
        {canDecide(session) && <Decide session={session} />}
        {canEnd(session) && <EndButton session={session} />}
        {environment === 'test' && canSimulateDeposit(session) && <SimulateDeposit session={session} />}
      </Allowed>
      <Allowed to="usdt_refunds:write">{canRefund(session) && <RefundButton session={session} />}</Allowed>
    </Stack>
  );
}

/** What came is credited, or rejected and free to be refunded. */
function Decide({ session }: { readonly session: UsdtSession }) {
  const { client } = useMerchant();
  const { paymentId, amountReceived } = session;
  const amount = formatMoney(amountReceived, 'USDT');
  const resolve = (action: 'accept' | 'reject') => (idempotencyKey: string) =>
    client.resolveCryptoPayment({ path: { paymentId }, body: { action }, idempotencyKey });
  return (
    <Group>
      <ConfirmedOrder
        label={t('sessions.accept', { amount })}
        confirm={t('sessions.acceptConfirm')}
        lead={t('sessions.acceptLead', { amount })}
        done={t('sessions.accepted')}
        send={resolve('accept')}
      />
      <ConfirmedOrder
        isDanger
        label={t('sessions.reject', { amount })}
        confirm={t('sessions.rejectConfirm')}
        lead={t('sessions.rejectLead', { amount })}
        done={t('sessions.rejected')}
        send={resolve('reject')}
      />
    </Group>
  );
}

function EndButton({ session }: { readonly session: UsdtSession }) {
  const { client } = useMerchant();
  const { paymentId } = session;
  return (
    <ConfirmedOrder
      isDanger
      label={t('sessions.end')}
      confirm={t('sessions.endConfirm')}
      lead={t('sessions.endLead')}
      done={t('sessions.ended')}
      send={(idempotencyKey) => client.endCryptoPayment({ path: { paymentId }, idempotencyKey })}
    />
  );
}

/** A button that asks once more, and then sends an order. */
function ConfirmedOrder({
  label,
  confirm,
  lead,
  done,
  isDanger = false,
  send,
}: {
  readonly label: string;
  readonly confirm: string;
  readonly lead: string;
  readonly done: string;
  readonly isDanger?: boolean;
  readonly send: (idempotencyKey: string) => Promise<unknown>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const order = useOrder((_: string, idempotencyKey) => send(idempotencyKey), {
    onSuccess: () => {
      setIsOpen(false);
      notifyDone(done);
    },
  });
  return (
    <>
      <Button variant={isDanger ? 'default' : 'filled'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmModal
        title={label}
        confirm={confirm}
        isDanger={isDanger}
        isOpen={isOpen}
        isPending={order.isPending}
        error={order.error}
        onConfirm={() => order.mutate(label)}
        onClose={() => setIsOpen(false)}
      >
        <Text size="sm">{lead}</Text>
      </ConfirmModal>
    </>
  );
}

function SimulateDeposit({ session }: { readonly session: UsdtSession }) {
  const { client } = useMerchant();
  const [typed, setTyped] = useState('');
  const [isOtherToken, setIsOtherToken] = useState(false);
  const { paymentId } = session;
  const simulate = useOrder(
    (body: { readonly amount?: number; readonly token?: 'OTHER' }, idempotencyKey) =>
      client.simulateCryptoDeposit({ path: { paymentId }, body, idempotencyKey }),
    { onSuccess: () => setTyped('') },
  );
  const amount = parseAmount(typed, DECIMALS.USDT);
  const isWrong = typed.trim() !== '' && amount === undefined;
  const problem = fieldProblems(simulate.error, ['amount']).amount;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        simulate.mutate({
          ...(amount !== undefined && { amount }),
          ...(isOtherToken && { token: 'OTHER' as const }),
        });
      }}
    >
      <Stack gap="xs">
        <AmountInput
          asset="USDT"
          label={SANDBOX.deposit.amount}
          description={SANDBOX.deposit.amountLead}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isWrong ? t('problem.amountUsdt') : problem}
        />
        <Checkbox
          label={SANDBOX.deposit.otherToken}
          checked={isOtherToken}
          onChange={({ currentTarget }) => setIsOtherToken(currentTarget.checked)}
        />
        {problem === undefined && <ProblemAlert error={simulate.error} />}
        <Button type="submit" variant="light" loading={simulate.isPending}>
          {SANDBOX.deposit.send}
        </Button>
      </Stack>
    </form>
  );
}
