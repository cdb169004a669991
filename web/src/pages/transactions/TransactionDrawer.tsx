import { Drawer } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TransactionDetails } from './TransactionDetails.tsx';

/** One transaction, in a drawer over the list that it was opened from. */
export default function TransactionDrawer() {
  const { t } = useTranslation();
  const { transactionId } = useParams({ from: '/signed-in/transactions/$transactionId' });
  const navigate = useNavigate();
  return (
    <Drawer
      opened
      onClose={() => void navigate({ to: '/transactions', search: true })}
      position="right"
      size="md"
      title={t('transactions.one')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TransactionDetails transactionId={transactionId} />
    </Drawer>
  );
}
