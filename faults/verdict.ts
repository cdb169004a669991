import { gather } from './gathering.ts';
import { heal } from './healing.ts';
import type { Evidence, Finding } from './oracle/evidence.ts';
import { judge } from './oracle/judge.ts';
import { say } from './report.ts';
import type { Scene } from './scene.ts';

/** What a run came to, once all is well again. */
export interface Verdict {
  /** How often operators and merchants had to see to something. */
  readonly nudged: number;
  /** How long it took until everything was over that can be over. */
  readonly healedMs: number;
  readonly evidence: Evidence;
  readonly findings: readonly Finding[];
}

/**
 * Heals a scene and judges what it came to.
 *
 * @param options.patienceMs how long healing waits while nothing changes.
 */
export async function healAndJudge(
  scene: Scene,
  { seed, patienceMs }: { readonly seed: number; readonly patienceMs: number },
): Promise<Verdict> {
  const healingSinceMs = Date.now();
  const nudged = await heal({ ...scene, random: scene.random.branch('healing'), seed, patienceMs, say });
  const healedMs = Date.now() - healingSinceMs;
  const evidence = await gather({ ...scene, seed });
  return { nudged, healedMs, evidence, findings: judge(evidence) };
}
