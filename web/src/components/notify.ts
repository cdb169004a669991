import { notifications } from '@mantine/notifications';
import { problemOf } from '../api/problems.ts';
import { t } from '../i18n/index.ts';

/** The button has only a cross, which a screen reader cannot say. */
const closeButtonProps = () => ({ 'aria-label': t('close') });

/** Tells of something that was done, where the page itself does not show it. */
export function notifyDone(message: string): void {
  notifications.show({ color: 'teal', message, closeButtonProps: closeButtonProps() });
}

/** Tells what went wrong with something that has no form to show it in. */
export function notifyProblem(error: unknown): void {
  notifications.show({
    color: 'red',
    message: problemOf(error).message,
    autoClose: 8_000,
    closeButtonProps: closeButtonProps(),
  });
}
