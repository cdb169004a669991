import ipaddr from 'ipaddr.js';

/** IPv4 addresses inside IPv6 (RFC 4291, section 2.5.5.2): a socket of both families names IPv4 callers so. */
const MAPPED_PREFIX_BITS = 96;

/**
 * A network in CIDR notation, as it is stored: `203.0.113.0/24`, `2001:db8::/32`. An address without a prefix is a network
 * of one address. What is written as IPv4 inside IPv6 becomes the IPv4 network that it stands for.
 *
 * @returns undefined when the text is not an address or a network, or its address has bits beyond the prefix.
 */
export function networkOf(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isWritten || address.includes('%') || rest.length > 0) return undefined;
  const written = ipaddr.parse(address);
  const widest = written.kind() === 'ipv4' ? 32 : 128;
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  const writtenBits = prefix === undefined ? widest : Number(prefix);
  if (writtenBits > widest) return undefined;
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === written.kind() ? writtenBits : writtenBits - MAPPED_PREFIX_BITS;
  if (bits < 0) return undefined;
  const network = `${parsed}/${bits}`;
  const first =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(network)
      : ipaddr.IPv6.networkAddressFromCIDR(network);
  return first.toString() === parsed.toString() ? network : undefined;
}

/**
 * Whether an address is in one of these networks. An IPv4 address inside IPv6 counts as the IPv4 address.
 *
 * @param networks as `networkOf` writes them.
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network);
    return range.kind() === parsed.kind() && parsed.match(range, bits);
  });
}

/** What an internet provider gives a single customer at least, and at most (RFC 6177). */
const IPV6_CUSTOMER_BITS = 64;
const IPV6_SITE_BITS = 48;

/**
 * What an address stands for when attempts are counted: an IPv4 address for itself, an IPv6 address for its /64, all of
 * which is usually one customer's. Anything else stands for itself.
 */
export function clientNetwork(address: string): string {
  return networkAround(address, IPV6_CUSTOMER_BITS);
}

/** The same with the /48 of an IPv6 address, for what one customer with many /64 could otherwise take from all others. */
export function siteNetwork(address: string): string {
  return networkAround(address, IPV6_SITE_BITS);
}

function networkAround(address: string, ipv6Bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${ipv6Bits}`)}/${ipv6Bits}`;
}
