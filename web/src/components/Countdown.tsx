import { useEffect, useState } from 'react';
import { t } from '../i18n/index.ts';

/** How many seconds are left until a moment, counted down; 0 from then on. */
export function useSecondsUntil(moment: string | undefined): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (moment === undefined) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - nowMs) / 1_000));
}

/** How long is left until a moment. */
export function Countdown({ until }: { readonly until: string }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return <>{t('countdown.over')}</>;
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const time = [hours, minutes, seconds % 60]
    .slice(hours === 0 ? 1 : 0)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return <span className="tabular">{t('countdown.left', { time })}</span>;
}
