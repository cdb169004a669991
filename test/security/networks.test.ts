import { describe, expect, it } from '@jest/globals';
import { clientNetwork, isInNetworks, networkOf, siteNetwork } from '../../src/security/networks.ts';

describe('a network in CIDR notation', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['203.0.113.7', '203.0.113.7/32'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:7::/48', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ])('is read: %s', (written, read) => {
    expect(networkOf(written)).toBe(read);
  });

  it.each([
    '',
    'localhost',
    '10',
    '0x7f.0.0.1',
    '010.0.0.1',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/24',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/',
    '203.0.113.0/24/24',
    '203.0.113.0/255.255.255.0',
    '2001:db8::1/64',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:203.0.113.0/90',
  ])('is refused: %j', (written) => {
    expect(networkOf(written)).toBeUndefined();
  });

  it.each([
    ['203.0.113.7', true],
    ['::ffff:203.0.113.7', true],
    ['203.0.114.7', false],
    ['2001:db8:7:1::9', true],
    ['2001:db8:8::9', false],
    ['::1', false],
    ['', false],
    ['nonsense', false],
  ])('has an address, or has not: %s %s', (address, isIn) => {
    expect(isInNetworks(address, ['203.0.113.0/24', '2001:db8:7::/48'])).toBe(isIn);
  });
});

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:7:1::9', '2001:db8:7:1::/64', '2001:db8:7::/48'],
    ['nonsense', 'nonsense', 'nonsense'],
  ])('is its own, and of IPv6 what a customer has: %s', (address, own, site) => {
    expect([clientNetwork(address), siteNetwork(address)]).toEqual([own, site]);
  });
});
