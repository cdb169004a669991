import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { ApprovalDetails } from './ApprovalDetails.tsx';

/** One request for approval, in a drawer over the list. */
export default function ApprovalDrawer() {
  const { t } = useTranslation();
  const { approvalId } = useParams({ from: '/signed-in/approvals/$approvalId' });
  return (
    <DetailsDrawer title={t('approvals.one')}>
      <ApprovalDetails approvalId={approvalId} />
    </DetailsDrawer>
  );
}
