/** The deployment that browser tests are to run against: what `BASE_URL` names, or one sentence why it can't be that. */

/** Options of Playwright for a deployment. */
export interface Deployment {
  /** Scheme, host and port: every page has its place from the root on. */
  readonly baseURL: string;
  /** What a closed preview asks for. */
  readonly httpCredentials?: { readonly username: string; readonly password: string };
}

const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i;
/** Hosts that have no certificate. */
const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/i;

/** An address with its scheme, which people leave out. */
function withScheme(value: string): string {
  if (hasScheme.test(value)) return value;
  return `${isLocal.test(value) ? 'http' : 'https'}://${value}`;
}

/**
 * Reads `BASE_URL`; `undefined` where it is not set.
 * @throws Error with one sentence for what is no address, or more than a host: the site's links
 * begin at the root of its host, so tests of a path would be tests of another page.
 */
export function deployment(value: string | undefined): Deployment | undefined {
  const named = value?.trim();
  if (!named) return undefined;
  const address = withScheme(named);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`BASE_URL=${named} is not an address: write BASE_URL=https://www.example.com.`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new Error(
      `BASE_URL=${named} names a page, and the site is tested from the root of its host: write BASE_URL=${url.origin}.`,
    );
  const { origin: baseURL, username, password } = url;
  if (!username) return { baseURL };
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  return { baseURL, httpCredentials: { username: name, password: secret } };
}

/**
 * Makes sure that a deployment is there, before test after test waits for it.
 * @throws Error with one sentence that says what it answers instead.
 */
export async function assertAnswers({ baseURL, httpCredentials }: Deployment): Promise<void> {
  const { username = '', password = '' } = httpCredentials ?? {};
  const secret = Buffer.from(`${username}:${password}`).toString('base64');
  const headers = httpCredentials ? { authorization: `Basic ${secret}` } : undefined;
  const answer = await fetch(`${baseURL}/`, { headers }).catch((error: Error) => {
    const { message } = (error.cause as Error | undefined) ?? error;
    throw new Error(`BASE_URL=${baseURL} does not answer: ${message}.`);
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw new Error(`BASE_URL=${baseURL} answers ${answer.status}: no site is there.`);
  const { origin } = new URL(answer.url);
  if (origin !== baseURL)
    throw new Error(`BASE_URL=${baseURL} leads to another host: write BASE_URL=${origin}.`);
}
