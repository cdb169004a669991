import { Button, Group, Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';

/** What stands over a page until it is answered or closed. */
export function Dialog(modal: Omit<ModalProps, 'closeButtonProps'>) {
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
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </Group>
  );
}
