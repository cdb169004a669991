import { Drawer } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SessionDetails } from './SessionDetails.tsx';

/** One payment session, in a drawer over the list. */
export default function SessionDrawer() {
  const { t } = useTranslation();
  const { paymentId } = useParams({ from: '/signed-in/usdt/$paymentId' });
  const navigate = useNavigate();
  return (
    <Drawer
      opened
      onClose={() => void navigate({ to: '/usdt', search: true })}
      position="right"
      size="md"
      title={t('sessions.one')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <SessionDetails paymentId={paymentId} />
    </Drawer>
  );
}
