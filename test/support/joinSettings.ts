type Settings = Readonly<Record<string, string>>;

/**
 * The settings of a service that calls several servers of providers. Each server has its own address in PROVIDER_URLS. Of
 * two values of one setting, or two addresses of one provider, the last one counts.
 */
export function joinSettings(...parts: readonly Settings[]): Settings {
  const addresses = parts.flatMap(({ PROVIDER_URLS }) => PROVIDER_URLS?.split(',') ?? []);
  const addressOf = new Map(addresses.map((address) => [address.split('=')[0], address]));
  return { ...Object.assign({}, ...parts), PROVIDER_URLS: [...addressOf.values()].join(',') };
}
