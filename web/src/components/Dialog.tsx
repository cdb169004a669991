import { Button, Group, Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What stands over a page until it is answered or closed. */
export function Dialog(modal: Omit<ModalProps, 'closeButtonProps'>) {
  const { t } = useTranslation();
  return <Modal {...modal} closeButtonProps={{ 'aria-label': t('close') }} />;
}

/** How a dialogue ends: by giving up, or by the button that is given. */
export function DialogButtons({
  onCancel,
  children,
}: {
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </Group>
  );
}
