import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../api/environment.tsx';
import { keepUnlessSignedIn, takeKept } from '../api/keptInput.ts';
import { useSession } from '../api/session.ts';

/**
 * Keeps an input of the user while a session that ended is renewed.
 *
 * @param name says which input it is, among those of a business and environment.
 * @param read answers what to keep; undefined where there is nothing.
 * @returns what was kept when the session ended before.
 */
export function useKept<Value>(name: string, read: () => Value | undefined): Value | undefined {
  const { user } = useSession();
  const { environment } = useEnvironment();
  const place = useRef({ userId: user.id, key: `${environment} ${name}` }).current;
  const [kept] = useState(() => takeKept(place) as Value | undefined);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => () => keepUnlessSignedIn(place, latest.current()), [place]);
  return kept;
}

/** A form whose values are there again after a session that ended was renewed. Not for secrets. */
export function useKeptForm<Values extends object>(
  name: string,
  input: UseFormInput<Values>,
): UseFormReturnType<Values> {
  const form = useForm<Values>(input);
  const kept = useKept(name, () => (form.isDirty() ? form.getValues() : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was drawn is put back
  useEffect(() => {
    if (kept !== undefined) form.setValues(kept);
  }, []);
  return form;
}
