import { type Curve, goalText, isMet, type Line, medianText } from './lines.ts';
import type { Report } from './report.ts';
import { element, linearScale, logScale, type Scale, segment, spreadOut, textAt } from './svg.ts';

const TITLE = 'Ours ÷ baseline, measured side by side';
const WIDTH = 1_120;
const MARGIN = 28;
const LINE_HEIGHT = 15;
/** Where the names of the ratios end, and where the axis does, in pixels. */
const AXIS = { from: 520, to: 930 };
const MAX_LABEL_LENGTH = 74;
const CHART = { height: 300, left: MARGIN + 60, right: 800 };
/** Ratios are shown at least from a half to the double, so that a small spread looks small. */
const LEAST_RANGE = [0.5, 2];

/** The colours of texts, lines and curves, for a light and a dark ground. */
const COLOURS = {
  light: {
    ground: '#ffffff',
    text: '#1f2328',
    faint: '#59636e',
    grid: '#d8dee4',
    met: '#1a7f37',
    missed: '#bc4c00',
    reported: '#59636e',
    curves: ['#0969da', '#bc4c00', '#1a7f37', '#8250df', '#bf3989', '#0f766e', '#9a6700', '#57606a'],
  },
  dark: {
    ground: '#0d1117',
    text: '#e6edf3',
    faint: '#9198a1',
    grid: '#30363d',
    met: '#3fb950',
    missed: '#f0883e',
    reported: '#9198a1',
    curves: ['#4493f8', '#f0883e', '#3fb950', '#ab7df8', '#db61a2', '#2dd4bf', '#d29922', '#b1bac4'],
  },
};

/** The charts of curves: which lines each shows, over what. */
const CHARTS = [
  {
    item: 'k',
    title: 'Growth: the time of each request of a merchant with so many stored transactions, in ms',
    x: 'stored transactions',
    isLogarithmic: true,
  },
  {
    item: 'n',
    title: 'Memory: what the process of npm start keeps in memory under load, in MB',
    x: 'seconds since it was ready',
    isLogarithmic: false,
  },
  {
    item: 'p',
    title: 'Soak: each measure ÷ what it was in the second sixth of the time, at half of the saturating rate',
    x: 'minutes',
    isLogarithmic: false,
  },
] as const;

/** A part of the picture, and how much of its height it takes, in pixels. */
interface Part {
  readonly height: number;
  readonly elements: readonly string[];
}

/**
 * One picture of a report, as SVG: each ratio with its spread and goal, then the curves. It follows the reader's choice
 * of a light or dark ground.
 */
export function pictureOf(report: Report): string {
  const placers = [
    headingAt(report),
    ratiosAt(report.lines),
    ...CHARTS.map((chart) => chartAt(report.lines, chart)),
  ];
  const elements: string[] = [];
  let top = MARGIN;
  for (const place of placers) {
    const part = place(top);
    elements.push(...part.elements);
    top += part.height;
  }
  const size = { width: WIDTH, height: top };
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${WIDTH} ${top}` }, [
    element('title', {}, [TITLE]),
    element('style', {}, [styles()]),
    element('rect', { ...size, class: 'ground' }),
    ...elements,
  ])}\n`;
}

function styles(): string {
  const of = ({ ground, text, faint, grid, met, missed, reported, curves }: (typeof COLOURS)['light']) => `
.ground { fill: ${ground} } text { fill: ${text} } .faint { fill: ${faint} }
.grid { stroke: ${grid} } .one { stroke: ${faint} } .goal { stroke: ${text}; fill: ${text} }
${Object.entries({ met, missed, reported })
  .map(
    ([name, colour]) => `.${name} { stroke: ${colour}; fill: ${colour} } .${name}.hollow { fill: ${ground} }`,
  )
  .join('\n')}
${curves.map((colour, index) => `.curve${index} { stroke: ${colour} } text.curve${index} { fill: ${colour}; stroke: none }`).join('\n')}`;
  return `text { font: 12px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }${of(COLOURS.light)}
@media (prefers-color-scheme: dark) {${of(COLOURS.dark)}
}
`;
}

function headingAt({ machine, startedAt, size, rounds, isLedgerIntact }: Report) {
  const { cores, processor, memoryMb, node, postgres, commit } = machine;
  const texts = [
    `${startedAt.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, rounds: ${rounds}`,
    `${cores} cores (${processor}), ${Math.round(memoryMb / 1_024)} GB, Node ${node}, PostgreSQL ${postgres}`,
    ...(size === 'full' ? [] : ['A quick run: the figures only show that every line runs.']),
    ...(isLedgerIntact ? [] : ['THE LEDGER WAS BROKEN AFTER THE LOAD: the figures mean nothing.']),
  ];
  return (top: number): Part => ({
    height: 36 + texts.length * LINE_HEIGHT,
    elements: [
      textAt({ x: MARGIN, y: top + 12 }, TITLE, { class: 'title' }),
      ...texts.map((text, index) =>
        textAt({ x: MARGIN, y: top + 32 + index * LINE_HEIGHT }, text, { class: 'faint' }),
      ),
    ],
  });
}

/** Every line that has a ratio, and below them those that have a figure in another unit. */
function ratiosAt(lines: readonly Line[]) {
  const ratios = lines.flatMap((line) =>
    line.ratio && line.unit === undefined ? [{ ...line, ratio: line.ratio }] : [],
  );
  const others = lines.filter(({ unit }) => unit !== undefined);
  const values = [
    ...LEAST_RANGE,
    ...ratios.flatMap((line) => [line.ratio.least, line.ratio.most, goalOf(line) ?? 1]),
  ];
  const scale = logScale(values, 2, [AXIS.from, AXIS.to]);
  return (top: number): Part => {
    const rowsTop = top + 30;
    const rows: string[] = [];
    let y = rowsTop;
    for (const line of ratios) {
      const label = wrapped(line.what, MAX_LABEL_LENGTH);
      rows.push(...ratioRow(line, { label, y, scale }));
      y += rowHeight(label);
    }
    const rowsEnd = y;
    const notes = others.map((line) => {
      y += LINE_HEIGHT + 3;
      const text = `${line.what}: ${medianText(line)}, goal ${goalText(line)}`;
      return textAt({ x: MARGIN, y }, text);
    });
    return {
      height: y - top + 40,
      elements: [
        ...legendAt(top),
        ...gridOf(scale, { from: rowsTop - 6, to: rowsEnd, standsOut: 1 }),
        ...rows,
        ...notes,
      ],
    };
  };
}

const rowHeight = (label: readonly string[]) => label.length * LINE_HEIGHT + 7;

function ratioRow(
  line: Line & { readonly ratio: NonNullable<Line['ratio']> },
  { label, y, scale }: { readonly label: readonly string[]; readonly y: number; readonly scale: Scale },
): readonly string[] {
  const { median, least, most } = line.ratio;
  const middle = y + rowHeight(label) / 2;
  const verdict = verdictOf(line);
  const goal = goalOf(line);
  return [
    ...label.map((text, index) => textAt({ x: MARGIN, y: y + 14 + index * LINE_HEIGHT }, text)),
    segment(
      { x: scale.at(least), y: middle },
      { x: scale.at(most), y: middle },
      { class: verdict, 'stroke-width': 3, 'stroke-linecap': 'round', opacity: 0.55 },
    ),
    ...(goal === undefined
      ? []
      : goalMark(scale.at(goal), middle, line.goal && 'atLeast' in line.goal ? 1 : -1)),
    element('circle', {
      cx: scale.at(median),
      cy: middle,
      r: 4.5,
      'stroke-width': 2,
      class: verdict === 'missed' ? 'missed hollow' : verdict,
    }),
    textAt({ x: AXIS.to + 16, y: middle + 4 }, medianText(line)),
    ...(goal === undefined ? [] : [textAt({ x: AXIS.to + 60, y: middle + 4 }, `goal ${goalText(line)}`)]),
  ];
}

function verdictOf(line: Line): 'met' | 'missed' | 'reported' {
  const met = isMet(line);
  if (met === undefined) return 'reported';
  return met ? 'met' : 'missed';
}

/** A mark at the goal, which points to the side where it is met. */
function goalMark(x: number, y: number, direction: 1 | -1): readonly string[] {
  const points = `${x.toFixed(1)},${y - 7} ${(x + direction * 6).toFixed(1)},${y - 4} ${x.toFixed(1)},${y - 1}`;
  return [
    segment({ x, y: y - 7 }, { x, y: y + 7 }, { class: 'goal', 'stroke-width': 1.5 }),
    element('polygon', { points, class: 'goal' }),
  ];
}

function goalOf({ goal }: Line): number | undefined {
  if (!goal) return undefined;
  return 'atLeast' in goal ? goal.atLeast : goal.atMost;
}

function legendAt(top: number): readonly string[] {
  const y = top + 8;
  const entries = [
    { marks: [dot(y, 'met')], text: 'median that meets its goal' },
    { marks: [dot(y, 'missed hollow')], text: 'that misses it' },
    { marks: [dot(y, 'reported')], text: 'without a goal' },
    {
      marks: [segment({ x: -7, y }, { x: 7, y }, { class: 'met', 'stroke-width': 3, opacity: 0.55 })],
      text: 'least to most of the rounds',
    },
    { marks: goalMark(0, y, 1), text: 'goal, met on the side it points to' },
  ];
  let x = MARGIN + 8;
  return entries.map(({ marks, text }) => {
    const group = element('g', { transform: `translate(${x} 0)` }, [
      ...marks,
      textAt({ x: 14, y: y + 4 }, text, { class: 'faint' }),
    ]);
    x += 40 + text.length * 6.2;
    return group;
  });
}

function dot(y: number, kind: string): string {
  return element('circle', { cx: 0, cy: y, r: 4.5, 'stroke-width': 2, class: kind });
}

/** Upright grid lines with their values below; the one at `standsOut`, if there is one, is darker. */
function gridOf(
  scale: Scale,
  { from, to, standsOut }: { readonly from: number; readonly to: number; readonly standsOut?: number },
): readonly string[] {
  return scale.ticks.flatMap((tick) => [
    segment(
      { x: scale.at(tick), y: from },
      { x: scale.at(tick), y: to },
      { class: tick === standsOut ? 'one' : 'grid' },
    ),
    textAt({ x: scale.at(tick), y: to + 15 }, shortNumber(tick), { class: 'faint', 'text-anchor': 'middle' }),
  ]);
}

/** The curves of the lines of one item, each with its name at its end; nothing where there are none. */
function chartAt(lines: readonly Line[], chart: (typeof CHARTS)[number]) {
  const own = lines.filter(({ item }) => item === chart.item);
  const curves = own.flatMap(({ curve }) => (curve && curve.points.length > 0 ? [curve] : []));
  const goals = own.flatMap((line) => (line.unit !== undefined && line.goal ? [goalOf(line) ?? 0] : []));
  const points = curves.flatMap((curve) => curve.points);
  return (top: number): Part => {
    if (points.length === 0) return { height: 0, elements: [] };
    const box = { top: top + 30, bottom: top + 30 + CHART.height };
    const scaleOf = (values: readonly number[], span: readonly [number, number]) =>
      chart.isLogarithmic ? logScale(values, 10, span) : linearScale(values, span);
    const x = scaleOf(
      points.map((point) => point.x),
      [CHART.left, CHART.right],
    );
    const y = scaleOf([...points.map((point) => point.y), ...goals], [box.bottom, box.top]);
    return {
      height: CHART.height + 100,
      elements: [
        textAt({ x: MARGIN, y: top + 12 }, chart.title, { class: 'title' }),
        ...gridOf(x, { from: box.top, to: box.bottom }),
        ...y.ticks.flatMap((tick) => [
          segment({ x: CHART.left, y: y.at(tick) }, { x: CHART.right, y: y.at(tick) }, { class: 'grid' }),
          textAt({ x: CHART.left - 8, y: y.at(tick) + 4 }, shortNumber(tick), {
            class: 'faint',
            'text-anchor': 'end',
          }),
        ]),
        textAt({ x: (CHART.left + CHART.right) / 2, y: box.bottom + 34 }, chart.x, {
          class: 'faint',
          'text-anchor': 'middle',
        }),
        ...goals.map((goal) =>
          segment(
            { x: CHART.left, y: y.at(goal) },
            { x: CHART.right, y: y.at(goal) },
            { class: 'goal', 'stroke-dasharray': '5 4' },
          ),
        ),
        ...goals.map((goal) =>
          textAt({ x: CHART.right + 10, y: y.at(goal) + 4 }, `goal ≤ ${goal}`, { class: 'faint' }),
        ),
        ...curvesOf(curves, { x, y }),
      ],
    };
  };
}

function curvesOf(
  curves: readonly Curve[],
  { x, y }: { readonly x: Scale; readonly y: Scale },
): readonly string[] {
  const ends = curves.map(({ points }) => y.at(points.at(-1)?.y ?? 1));
  const labels = spreadOut(ends, LINE_HEIGHT);
  return curves.flatMap(({ name, points }, index) => {
    const places = points.map((point) => ({ x: x.at(point.x), y: y.at(point.y) }));
    const colour = `curve${index % COLOURS.light.curves.length}`;
    const path = places.map((place) => `${place.x.toFixed(1)},${place.y.toFixed(1)}`).join(' ');
    return [
      element('polyline', { points: path, class: colour, fill: 'none', 'stroke-width': 2 }),
      textAt({ x: CHART.right + 10, y: (labels[index] ?? 0) + 4 }, name, { class: colour }),
    ];
  });
}

function shortNumber(value: number): string {
  return value >= 1_000 ? value.toLocaleString('en') : String(Number(value.toPrecision(3)));
}

/** Breaks a text between words into lines of at most so many characters. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
