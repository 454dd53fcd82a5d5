import { CASES } from './cases.mjs';

const ink = '#24292f';
const faint = '#d0d7de';
const hues = [
  '#0969da',
  '#bf8700',
  '#1a7f37',
  '#8250df',
  '#cf222e',
  '#0a7ea4',
  '#953800',
  '#57606a',
  '#bf3989',
  '#6e7781',
];

/** The plots of a run, by file name. One that has nothing to show is left out. @returns {Map<string, string>} */
export function plots(results) {
  const made = [
    ['ratios.svg', ratios(results)],
    ['phases.svg', phases(results)],
    ['scale.svg', scalePlot(results.scale)],
  ];
  return new Map(made.filter(([, svg]) => svg !== null));
}

/** One row for each command and repository; a bar, and a mark where the bar that it is held to stands. */
function ratios({ repositories }) {
  const rows = CASES.filter(({ bar }) => bar !== undefined).flatMap(({ id, label, bar }) =>
    repositories
      .filter(({ summary }) => summary[id].cpu_ratio !== null)
      .map(({ name, summary }) => ({ label: `${plain(label)}: ${name}`, value: summary[id].ratio, bar })),
  );
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ value, bar }) => Math.max(value, bar))) * 1.1;
  const [left, width] = [380, 420];
  const scale = (value) => left + (value / most) * width;
  const body = rows.flatMap(({ label, value, bar }, at) => {
    const y = 34 + at * 22;
    return [
      text(left - 8, y + 12, label, 'end'),
      rect(left, y, scale(value) - left, 16, value <= bar ? hues[2] : hues[4]),
      line(scale(bar), y - 3, scale(bar), y + 19, ink),
      text(scale(Math.max(value, bar)) + 6, y + 12, `${value} (bar ${bar})`),
    ];
  });
  return svg(
    920,
    44 + rows.length * 22,
    'Cost in floors of parsing the same sources (wall time); the line is the bar',
    body,
  );
}

/** What a cold index spends, per megabyte of text. */
function phases({ repositories }) {
  if (repositories.length === 0) return null;
  const names = [...new Set(repositories.flatMap((each) => Object.keys(each.phases)))].filter(
    (name) => name !== 'index',
  );
  const perMb = (repository, name) => (repository.phases[name] ?? 0) / repository.index.text_mb;
  const most = Math.max(...repositories.map((each) => names.reduce((sum, name) => sum + perMb(each, name), 0)));
  const [left, width] = [160, 640];
  const body = repositories.flatMap((repository, at) => {
    const y = 34 + at * 28;
    let x = left;
    const bars = names.map((name, hue) => {
      const wide = (perMb(repository, name) / most) * width;
      const bar = rect(x, y, wide, 20, hues[hue % hues.length]);
      x += wide;
      return bar;
    });
    const total = names.reduce((sum, name) => sum + perMb(repository, name), 0);
    return [text(left - 8, y + 14, repository.name, 'end'), ...bars, text(x + 6, y + 14, `${Math.round(total)}`)];
  });
  const legend = names.flatMap((name, hue) => {
    const x = left + hue * 84;
    const y = 44 + repositories.length * 28;
    return [rect(x, y, 12, 12, hues[hue % hues.length]), text(x + 16, y + 11, name)];
  });
  return svg(920, 76 + repositories.length * 28, 'Cold index, ms of all threads per MB of text', [...body, ...legend]);
}

/** Both axes grow by factors, so that a straight line of slope one is a cost in proportion. */
function scalePlot(points) {
  if (points.length < 2) return null;
  const [left, top, width, height] = [90, 40, 700, 260];
  const [low, high] = [Math.log10(points[0].files), Math.log10(points.at(-1).files)];
  const values = points.flatMap(({ cpu_ms, peak_mb }) => [cpu_ms, peak_mb]).filter((value) => value !== null);
  const [least, most] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const x = (files) => left + ((Math.log10(files) - low) / (high - low)) * width;
  const y = (value) => top + height - ((Math.log10(value) - least) / (most - least)) * height;
  const series = [
    ['CPU ms', 'cpu_ms', hues[0]],
    ['peak MB', 'peak_mb', hues[4]],
  ];
  const body = [];
  for (let power = least; power <= most; power++) {
    body.push(
      line(left, y(10 ** power), left + width, y(10 ** power), faint),
      text(left - 8, y(10 ** power) + 4, `${10 ** power}`, 'end'),
    );
  }
  for (const { files } of points) body.push(text(x(files), top + height + 18, files.toLocaleString('en'), 'middle'));
  for (const [label, key, hue] of series) {
    const known = points.filter((point) => point[key] !== null);
    for (let at = 1; at < known.length; at++)
      body.push(line(x(known[at - 1].files), y(known[at - 1][key]), x(known[at].files), y(known[at][key]), hue, 2));
    const last = known.at(-1);
    if (last) body.push(text(x(last.files) + 6, y(last[key]) + 4, label));
  }
  return svg(920, 330, 'Cold index of synthetic repositories, by number of files', body);
}

function svg(width, height, title, body) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="sans-serif" font-size="12" fill="${ink}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="12" y="20" font-size="13" font-weight="bold">${escaped(title)}</text>`,
    ...body,
    '</svg>\n',
  ].join('\n');
}

const digits = (number) => Number(number.toFixed(1));
const rect = (x, y, width, height, fill) =>
  `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(Math.max(0, width))}" height="${height}" fill="${fill}"/>`;
const line = (x1, y1, x2, y2, stroke, width = 1) =>
  `<line x1="${digits(x1)}" y1="${digits(y1)}" x2="${digits(x2)}" y2="${digits(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
const text = (x, y, words, anchor = 'start') =>
  `<text x="${digits(x)}" y="${digits(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;
const plain = (label) => label.replaceAll('`', '');
const escaped = (words) => String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
