import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';

/** Asks once more before something that cannot be taken back. */
export function ConfirmModal({
  title,
  confirm,
  isDanger = false,
  isOpen,
  isPending,
  error,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly isDanger?: boolean;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly error?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title}>
      <Stack>
        {children}
        <ProblemAlert error={error} />
        <DialogButtons onCancel={onClose}>
          <Button color={isDanger ? 'red' : undefined} loading={isPending} onClick={onConfirm} data-autofocus>
            {confirm}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
