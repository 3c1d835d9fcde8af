/** The gallery: filters, and one picture at a time with its state before. */
const { entries } = globalThis;
const filters = document.getElementById('filters');
const fields = filters.elements;
const dialog = document.getElementById('large');

/** An element with its properties and children. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function fill(name, rows) {
  const all = make('option', { value: '', textContent: 'all' });
  fields[name].replaceChildren(
    all,
    ...[...rows].map(([value, textContent]) => make('option', { value, textContent })),
  );
}

const isChanged = ({ change }) => change !== 'new' && change > 0;

function changeText({ change }) {
  if (change === 'new') return 'new';
  return change > 0 ? `${(change * 100).toFixed(change < 0.01 ? 2 : 0)} % changed` : '';
}

/** A picture with red frames round what does not fit. */
function framed(holder, entry, folder) {
  const frames = entry.problems.map(({ kind, text, where, box }) => {
    const frame = make('i', { title: `${kind}: ${text} (${where})` });
    const share = (value, of) => `${(100 * value) / of}%`;
    frame.style.left = share(Math.max(0, Math.min(box.x, entry.width - 4)), entry.width);
    frame.style.top = share(box.y, entry.height);
    frame.style.width = share(Math.min(box.w, entry.width), entry.width);
    frame.style.height = share(box.h, entry.height);
    return frame;
  });
  const name = `${entry.page}, ${entry.language}, ${entry.width} pixels`;
  const image = make('img', { alt: name, loading: 'lazy', src: `${folder}/${entry.file}` });
  holder.replaceChildren(image, ...(folder === 'pictures' ? frames : []));
  return holder;
}

function open(entry) {
  const holder = dialog.querySelector('.picture');
  holder.style.maxWidth = `${entry.width}px`;
  dialog.querySelector('#name').textContent =
    `${entry.page} · ${entry.languageName} · ${entry.width} px`;
  const views = [
    ['pictures', 'now'],
    ...(isChanged(entry)
      ? [
          ['before', 'before'],
          ['changes', 'differences'],
        ]
      : []),
  ];
  const buttons = views.map(([folder, textContent]) => {
    const button = make('button', { type: 'button', textContent });
    button.onclick = () => {
      framed(holder, entry, folder);
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    };
    return button;
  });
  dialog.querySelector('#views').replaceChildren(...buttons);
  buttons[0].click();
  dialog
    .querySelector('#list')
    .replaceChildren(
      ...entry.problems.map(({ kind, text, where }) =>
        make('li', { textContent: `${kind}: “${text}” ${where}` }),
      ),
    );
  dialog.showModal();
  dialog.scrollTop = 0;
}

function figure(entry) {
  const button = make('button', { type: 'button', onclick: () => open(entry) });
  button.append(framed(make('div', { className: 'picture' }), entry, 'pictures'));
  const caption = make(
    'figcaption',
    {},
    `${entry.page} · ${entry.languageName} · ${entry.width} `,
    make('em', { textContent: changeText(entry) }),
    make('b', { textContent: entry.problems.length > 0 ? ` ${entry.problems.length} ✕` : '' }),
  );
  const element = make('figure', {}, button, caption);
  element.toggleAttribute('data-changed', isChanged(entry));
  element.toggleAttribute('data-misfits', entry.problems.length > 0);
  return element;
}

function show() {
  const fits = (name, value) => fields[name].value === '' || fields[name].value === String(value);
  const shown = entries.filter(
    (entry) =>
      fits('page', entry.page) &&
      fits('language', entry.language) &&
      fits('width', entry.width) &&
      (!fields.changed.checked || isChanged(entry)) &&
      (!fields.misfits.checked || entry.problems.length > 0),
  );
  document.getElementById('pictures').replaceChildren(...shown.map(figure));
  document.getElementById('count').textContent = `${shown.length} of ${entries.length} pictures`;
}

fill('page', new Map(entries.map(({ page }) => [page, page])));
fill('language', new Map(entries.map(({ language, languageName }) => [language, languageName])));
fill('width', new Map(entries.map(({ width }) => [width, `${width} px`])));
filters.addEventListener('change', show);
fields.size.addEventListener('input', () =>
  document.documentElement.style.setProperty('--size', `${fields.size.value}px`),
);
show();
