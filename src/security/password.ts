import argon2 from '@node-rs/argon2';

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let hashOfNobody: Promise<string> | undefined;

/** The argon2id hash of a password, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, PARAMETERS);
}

/**
 * Whether a password fits a hash. Without a hash (nobody has that e-mail) the same work is done against one that no
 * password fits, so that the time taken tells nothing.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(crypto.randomUUID());
  const fits = await argon2.verify(passwordHash ?? (await hashOfNobody), password).catch(() => false);
  return passwordHash !== undefined && fits;
}
