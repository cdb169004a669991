/** Bounds how much is under way at once for each of many, such as businesses, in this process. */
export interface Places {
  /** Takes one of the places of `owner`, if any is free, which then has to be given back. Returns whether it did. */
  take(owner: string): boolean;
  giveBack(owner: string): void;
}

/** @param most how many places each owner has. */
export function createPlaces(most: number): Places {
  const taken = new Map<string, number>();
  return {
    take(owner) {
      const count = taken.get(owner) ?? 0;
      if (count >= most) return false;
      taken.set(owner, count + 1);
      return true;
    },
    giveBack(owner) {
      const left = (taken.get(owner) ?? 0) - 1;
      if (left > 0) taken.set(owner, left);
      else taken.delete(owner);
    },
  };
}
