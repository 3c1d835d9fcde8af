// Fills the pivot picture: every subtotal and total follows from these sales.

const sales = [
  [
    'Denmark',
    [
      ['Arc desk lamp', [2140, 2380, 3060]],
      ['Arc floor lamp', [1180, 1240, 1690]],
      ['Spare shades', [310, 290, 420]],
    ],
  ],
  [
    'Norway',
    [
      ['Arc desk lamp', [1620, 1790, 2350]],
      ['Arc floor lamp', [940, 1010, 1380]],
    ],
  ],
  [
    'Sweden',
    [
      ['Arc desk lamp', [2710, 2960, 3840]],
      ['Arc floor lamp', [1450, 1520, 2110]],
      ['Spare shades', [380, 410, 560]],
    ],
  ],
];
const open = '<ui-icon name="chevron-down"></ui-icon>';

const add = (lists) =>
  lists[0].map((_, index) => lists.reduce((sum, list) => sum + list[index], 0));
const row = (kind, name, values) => {
  const all = [...values, values.reduce((sum, value) => sum + value, 0)];
  const cells = all.map((value) => `<td>${value.toLocaleString('en-GB')}</td>`);
  return { kind, cells: `<td>${name}</td>${cells.join('')}` };
};

const groups = sales.map(([region, products]) => ({
  total: add(products.map(([, values]) => values)),
  region,
  products,
}));
const rows = [
  {
    kind: 'head',
    cells: ['Sum of Sales', 'Q2', 'Q3', 'Q4', 'Total'].map((name) => `<td>${name}</td>`).join(''),
  },
  ...groups.flatMap(({ region, total, products }) => [
    row('region', open + region, total),
    ...products.map(([name, values]) => row('item', name, values)),
  ]),
  row('sum', 'Total', add(groups.map(({ total }) => total))),
  ...Array.from({ length: 3 }, () => ({ kind: 'none', cells: '<td></td>'.repeat(5) })),
];
document.querySelector('#pivot').innerHTML = `
  <tr class="letters"><th></th>${[...'ABCDE'].map((letter) => `<th>${letter}</th>`).join('')}</tr>
  ${rows.map(({ kind, cells }, index) => `<tr class="${kind}"><td>${index + 3}</td>${cells}</tr>`).join('')}`;
