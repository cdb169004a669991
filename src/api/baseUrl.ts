/** Where the contract lives below the origin. */
export const BASE_PATH = '/v1/business';

/** The base URL of the contract for an API that listens at `apiUrl`. */
export function baseUrlOf(apiUrl: string): string {
  return `${apiUrl}${BASE_PATH}`;
}
