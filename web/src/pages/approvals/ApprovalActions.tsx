import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import type { Approval } from '@merchant-payments/client';
import { useChange } from '../../api/useChange.ts';
import { type Permission, useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Facts } from '../../components/Facts.tsx';
import { formatMoney } from '../../components/format.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { t } from '../../i18n/index.ts';
import { useRuleChange } from './useRuleChange.ts';

/** What a user needs to decide about a request. */
const PERMISSIONS: Readonly<Record<Approval['kind'], Permission>> = {
  withdrawal: 'withdrawals:write',
  payment_refund: 'payment_refunds:write',
  usdt_sale: 'usdt_sales:write',
  usdt_refund: 'usdt_refunds:write',
  bill: 'bills:write',
  approval_rule: 'account:write',
};

/** Approves or refuses a request that waits; its maker, and users who may not, are told who does. */
export function ApprovalActions({ approval }: { readonly approval: Approval }) {
  const may = useMay();
  if (approval.isYours) return <Alert color="blue">{t('approvals.yours')}</Alert>;
  if (!may(PERMISSIONS[approval.kind])) return <Alert color="blue">{t('approvals.others')}</Alert>;
  return (
    <Group>
      <ApproveButton approval={approval} />
      <RefuseButton approval={approval} />
    </Group>
  );
}

function ApproveButton({ approval }: { readonly approval: Approval }) {
  const { client } = useMerchant();
  const [isOpen, { open, close }] = useDisclosure(false);
  const ruleChange = useRuleChange(approval);
  const { id, kind, amount, currency, destination } = approval;
  const approve = useChange(() => client.approveRequest({ path: { id } }), {
    onSuccess: () => {
      close();
      notifyDone(t('approvals.approved'));
    },
  });
  const order = amount !== null && currency !== null ? formatMoney(amount, currency) : undefined;
  return (
    <>
      <Button onClick={open}>{t('approvals.approve')}</Button>
      <ConfirmModal
        title={t('approvals.approveTitle')}
        confirm={t('approvals.approve')}
        isOpen={isOpen}
        isPending={approve.isPending}
        error={approve.error}
        onConfirm={() => approve.mutate()}
        onClose={() => {
          close();
          approve.reset();
        }}
      >
        {order !== undefined && (
          <Text size="sm" fw={600}>
            {t(`approvals.kinds.${kind}`)}: {order}, {destination}
          </Text>
        )}
        {ruleChange.length > 0 && <Facts facts={ruleChange} />}
        <Text size="sm">
          {t(kind === 'approval_rule' ? 'approvals.approveRuleLead' : 'approvals.approveLead')}
        </Text>
      </ConfirmModal>
    </>
  );
}

function RefuseButton({ approval: { id } }: { readonly approval: Approval }) {
  const { client } = useMerchant();
  const [isOpen, { open, close }] = useDisclosure(false);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (typed.trim() === '' ? t('approvals.reasonMissing') : null) },
  });
  const refuse = useChange(
    (body: { readonly reason: string }) => client.refuseRequest({ path: { id }, body }),
    {
      onSuccess: () => {
        close();
        notifyDone(t('approvals.refused'));
      },
    },
  );
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('approvals.refuse')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('approvals.refuseTitle')}>
        <NewForm
          submit={t('approvals.refuse')}
          isPending={refuse.isPending}
          error={refuse.error}
          onSubmit={form.onSubmit((values) => refuse.mutate(values))}
          onClose={close}
        >
          <TextInput
            {...form.getInputProps('reason')}
            label={t('approvals.refuseReason')}
            description={t('approvals.refuseLead')}
            maxLength={500}
            required
            data-autofocus
          />
        </NewForm>
      </Dialog>
    </>
  );
}
