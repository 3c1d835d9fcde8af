// Fills the spreadsheet picture: every total, percentage and bar follows from these figures.

const regions = [
  ['Austria', [41200, 43900, 39800, 52400], 172000],
  ['Denmark', [58700, 61300, 57200, 74800], 246000],
  ['Finland', [36400, 38100, 40700, 49600], 158000],
  ['Germany', [112500, 118900, 109400, 141300], 495000],
  ['Netherlands', [64800, 66200, 61900, 79400], 265000],
  ['Norway', [49300, 52800, 50100, 63700], 208000],
  ['Poland', [33900, 37600, 39200, 47500], 164000],
  ['Sweden', [71600, 76400, 72900, 95200], 302000],
  ['Switzerland', [45100, 44700, 46300, 58900], 201000],
  ['Online store', [88200, 97500, 103400, 136800], 392000],
];
const letters = 'ABCDEFGHIJK';
const rowCount = 19;

const sum = (list) => list.reduce((total, value) => total + value, 0);
const euro = (value) => `€${value.toLocaleString('en-GB')}`;
const percent = (value) => `${value < 0 ? '−' : '+'}${(Math.abs(value) * 100).toFixed(1)}%`;
const quarter = (index) => sum(regions.map(([, values]) => values[index]));
const total = sum([0, 1, 2, 3].map(quarter));
const plan = sum(regions.map(([, , value]) => value));

/** The cell of the deviation from plan: a bar to the right of the axis, or to the left. */
const bar = (deviation) => {
  const side = deviation < 0 ? 'under' : 'over';
  const width = Math.round(Math.abs(deviation) * 480);
  return `<td class="bar"><svg viewBox="0 0 152 24"><path class="axis" d="M48.5 0v24"/>
    <rect class="${side}" x="${deviation < 0 ? 48 - width : 49}" y="5" width="${width}" height="14" rx="2"/>
    </svg><span>${percent(deviation)}</span></td>`;
};

/** The cells of one row, A to G. */
const cells = (row) => {
  if (row === 1) return '<td colspan="7" class="title">Regional budget 2026</td>';
  if (row === 2) return '<td colspan="7" class="note">Net spend in euros. Q4 is a forecast.</td>';
  if (row === 4) {
    const heads = ['Region', 'Q1', 'Q2', 'Q3', 'Q4', 'Total', 'Against plan'];
    return heads.map((head) => `<th>${head}</th>`).join('');
  }
  if (row > 4 && row < 15) {
    const [name, values, planned] = regions[row - 5];
    const money = values.map((value, index) => {
      const classes =
        index > 0 ? '' : row === 5 ? 'picked first' : row === 14 ? 'picked last' : 'picked';
      return `<td class="${classes}">${euro(value)}</td>`;
    });
    const all = sum(values);
    return `<td>${name}</td>${money.join('')}<td class="all">${euro(all)}</td>${bar(all / planned - 1)}`;
  }
  if (row === 15) {
    const quarters = [0, 1, 2, 3].map((index) => `<td>${euro(quarter(index))}</td>`).join('');
    return `<td>Total</td>${quarters}<td>${euro(total)}</td><td class="sum">${percent(total / plan - 1)}</td>`;
  }
  if (row === 16) return `<td>Plan</td>${'<td></td>'.repeat(4)}<td>${euro(plan)}</td><td></td>`;
  if (row === 17) {
    const over = `<td class="over">${euro(total - plan)}</td>`;
    return `<td>Over plan</td>${'<td></td>'.repeat(4)}${over}<td></td>`;
  }
  return '<td></td>'.repeat(7);
};

const rows = Array.from({ length: rowCount }, (_, index) => index + 1);
const marked = (on) => (on ? ' class="marked"' : '');
document.querySelector('#grid').innerHTML = `
  <tr class="letters"><th></th>${[...letters].map((letter) => `<th${marked(letter === 'B')}>${letter}</th>`).join('')}</tr>
  ${rows
    .map(
      (row) =>
        `<tr class="row${row}"><th${marked(row > 4 && row < 15)}>${row}</th>${cells(row)}${'<td></td>'.repeat(4)}</tr>`,
    )
    .join('')}`;

const first = regions.map(([, values]) => values[0]);
document.querySelector('#facts').innerHTML =
  `<span>Average: ${euro(sum(first) / first.length)}</span><span>Count: ${first.length}</span><span>Sum: ${euro(sum(first))}</span>`;

// The chart: one pixel is 6,000 euros, plan spread over the quarters by last year's shape.
const planned = [0.235, 0.245, 0.235, 0.285].map((share) => plan * share);
const height = (value) => Math.round(value / 6000);
const columns = [0, 1, 2, 3].map((index) => {
  const value = quarter(index);
  const x = 44 + index * 56;
  const y = 148 - height(value);
  return `<path class="${index === 3 ? 'forecast' : 'actual'}" d="M${x} 148V${y + 3}a3 3 0 0 1 3-3h26a3 3 0 0 1 3 3V148z"/>
    <text x="${x + 16}" y="168" text-anchor="middle">Q${index + 1}</text>`;
});
const points = planned.map((value, index) => [60 + index * 56, 148 - height(value)]);
document.querySelector('#chart').innerHTML = `
  ${[0, 0.25, 0.5, 0.75]
    .map((value) => [value, 148 - height(value * 1e6)])
    .map(
      ([value, y]) =>
        `<path class="line" d="M32 ${y + 0.5}h232"/><text x="24" y="${y + 4}" text-anchor="end">${value}</text>`,
    )
    .join('')}
  ${columns.join('')}
  <polyline points="${points.map((point) => point.join()).join(' ')}"/>
  ${points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`).join('')}`;
