import { readFileSync } from 'node:fs';
import { AdminError } from './errors.ts';

/** @throws AdminError when the file cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new AdminError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
