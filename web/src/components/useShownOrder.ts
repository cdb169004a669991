import { OrderWaitsError } from '@merchant-payments/client';
import { codeOf } from '../api/problems.ts';
import { useOrder } from '../api/useChange.ts';
import type { SentOrder } from './OrderOutcome.tsx';

/** How an order is sent, and who is told its outcome. */
interface ShownOrder<Answer, Input> {
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  readonly currency: string;
  readonly amountOf: (input: Input) => number;
  readonly idOf: (answer: Answer) => string;
  /** The code by which the service says that the order was made, and failed at once. */
  readonly failedBy: 'transfer_failed' | 'vend_failed';
  readonly onChange: (sent: SentOrder | undefined) => void;
  /** The order is made: nothing of it is left to confirm. */
  readonly onMade: () => void;
  /** Shows beside the fields what the service refuses. */
  readonly showProblems: (error: unknown) => void;
}

/** Orders something whose outcome the page shows from the moment of its confirmation, as `OrderOutcome` does. */
export function useShownOrder<Answer, Input>(order: ShownOrder<Answer, Input>) {
  const { currency, amountOf, onChange } = order;
  return useOrder(order.send, {
    onMutate: (input) => onChange({ amount: amountOf(input), currency, state: 'sending' }),
    onSuccess: (answer, input) => {
      onChange({ amount: amountOf(input), currency, state: 'accepted', id: order.idOf(answer) });
      order.onMade();
    },
    onError: (error, input) => {
      if (error instanceof OrderWaitsError) {
        onChange({ amount: amountOf(input), currency, state: 'waiting', approvalId: error.approval.id });
        order.onMade();
        return;
      }
      const hasFailed = codeOf(error) === order.failedBy;
      onChange(hasFailed ? { amount: amountOf(input), currency, state: 'failed', error } : undefined);
      if (hasFailed) order.onMade();
      order.showProblems(error);
    },
  });
}
