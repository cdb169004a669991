import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { notifyDone } from '../../components/notify.ts';
import { DEFAULT_OVERLAP, OverlapSelect } from '../../components/OverlapSelect.tsx';
import { t } from '../../i18n/index.ts';

/** Makes a new key of this environment; the older ones stay valid for a while, so that nothing stops working. */
export function RotateKeyButton() {
  const { client, environment } = useMerchant();
  const [isAsking, setIsAsking] = useState(false);
  const [overlap, setOverlap] = useState(DEFAULT_OVERLAP);
  const rotate = useChange(
    (overlapHours: number) => client.rotateApiKey({ body: { environment, overlapHours } }),
    {
      onSuccess: () => {
        setIsAsking(false);
        notifyDone(t('apiKeys.rotated'));
      },
    },
  );
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('apiKeys.rotate')}</Button>
      <ConfirmModal
        title={t('apiKeys.rotateTitle')}
        confirm={t('apiKeys.rotate')}
        isOpen={isAsking}
        isPending={rotate.isPending}
        error={rotate.error}
        onConfirm={() => rotate.mutate(Number(overlap))}
        onClose={() => setIsAsking(false)}
      >
        <Text size="sm">{t('apiKeys.rotateLead')}</Text>
        <OverlapSelect value={overlap} onChange={setOverlap} />
      </ConfirmModal>
    </>
  );
}
