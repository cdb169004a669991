// What the test files of one folder share in a process, beside modules: see runner.ts for the folders that one process runs.
const stops: (() => Promise<void>)[] = [];

/** Has something stopped once this process has run its last file of the folder whose file runs now. */
export function afterFolder(stop: () => Promise<void>): void {
  stops.push(stop);
}

/** Stops all that the folder's files have started, the latest first. Throws what the first to fail throws. */
export async function leaveFolder(): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
}

/** Whether a test file is in a folder of `test`. */
export function isInFolder({ path }: { readonly path: string }, folder: string): boolean {
  return path.includes(`/test/${folder}/`);
}
