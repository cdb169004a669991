import type { Scene } from '../scene.ts';

/** What makes alerts fire. */
export interface Condition {
  /** The alerts that fire because of it, with labels that the notice of each must have. */
  readonly alerts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is done, and how it is undone, as the table says it. */
  readonly made: string;
  readonly undone: string;
  /** Makes it true. Returns what undoes it. */
  readonly make: (scene: Scene) => Promise<() => Promise<unknown>>;
  /** What is done while the alerts fire, after which they must still fire. */
  readonly meanwhile?: (scene: Scene) => Promise<void>;
  /** Whether it is about the sandbox: then the alerts have the severity `info`, and no receiver gets a notice. */
  readonly isOfSandbox?: true;
  /** Whether no notice says that it has cleared: notices no longer arrive. */
  readonly clearsBySilence?: true;
}
