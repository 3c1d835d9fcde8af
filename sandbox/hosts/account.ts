/** The account host: the sign-in page, signing out, and pictures. */
import { html } from 'hono/html';
import * as apiPaths from '@/config/site/apiPaths';
import { brand } from '@/config/site/brand';
import { accountOf, closeSession, findAccount, openSession } from '../data/accounts';
import { Overloaded } from '../data/gate';
import { route, type Call } from '../http/call';
import { callerOf } from '../http/caller';
import { comeBack } from '../http/errors';
import type { HostRoutes } from './host';
import { formOf, isOnItsOwn, openedVisit, visitOf, type Visit } from '../http/visit';
import { sendPage } from '../http/pages';
import { clearSession, sessionToken, setSession } from './session';

/** Why a form comes again. */
interface Refusal {
  readonly status: 401 | 429 | 503;
  readonly words: string;
}

const wrong: Refusal = { status: 401, words: 'Email address or password is not right.' };

/** Asks to come back. @param wait in seconds. */
function later(c: Call, status: 429 | 503, wait: number): Refusal {
  c.header('Retry-After', String(wait));
  return { status, words: `There were too many attempts. Try again in ${wait} s.` };
}

function sendForm(
  c: Call,
  { from, origin }: Visit,
  email = '',
  refusal?: Refusal,
): Promise<Response> {
  const alert = refusal ? html`<p role="alert">${refusal.words}</p>` : '';
  return sendPage(c, {
    title: `Sign in – ${brand.name}`,
    status: refusal?.status ?? 200,
    script: 'framed.js',
    data: { origin, message: JSON.stringify({ type: 'signin-ready' }) },
    body: html`<h1 class="alone">Sign in</h1>
      ${alert}
      <form method="post" action="${apiPaths.signin}">
        <label for="email">Email address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          value="${email}"
          required
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
        <input type="hidden" name="from" value="${from}" />
        <input type="hidden" name="origin" value="${origin}" />
        <button>Sign in</button>
      </form>`,
  });
}

/** Adds the pages and calls of the account host. */
export const accountHost: HostRoutes = (app, { database, budgets }) => {
  app.get(route(apiPaths.signin), (c) => sendForm(c, openedVisit(c)));

  app.post(route(apiPaths.signin), async (c) => {
    const { from, origin, email = '', password = '' } = await formOf(c);
    const visit = visitOf(c, from, origin);
    const owner = `${email.trim().toLowerCase().slice(0, 200)} ${c.var.scope}`;
    const wait =
      budgets.signIns.take(callerOf(c)) ||
      budgets.passwords.take(owner) ||
      budgets.allSignIns.take(c.var.scope);
    if (wait > 0) return sendForm(c, visit, email, later(c, 429, wait));
    const account = await findAccount(database, email, password).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error;
      return 'overloaded' as const;
    });
    if (account) budgets.passwords.giveBack(owner);
    if (account === 'overloaded') return sendForm(c, visit, email, later(c, 503, comeBack));
    if (!account) return sendForm(c, visit, email, wrong);
    await closeSession(database, sessionToken(c));
    setSession(c, await openSession(database, account.userid));
    if (isOnItsOwn(c)) return c.redirect(visit.from, 303);
    return c.redirect(`${apiPaths.signin}done/?${new URLSearchParams({ ...visit })}`, 303);
  });

  app.get(`${apiPaths.signin}done`, async (c) => {
    const visit = visitOf(c, c.req.query('from'), c.req.query('origin'));
    const account = await accountOf(database, sessionToken(c));
    if (!account) return sendForm(c, visit);
    return sendPage(c, {
      title: `Signed in – ${brand.name}`,
      script: 'framed.js',
      data: { ...visit, message: JSON.stringify({ type: 'signin', code: 0 }) },
      body: html`<h1>You are signed in</h1>
        <p>${account.username}</p>
        <p><a href="${visit.from}" target="_top">Continue</a></p>`,
    });
  });

  app.post(apiPaths.logout, async (c) => {
    await closeSession(database, sessionToken(c));
    clearSession(c);
    return c.json({ code: 0 });
  });

  app.get('/p/avatar/:file{\\d+\\.svg}', (c) => {
    const hue = Number(c.req.param('file').replace('.svg', '')) * 137;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(${hue % 360} 50% 40%)" d="M0 0h64v64H0z"/><circle cx="32" cy="25" r="12" fill="#fff"/><path fill="#fff" d="M8 64c0-14 10-23 24-23s24 9 24 23z"/></svg>`;
    return c.body(picture, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'max-age=3600',
    });
  });
};
