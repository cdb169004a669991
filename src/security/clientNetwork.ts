import ipaddr from 'ipaddr.js';

/** What an internet provider gives a single customer at least (RFC 6177). */
const IPV6_CUSTOMER_BITS = 64;

/**
 * What an address stands for when attempts are counted: an IPv4 address for itself, an IPv6 address for its /64, all of
 * which is usually one customer's. Anything else stands for itself.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${IPV6_CUSTOMER_BITS}`)}/${IPV6_CUSTOMER_BITS}`;
}
