// Elements shared by the picture sources: icons, app marks, parts, ribbon controls, window tops.

const glyphs = {
  writer: '<path d="M5.5 6.5h9M5.5 10h9M5.5 13.5h5.5"/>',
  spreadsheet: '<path d="M5.5 5.5h9v9h-9zM5.5 10h9M10 5.5v9"/>',
  presentation: '<path d="M10 10V5.25A4.75 4.75 0 1 1 5.25 10zM10 10h4.75"/>',
  pdf: '<path d="M6.25 15.5v-11h5l2.5 2.5v8.5zM8.5 12.5h3M8.5 9.75h3"/>',
  brand: '<path d="M5 7l2.5 6.2L10 8.2l2.5 5L15 7"/>',
};

const initials = { ada: 'AS', mira: 'MK', jonas: 'JB' };

const load = async (url) => {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : '';
};

/** <ui-icon name="bold">: a Lucide icon, inlined so that it takes the colour of its text. */
class Icon extends HTMLElement {
  async connectedCallback() {
    const name = this.getAttribute('name');
    this.innerHTML = await load(`/node_modules/lucide-static/icons/${name}.svg`);
  }
}

/** <ui-mark app="writer">: our neutral app mark. */
class Mark extends HTMLElement {
  connectedCallback() {
    const app = this.getAttribute('app');
    this.style.setProperty('--mark', `var(--${app})`);
    this.innerHTML = `<svg viewBox="0 0 20 20"><rect width="20" height="20" rx="5"/>${glyphs[app]}</svg>`;
  }
}

/** <ui-part name="market-plan">: the content of parts/<name>.html. */
class Part extends HTMLElement {
  async connectedCallback() {
    this.innerHTML = await load(`/deploy/pictures/parts/${this.getAttribute('name')}.html`);
  }
}

const icon = (name) => `<ui-icon name="${name}"></ui-icon>`;

/** <ui-big icon="search">Find</ui-big>: a large button of the ribbon; stands aside for its markup. */
class Big extends HTMLElement {
  connectedCallback() {
    this.outerHTML = `<span class="big ${this.className}">${icon(this.getAttribute('icon'))}${this.innerHTML}</span>`;
  }
}

/** <ui-field class="font">Inter</ui-field>: a field of the ribbon that opens a list. */
class Field extends HTMLElement {
  connectedCallback() {
    this.outerHTML = `<span class="field ${this.className}">${this.innerHTML}${icon('chevron-down')}</span>`;
  }
}

/** <ui-keys names="*bold italic">: small buttons of the ribbon, by icon; a star marks those switched on. */
class Keys extends HTMLElement {
  connectedCallback() {
    const keys = this.getAttribute('names')
      .split(' ')
      .map((name) =>
        name.startsWith('*')
          ? `<span class="key on">${icon(name.slice(1))}</span>`
          : `<span class="key">${icon(name)}</span>`,
      );
    this.outerHTML = keys.join('');
  }
}

/** <ui-top app file tabs others people>: title bar with document tabs, then the menu row. */
class Top extends HTMLElement {
  connectedCallback() {
    const { app, file, tabs, others = '', people = '' } = this.dataset;
    const [active, ...rest] = tabs.split(',');
    const other = others
      .split(',')
      .filter(Boolean)
      .map((entry) => entry.split(':'))
      .map(
        ([kind, name]) =>
          `<span class="tab tabOther"><ui-mark app="${kind}"></ui-mark>${name}</span>`,
      );
    const faces = people
      .split(',')
      .filter(Boolean)
      .map((who) => `<span class="avatar ${who}">${initials[who]}</span>`);
    this.innerHTML = `
      <div class="titlebar">
        <ui-mark app="brand" class="home"></ui-mark>
        <span class="tab tabActive"><ui-mark app="${app}"></ui-mark>${file}<ui-icon name="x"></ui-icon></span>
        ${other.join('')}<span class="tabAdd"><ui-icon name="plus"></ui-icon></span>
        <span class="controls"><ui-icon name="minus"></ui-icon><ui-icon name="square"></ui-icon><ui-icon name="x"></ui-icon></span>
      </div>
      <div class="menubar">
        <span class="menu"><ui-icon name="menu"></ui-icon>Menu</span>
        <span class="quick"><ui-icon name="save"></ui-icon><ui-icon name="undo-2"></ui-icon><ui-icon name="redo-2"></ui-icon></span>
        <span class="tabs"><b>${active}</b>${rest.map((tab) => `<span>${tab}</span>`).join('')}</span>
        <span class="saved"><ui-icon name="cloud-check"></ui-icon>Saved</span>${faces.join('')}
        <span class="share"><ui-icon name="user-plus"></ui-icon>Share</span>
      </div>`;
  }
}

customElements.define('ui-icon', Icon);
customElements.define('ui-big', Big);
customElements.define('ui-field', Field);
customElements.define('ui-keys', Keys);
customElements.define('ui-mark', Mark);
customElements.define('ui-part', Part);
customElements.define('ui-top', Top);
