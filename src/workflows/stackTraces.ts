/**
 * The SDK keeps a stack trace of each promise of a workflow, for the call stack in the Temporal UI and in what a failed
 * task says. Ten frames, each looked up in the source map, take a sixth of the time of the workflow's thread; the first four
 * say where a workflow waits, because the others are the SDK's. `Reflect`, because the sandbox may have frozen `Error` where
 * modules run for each workflow; then ten stay.
 */
const FRAMES = 4;

Reflect.set(Error, 'stackTraceLimit', FRAMES);
