import classes from './LargeAmount.module.css';
import { Money } from './Money.tsx';

/** The amount that a card or a page is about. Its letters shrink with the width, so that no amount leaves its card. */
export function LargeAmount({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return (
    <div className={classes.frame}>
      <div className={classes.amount}>
        <Money amount={amount} currency={currency} />
      </div>
    </div>
  );
}
