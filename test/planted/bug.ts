/** A text of a file, and what comes in its place. */
export interface Replacement {
  readonly file: string;
  /** Text of the file, which is in it once. */
  readonly text: string;
  readonly replacement: string;
}

/** A bug that `npm run planted` puts into a copy of the service. Tests must find it. */
export interface PlantedBug extends Replacement {
  readonly name: string;
  /** What is replaced besides, such as the guard of the database that holds where the code fails. */
  readonly also?: readonly Replacement[];
  /** The test files that find it. */
  readonly tests: readonly string[];
}

/** Every text that a bug replaces. */
export function replacementsOf({ file, text, replacement, also = [] }: PlantedBug): readonly Replacement[] {
  return [{ file, text, replacement }, ...also];
}
