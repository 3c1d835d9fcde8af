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
  times?: number;
}

/** A file or store page that was asked for. */
export interface Download {
  file: string;
  channel: string;
  wid: string;
  path: string;
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
}
