import { Group, Text } from '@mantine/core';
import { nice, ticks } from 'd3-array';
import { useState } from 'react';
import classes from './DayChart.module.css';

/** What one kind of bars shows, a number for each day. */
export interface Series {
  readonly label: string;
  /** A color of CSS. */
  readonly color: string;
  readonly values: readonly number[];
  readonly total: number;
}

/** About how many dates stand below the bars. */
const DATES = 7;

/**
 * Bars by day. Above them stands what they add up to, or the numbers of the day that is pointed at. A chart of a library
 * would be a third of all the script of the pages; these are boxes. Users who cannot see them read the table below.
 */
export function DayChart({
  title,
  dates,
  series,
  height,
  format,
  formatShort,
}: {
  readonly title: string;
  readonly dates: readonly string[];
  readonly series: readonly Series[];
  readonly height: number;
  readonly format: (value: number) => string;
  /** For the scale, which has little room. */
  readonly formatShort: (value: number) => string;
}) {
  const [pointed, setPointed] = useState<number>();
  const most = Math.max(...series.flatMap(({ values }) => values));
  const count = height > 200 ? 4 : 2;
  const top = most > 0 ? nice(0, most, count)[1] : 1;
  const percent = (value: number) => `${(value / top) * 100}%`;
  const every = Math.ceil(dates.length / DATES);
  return (
    <figure style={{ margin: 0 }}>
      <Group component="figcaption" justify="space-between" gap="xs" mb="md">
        <Text size="sm" fw={600}>
          {title}
          {pointed !== undefined && ` · ${dates[pointed]}`}
        </Text>
        <Group gap="md">
          {series.map(({ label, color, values, total }) => (
            <Text key={label} size="sm" className="tabular">
              <span className={classes.dot} style={{ background: color }} />
              {label}{' '}
              <Text span inherit fw={600}>
                {format(pointed === undefined ? total : (values[pointed] ?? 0))}
              </Text>
            </Text>
          ))}
        </Group>
      </Group>
      <div
        className={classes.plot}
        style={{ height }}
        aria-hidden
        onPointerLeave={() => setPointed(undefined)}
      >
        {ticks(0, top, count).map((tick) => (
          <div key={tick} className={classes.line} style={{ bottom: percent(tick) }}>
            <span className={classes.scale}>{formatShort(tick)}</span>
          </div>
        ))}
        <div className={classes.days}>
          {dates.map((date, day) => (
            <div key={date} className={classes.day} onPointerEnter={() => setPointed(day)}>
              {series.map(({ label, color, values }) => (
                <div
                  key={label}
                  className={classes.bar}
                  style={{ background: color, height: percent(values[day] ?? 0) }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.dates} aria-hidden>
        {dates.map(
          (date, day) =>
            (dates.length - 1 - day) % every === 0 && (
              <span
                key={date}
                className={classes.date}
                style={{ left: `${((day + 0.5) / dates.length) * 100}%` }}
              >
                {date}
              </span>
            ),
        )}
      </div>
    </figure>
  );
}
