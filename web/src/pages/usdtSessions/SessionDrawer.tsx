import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { SessionDetails } from './SessionDetails.tsx';

/** One payment session, in a drawer over the list. */
export default function SessionDrawer() {
  const { t } = useTranslation();
  const { paymentId } = useParams({ from: '/signed-in/usdt/$paymentId' });
  return (
    <DetailsDrawer title={t('sessions.one')}>
      <SessionDetails paymentId={paymentId} />
    </DetailsDrawer>
  );
}
