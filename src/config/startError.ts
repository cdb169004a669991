/**
 * A failure to start that the person at the terminal can fix. Its message is one whole sentence, shown as it
 * stands and without a stack trace.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
