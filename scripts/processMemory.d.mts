export const smallProcess: {
  readonly nodeArgs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
