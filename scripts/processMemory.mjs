/**
 * How Node is started where one process is the whole service, as in `npm start`, so that it stays small
 * (docs/PERFORMANCE.md, "Memory of npm start"):
 *
 * - Node 24 lets the space for new objects grow with the memory of the machine. An isolate keeps what it took, and this
 *   process has two: the program and the thread that runs workflows.
 * - V8 lets a heap grow to several times what is alive in it before it collects. A third more is enough room here: under load the
 *   same work took no more CPU time with it.
 * - glibc gives each thread an arena of its own, which keeps what was freed in it; two serve all threads.
 */
export const smallProcess = {
  nodeArgs: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  env: { MALLOC_ARENA_MAX: '2' },
};
