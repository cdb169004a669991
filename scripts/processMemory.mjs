/**
 * How Node is started where one process is the whole service, as in `npm start`, so that it stays small. Fresh, and after 80 to
 * 100 s under load on busy cores, it takes 259 and 466 MB. Without options it took 422 and 766 MB, or 292 and 686 MB. With 8 MiB
 * for new objects and two arenas it took 280 and 541 MB; --heap-growing-percent=30 made 343 MB of 401.
 * After loading, an API takes 188 MB, a relay 159 MB, a worker 180 MB.
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
