/** Who reaches the backend, under which address, and whether tests may order: read from the environment. */
import { BlockList, isIP } from 'node:net';

/** What the environment says. */
export interface Reach {
  /** The address that is listened on. */
  readonly host: string;
  /** The origin under which visitors know the site; without one, what a request says counts. */
  readonly publicOrigin?: string;
  /** Whether an address is that of a proxy whose word on its visitors counts. */
  readonly isTrustedProxy: (address: string) => boolean;
  /** Test mode, with `/__sandbox/` and scopes; `null` where there is none. */
  readonly orders: { readonly token?: string } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the one who starts the backend has to say about test mode. */
export interface Wish {
  /** Test mode, unless the environment speaks against it. */
  readonly takesOrders: boolean;
  /** There is a database or a mail server of its own: what comes in is meant. */
  readonly isReal: boolean;
}

const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
const thisMachine = ['127.0.0.0/8', '::1'];

const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: thisMachine,
  private: [...thisMachine, ...privateNetworks],
};

/** Shorter tokens could be guessed. */
const minTokenLength = 16;

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits, ...more] = network.split('/');
  const version = isIP(address);
  const width = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? width : Number(bits);
  const isNetwork = version > 0 && /^\d{1,3}$/.test(bits ?? '0') && prefix <= width;
  if (!isNetwork || more.length > 0)
    throw new Error(
      `TRUST_PROXY: ${network} is no address, no network (10.0.0.0/8) and none of ${Object.keys(namedNetworks).join(', ')}.`,
    );
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Reads a list of proxies, with commas between them.
 * @throws Error naming the one that is neither an address nor a network.
 */
export function trustedProxies(value = ''): Reach['isTrustedProxy'] {
  const list = new BlockList();
  const names = value.split(',').map((name) => name.trim());
  for (const name of names.filter(Boolean))
    for (const network of namedNetworks[name] ?? [name]) addNetwork(list, network);
  return (address) => {
    const version = isIP(address);
    return version > 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Whether an address is one of this machine's own. */
export const isLoopback = trustedProxies('loopback');

/** Whether a name, without a port, is this machine's for itself: no other name leads nowhere else for sure. */
export function isOwnName(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}

function publicOrigin(value: string | undefined): string | undefined {
  const named = value?.trim();
  if (!named) return undefined;
  const url = URL.canParse(named) ? new URL(named) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^\/*$/.test(url.pathname);
  if (isOrigin && !url.search && !url.hash && !url.username) return url.origin;
  throw new Error(`PUBLIC_URL=${named} is no origin. Write it as https://www.example.com.`);
}

function ordersOf(env: Environment, host: string, wish: Wish): Reach['orders'] {
  const asked = env.SANDBOX_ORDERS?.trim() ?? '';
  const token = env.SANDBOX_TOKEN?.trim() || undefined;
  const isLocal = isOwnName(host);
  if (!['', '0', '1', 'forced'].includes(asked))
    throw new Error(`SANDBOX_ORDERS=${asked} is not known. There is: 0, 1, forced.`);
  if (token && token.length < minTokenLength)
    throw new Error(`SANDBOX_TOKEN has less than ${minTokenLength} characters.`);
  if (asked === '0') return null;
  if (asked === '') return wish.takesOrders && isLocal && !wish.isReal ? { token } : null;
  if (wish.isReal && asked !== 'forced')
    throw new Error(
      'SANDBOX_ORDERS=1 lets tests read and forget what visitors sent. With DATABASE_URL or SMTP_URL ' +
        'that has to be said as SANDBOX_ORDERS=forced.',
    );
  if (!isLocal && !token)
    throw new Error(
      `SANDBOX_ORDERS=${asked} with HOST=${host}: others reach it, so that orders need a SANDBOX_TOKEN ` +
        `of ${minTokenLength} characters or more.`,
    );
  return { token };
}

/** The address to listen on: this machine's own, unless the environment names another. */
export function hostFrom(env: Environment): string {
  return env.HOST?.trim() || '127.0.0.1';
}

/**
 * Reads the environment.
 * @throws Error naming the variable that is wrong, or that has to be there.
 */
export function reachFrom(env: Environment, wish: Wish): Reach {
  const host = hostFrom(env);
  return {
    host,
    publicOrigin: publicOrigin(env.PUBLIC_URL),
    isTrustedProxy: trustedProxies(env.TRUST_PROXY),
    orders: ordersOf(env, host, wish),
  };
}
