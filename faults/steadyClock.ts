/** Ms since 1970 by a clock that never jumps. */
export function steadyNowMs(): number {
  return performance.timeOrigin + performance.now();
}
