import { MerchantApiError, OrderWaitsError } from '@merchant-payments/client';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useEnvironment } from './environment.tsx';

type Options<Answer, Input> = Pick<
  UseMutationOptions<Answer, unknown, Input>,
  'onMutate' | 'onSuccess' | 'onError'
> & {
  /** Pending until the pages have read the new state: for a switch, which would show the old one in between. */
  readonly isPendingUntilRead?: boolean;
};

/**
 * Changes something through the service. Whatever came of it, all that the pages show of this environment is read again
 * afterwards, so that what was shown in advance corrects itself.
 */
export function useChange<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { isPendingUntilRead = false, ...options }: Options<Answer, Input> = {},
) {
  const queries = useQueryClient();
  const { environment } = useEnvironment();
  return useMutation<Answer, unknown, Input>({
    ...options,
    mutationFn: send,
    onSettled: () => {
      const read = queries.invalidateQueries({ queryKey: [environment] });
      return isPendingUntilRead ? read : undefined;
    },
  });
}

/**
 * Orders something that moves money. While the outcome of an order is not known, the same order again is sent under
 * the same `Idempotency-Key`, so that trying again cannot do it twice.
 */
export function useOrder<Answer, Input>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
  options: Options<Answer, Input> = {},
) {
  const undecided = useRef<{ readonly order: string; readonly key: string }>(undefined);
  return useChange<Answer, Input>(async (input) => {
    const order = JSON.stringify(input);
    if (undecided.current?.order !== order) undecided.current = { order, key: newKey() };
    try {
      const answer = await send(input, undecided.current.key);
      undecided.current = undefined;
      return answer;
    } catch (error) {
      if (isDecided(error)) undecided.current = undefined;
      throw error;
    }
  }, options);
}

/** Whether a refusal says for certain that nothing more will come of the request. */
function isDecided(error: unknown): boolean {
  // It has a request of its own now, and the same order again is another one.
  if (error instanceof OrderWaitsError) return true;
  if (!(error instanceof MerchantApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && status !== 408 && status !== 409 && status !== 429;
}

/** 128 random bits; `crypto.randomUUID` is missing on pages that come by plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
