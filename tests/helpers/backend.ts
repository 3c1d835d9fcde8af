/** Orders to the embedded backend, and what it has seen, for one test's scope. */
import type { APIRequestContext } from '@playwright/test';

/** A fault to order: see `/__sandbox/`. */
export interface Fault {
  call: string;
  status?: number;
  delay?: number;
  body?: string;
  drop?: boolean;
  hang?: boolean;
  lose?: boolean;
  times?: number;
}

/** A file or store page that was asked for. */
export interface Download {
  file: string;
  channel: string;
  wid: string;
  path: string;
}

/** A batch of a session recording. */
export interface Recording {
  session: string;
  batch: number;
  page: string;
  events: { type: number; timestamp: number }[];
}

/** A form that arrived: its fields, and what the backend adds. */
export type Enquiry = Record<string, string>;

/** Feedback that arrived, with its files. */
export type Feedback = Enquiry & { attachments: { name: string; size: number; type: string }[] };

/** An account of a test's own. */
export interface TestAccount {
  userid: string;
  username: string;
  email: string;
  password: string;
}

/** Something that was bought. */
export interface Bought {
  sku: string;
  amount: number;
  keys: string[];
}

export class Backend {
  /** Faults are in force: failed requests are no surprise. */
  failing = false;

  constructor(
    private readonly request: APIRequestContext,
    private readonly scope: string,
  ) {}

  /** Makes calls fail from now on. */
  async fail(...faults: Fault[]): Promise<void> {
    const url = `/__sandbox/faults?scope=${this.scope}`;
    const answer = await this.request.put(url, { data: faults });
    if (!answer.ok()) throw new Error(await answer.text());
    this.failing = true;
  }

  /** What was downloaded or opened in a store, oldest first. */
  async downloads(): Promise<Download[]> {
    const answer = await this.request.get(`/__sandbox/downloads?scope=${this.scope}`);
    return (await answer.json()) as Download[];
  }

  /** Analytics events that arrived, oldest first. */
  async events(): Promise<Record<string, unknown>[]> {
    const answer = await this.request.get(`/__sandbox/events?scope=${this.scope}`);
    return (await answer.json()) as Record<string, unknown>[];
  }

  /** Batches of session recordings, in the order of their arrival. */
  async recordings(): Promise<Recording[]> {
    const answer = await this.request.get(`/__sandbox/recordings?scope=${this.scope}`);
    return (await answer.json()) as Recording[];
  }

  /** Moves the visitor: ISO 3166-1, empty for unknown. */
  async moveTo(country: string): Promise<void> {
    await this.request.put(`/__sandbox/country?scope=${this.scope}`, { data: { country } });
  }

  /** Puts the visitors into arms of the experiments. */
  async order(arms: Record<string, string>): Promise<void> {
    const url = `/__sandbox/experiments?scope=${this.scope}`;
    const answer = await this.request.put(url, { data: arms });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Who asked the A/B host, oldest first. */
  async asked(): Promise<{ uuid: string; group: string }[]> {
    const answer = await this.request.get(`/__sandbox/experiments?scope=${this.scope}`);
    const { asked } = (await answer.json()) as { asked: { uuid: string; group: string }[] };
    return asked;
  }

  /** Business enquiries, account requests and links that were asked for, oldest first. */
  async enquiries(): Promise<Enquiry[]> {
    const answer = await this.request.get(`/__sandbox/enquiries?scope=${this.scope}`);
    return (await answer.json()) as Enquiry[];
  }

  /** Feedback, oldest first. */
  async feedback(): Promise<Feedback[]> {
    const answer = await this.request.get(`/__sandbox/feedback?scope=${this.scope}`);
    return (await answer.json()) as Feedback[];
  }

  /** Makes an account that nobody else uses. @param order `expirationDate` is in seconds. */
  async account(order: { username?: string; expirationDate?: number } = {}): Promise<TestAccount> {
    const answer = await this.request.post('/__sandbox/accounts', { data: order });
    return (await answer.json()) as TestAccount;
  }

  /** What was bought, oldest first. */
  async purchases(): Promise<Bought[]> {
    const answer = await this.request.get(`/__sandbox/purchases?scope=${this.scope}`);
    return (await answer.json()) as Bought[];
  }
}
