import { useParams } from '@tanstack/react-router';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { t } from '../../i18n/index.ts';
import { SessionDetails } from './SessionDetails.tsx';

/** One payment session, in a drawer over the list. */
export default function SessionDrawer() {
  const { paymentId } = useParams({ from: '/signed-in/usdt/$paymentId' });
  return (
    <DetailsDrawer title={t('sessions.one')}>
      <SessionDetails paymentId={paymentId} />
    </DetailsDrawer>
  );
}
