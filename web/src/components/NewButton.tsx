import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import { type FormEventHandler, type ReactNode, useRef } from 'react';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useKept } from './useKept.ts';

/** Opens a form in a dialogue over the page, most often one that adds something to a list. @param children draws the form. */
export function NewButton({
  label,
  icon = <Plus size={16} />,
  variant = 'filled',
  children,
}: {
  /** What the button and the dialogue are called. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly variant?: 'filled' | 'default';
  readonly children: (close: () => void) => ReactNode;
}) {
  const isOpenNow = useRef(false);
  const wasOpen = useKept(`dialogue ${label}`, () => isOpenNow.current || undefined);
  const [isOpen, { open, close }] = useDisclosure(wasOpen);
  isOpenNow.current = isOpen;
  return (
    <>
      <Button leftSection={icon} variant={variant} onClick={open}>
        {label}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={label}>
        {children(close)}
      </Dialog>
    </>
  );
}

/** The form of such a dialogue, with its buttons and, above them, what went wrong with it as a whole. */
export function NewForm({
  submit,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: {
  /** What the button says that sends it. */
  readonly submit: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        {children}
        <ProblemAlert error={error} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={isPending}>
            {submit}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
