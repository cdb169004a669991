import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';

/** A field for a password. Unlike other fields of Mantine, its own does not name its error to a screen reader. */
export function PasswordField(props: PasswordInputProps) {
  const id = useId();
  const describedBy = [props.description && `${id}-description`, props.error && `${id}-error`].filter(
    Boolean,
  );
  return (
    <PasswordInput
      {...props}
      id={id}
      aria-invalid={Boolean(props.error)}
      aria-describedby={describedBy.join(' ') || undefined}
    />
  );
}
