/** What a host is: a function that adds its routes, given what every host may use. */
import type { Database } from '../data/queries';
import type { Retention } from '../data/retention';
import type { AttachmentFolder } from '../forms/attachments/folder';
import type { App } from '../http/call';
import type { Budgets } from '../http/limits';
import type { Scopes } from '../http/scopes';
import type { Sender } from '../mail/sender';
import type { Settings } from '../settings';

/** What every host may use. */
export interface Sandbox {
  readonly database: Database;
  readonly scopes: Scopes;
  readonly settings: Settings;
  /** How much of what visitors may do. */
  readonly budgets: Budgets;
  readonly attachments: AttachmentFolder;
  /** Asked before records are kept that go with time. */
  readonly retention: Pick<Retention, 'admit'>;
  /** Sends what is in the outbox; wake it when there is something new. */
  readonly sender: Pick<Sender, 'wake'>;
  /** Whether the backend has been asked to end. */
  isEnding(): boolean;
}

/** Adds the routes of one host. */
export type HostRoutes = (app: App, sandbox: Sandbox) => void;
