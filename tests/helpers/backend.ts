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

  /**
   * Orders something, or reads back what has arrived.
   * @param path below `/__sandbox/`.
   */
  private async ask<Result>(path: string, data?: unknown, method = 'PUT'): Promise<Result> {
    const token = process.env.SANDBOX_TOKEN;
    const answer = await this.request.fetch(`/__sandbox/${path}?scope=${this.scope}`, {
      ...(data !== undefined && { method, data }),
      ...(token && { headers: { 'x-sandbox-token': token } }),
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Result;
  }

  /** Makes calls fail from now on. */
  async fail(...faults: Fault[]): Promise<void> {
    await this.ask('faults', faults);
    this.failing = true;
  }

  /** What was downloaded or opened in a store, oldest first. */
  downloads(): Promise<Download[]> {
    return this.ask('downloads');
  }

  /** Analytics events that arrived, oldest first. */
  events(): Promise<Record<string, unknown>[]> {
    return this.ask('events');
  }

  /** Batches of session recordings, in the order of their arrival. */
  recordings(): Promise<Recording[]> {
    return this.ask('recordings');
  }

  /** Moves the visitor: ISO 3166-1, empty for unknown. */
  async moveTo(country: string): Promise<void> {
    await this.ask('country', { country });
  }

  /** Puts the visitors into arms of the experiments. */
  async order(arms: Record<string, string>): Promise<void> {
    await this.ask('experiments', arms);
  }

  /** Who asked the A/B host, oldest first. */
  async asked(): Promise<{ uuid: string; group: string }[]> {
    const { asked } = await this.ask<{ asked: { uuid: string; group: string }[] }>('experiments');
    return asked;
  }

  /** Business enquiries, account requests and links that were asked for, oldest first. */
  enquiries(): Promise<Enquiry[]> {
    return this.ask('enquiries');
  }

  /** Feedback, oldest first. */
  feedback(): Promise<Feedback[]> {
    return this.ask('feedback');
  }

  /** Makes an account that nobody else uses. @param order `expirationDate` is in seconds. */
  account(order: { username?: string; expirationDate?: number } = {}): Promise<TestAccount> {
    return this.ask('accounts', order, 'POST');
  }

  /** What was bought, oldest first. */
  purchases(): Promise<Bought[]> {
    return this.ask('purchases');
  }
}
