import { describe, expect, test } from '@jest/globals';
import {
  checkWebhookUrl,
  classifyAddress,
  judgeWebhookUrl,
  type WebhookUrlPolicy,
} from '../../src/security/outboundAddress.ts';

const PROD: WebhookUrlPolicy = { environment: 'prod', allowLoopback: false };
const SANDBOX: WebhookUrlPolicy = { environment: 'test', allowLoopback: false };
const SANDBOX_HERE: WebhookUrlPolicy = { environment: 'test', allowLoopback: true };

describe('the class of an address', () => {
  test.each([
    ['8.8.8.8', 'public'],
    ['102.89.23.1', 'public'],
    ['172.15.255.255', 'public'],
    ['172.32.0.1', 'public'],
    ['100.63.255.255', 'public'],
    ['2001:4860:4860::8888', 'public'],
    ['2c0f:fb50:4003::1', 'public'],
    ['64:ff9b::8.8.8.8', 'public'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['::1', 'loopback'],
    ['0.0.0.0', 'refused'],
    ['0.1.2.3', 'refused'],
    ['10.0.0.1', 'refused'],
    ['172.16.0.1', 'refused'],
    ['172.31.255.255', 'refused'],
    ['192.168.1.1', 'refused'],
    ['169.254.169.254', 'refused'],
    ['168.63.129.16', 'refused'],
    ['100.64.0.1', 'refused'],
    ['100.100.100.200', 'refused'],
    ['192.0.0.192', 'refused'],
    ['192.0.2.7', 'refused'],
    ['198.18.0.1', 'refused'],
    ['198.51.100.1', 'refused'],
    ['203.0.113.1', 'refused'],
    ['224.0.0.1', 'refused'],
    ['239.255.255.255', 'refused'],
    ['240.0.0.1', 'refused'],
    ['255.255.255.255', 'refused'],
    ['::', 'refused'],
    ['::127.0.0.1', 'refused'],
    ['::ffff:127.0.0.1', 'refused'],
    ['::ffff:10.0.0.1', 'refused'],
    ['::ffff:8.8.8.8', 'refused'],
    ['::ffff:0:10.0.0.1', 'refused'],
    ['64:ff9b::127.0.0.1', 'refused'],
    ['64:ff9b::10.0.0.1', 'refused'],
    ['64:ff9b::169.254.169.254', 'refused'],
    ['64:ff9b:1::8.8.8.8', 'refused'],
    ['2002:7f00:1::', 'refused'],
    ['2002:a00:1::', 'refused'],
    ['2002:808:808::', 'refused'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'refused'],
    ['fe80::1', 'refused'],
    ['fe80::1%eth0', 'refused'],
    ['fc00::1', 'refused'],
    ['fd00:ec2::254', 'refused'],
    ['fec0::1', 'refused'],
    ['ff02::1', 'refused'],
    ['100::1', 'refused'],
    ['2001:db8::1', 'refused'],
    ['3fff::1', 'refused'],
    ['4000::1', 'refused'],
    ['example.com', 'refused'],
    ['', 'refused'],
  ] as const)('%s is %s', (address, expected) => {
    expect(classifyAddress(address)).toBe(expected);
  });
});

describe('what is written in a webhook address', () => {
  // What each policy says of it: production, the sandbox, and the sandbox with the switch for loopback.
  test.each([
    ['https://merchant.example/hooks?x=1', 'ok', 'ok', 'ok'],
    ['https://merchant.example:8443/', 'ok', 'ok', 'ok'],
    ['https://8.8.8.8/', 'ok', 'ok', 'ok'],
    ['https://[2001:4860:4860::8888]/', 'ok', 'ok', 'ok'],
    ['https://merchant.example:0/', 'no', 'no', 'no'],
    ['http://127.0.0.1:0/', 'no', 'no', 'no'],
    ['https://mer\tchant.example/', 'no', 'no', 'no'],
    ['https://merchant.example/a\nb', 'no', 'no', 'no'],
    ['https://merchant.example/\u0001', 'no', 'no', 'no'],
    ['https://merchant.example/?a=\u0085', 'no', 'no', 'no'],
    ['http://merchant.example/', 'no', 'no', 'no'],
    ['http://8.8.8.8/', 'no', 'no', 'no'],
    ['ftp://merchant.example/', 'no', 'no', 'no'],
    ['file:///etc/passwd', 'no', 'no', 'no'],
    ['javascript:alert(1)', 'no', 'no', 'no'],
    ['merchant.example/hooks', 'no', 'no', 'no'],
    ['//merchant.example/hooks', 'no', 'no', 'no'],
    ['', 'no', 'no', 'no'],
    ['https://', 'no', 'no', 'no'],
    [`https://merchant.example/${'x'.repeat(2_048)}`, 'no', 'no', 'no'],
    ['https://user@merchant.example/', 'no', 'no', 'no'],
    ['https://user:password@merchant.example/', 'no', 'no', 'no'],
    ['https://:password@merchant.example/', 'no', 'no', 'no'],
    ['https://merchant.example@127.0.0.1/', 'no', 'no', 'no'],
    ['http://127.0.0.1:3000/', 'no', 'no', 'ok'],
    ['https://127.0.0.1/', 'no', 'no', 'ok'],
    ['http://127.9.9.9/', 'no', 'no', 'ok'],
    ['http://[::1]:3000/', 'no', 'no', 'ok'],
    ['http://localhost:3000/', 'no', 'no', 'ok'],
    ['https://localhost/', 'no', 'no', 'ok'],
    ['https://LOCALHOST./', 'no', 'no', 'ok'],
    // The same loopback address in the spellings that fool a look at the text.
    ['https://2130706433/', 'no', 'no', 'ok'],
    ['https://0x7f000001/', 'no', 'no', 'ok'],
    ['https://0x7f.1/', 'no', 'no', 'ok'],
    ['https://0177.0.0.1/', 'no', 'no', 'ok'],
    ['https://127.1/', 'no', 'no', 'ok'],
    ['https://127.0.0.1./', 'no', 'no', 'ok'],
    ['https://127。0。0。1/', 'no', 'no', 'ok'],
    ['https://①②⑦.⓪.⓪.①/', 'no', 'no', 'ok'],
    ['https://%31%32%37.0.0.1/', 'no', 'no', 'ok'],
    ['https://[0:0:0:0:0:0:0:1]/', 'no', 'no', 'ok'],
    ['https:\\\\127.0.0.1\\', 'no', 'no', 'ok'],
    // Loopback in disguise, and other networks of ours, stay closed with the switch too.
    ['https://[::ffff:127.0.0.1]/', 'no', 'no', 'no'],
    ['https://[::ffff:7f00:1]/', 'no', 'no', 'no'],
    ['https://[::127.0.0.1]/', 'no', 'no', 'no'],
    ['https://[64:ff9b::7f00:1]/', 'no', 'no', 'no'],
    ['https://0/', 'no', 'no', 'no'],
    ['https://0.0.0.0/', 'no', 'no', 'no'],
    ['https://10.1.2.3/', 'no', 'no', 'no'],
    ['https://167772161/', 'no', 'no', 'no'],
    ['https://192.168.0.1/', 'no', 'no', 'no'],
    ['https://169.254.169.254/latest/meta-data/', 'no', 'no', 'no'],
    ['https://2852039166/', 'no', 'no', 'no'],
    ['https://0xA9FEA9FE/', 'no', 'no', 'no'],
    ['https://[fe80::1%25eth0]/', 'no', 'no', 'no'],
    ['https://[fd00:ec2::254]/', 'no', 'no', 'no'],
    ['https://[::]/', 'no', 'no', 'no'],
  ] as const)('%s: prod %s, sandbox %s, sandbox with loopback %s', (url, prod, sandbox, sandboxHere) => {
    const verdicts = [PROD, SANDBOX, SANDBOX_HERE].map((policy) => judgeWebhookUrl(url, policy).ok);
    expect(verdicts).toEqual([prod, sandbox, sandboxHere].map((verdict) => verdict === 'ok'));
  });

  test('production ignores the switch for loopback', () => {
    const policy: WebhookUrlPolicy = { environment: 'prod', allowLoopback: true };
    expect(judgeWebhookUrl('https://127.0.0.1/', policy).ok).toBe(false);
    expect(judgeWebhookUrl('http://localhost/', policy).ok).toBe(false);
  });

  test('the reason completes a sentence that a merchant can act on', () => {
    const reasonOf = (url: string) => {
      const verdict = judgeWebhookUrl(url, PROD);
      return verdict.ok ? undefined : verdict.reason;
    };
    expect(reasonOf('http://merchant.example/')).toBe('must begin with https://');
    expect(reasonOf('https://mer\tchant.example/')).toBe('must not contain control characters');
    expect(reasonOf('https://merchant.example:0/')).toBe('must not have port 0');
    expect(reasonOf('https://a:b@merchant.example/')).toBe('must not contain a user name or password');
    expect(reasonOf('https://10.0.0.1/')).toBe('must not lead to a private, local or reserved network');
    expect(reasonOf('nonsense')).toBe('must be a complete https address');
  });
});

describe('a webhook address that is about to be saved', () => {
  const resolvingTo =
    (...addresses: string[]) =>
    async () =>
      addresses;

  test('is accepted when every address of its name is public', async () => {
    const verdict = await checkWebhookUrl(
      'https://merchant.example/hooks',
      PROD,
      resolvingTo('8.8.8.8', '2001:4860:4860::8888'),
    );
    expect(verdict.ok && verdict.url.href).toBe('https://merchant.example/hooks');
  });

  test.each([
    [['10.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['2001:4860:4860::8888', '::1']],
    [['169.254.169.254']],
    [['::ffff:169.254.169.254']],
    [['fe80::1%eth0']],
  ])('is refused when its name resolves to %j', async (addresses) => {
    const verdict = await checkWebhookUrl('https://merchant.example/', PROD, resolvingTo(...addresses));
    expect(verdict.ok).toBe(false);
  });

  test('is refused in the sandbox when a foreign name resolves to this machine, switch or not', async () => {
    const verdict = await checkWebhookUrl(
      'https://merchant.example/',
      SANDBOX_HERE,
      resolvingTo('127.0.0.1'),
    );
    expect(verdict.ok).toBe(false);
  });

  test('may be localhost with the switch, as long as localhost is this machine', async () => {
    const url = 'http://localhost:3000/';
    expect((await checkWebhookUrl(url, SANDBOX_HERE, resolvingTo('127.0.0.1', '::1'))).ok).toBe(true);
    expect((await checkWebhookUrl(url, SANDBOX_HERE, resolvingTo('10.0.0.1'))).ok).toBe(false);
  });

  test('is accepted while its name does not resolve yet', async () => {
    const failing = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    expect((await checkWebhookUrl('https://not-yet.example/', PROD, failing)).ok).toBe(true);
  });

  test('asks no resolver about an IP literal or a refused address', async () => {
    const asked: string[] = [];
    const lookup = async (hostname: string) => {
      asked.push(hostname);
      return ['8.8.8.8'];
    };
    await checkWebhookUrl('https://8.8.4.4/', PROD, lookup);
    await checkWebhookUrl('http://merchant.example/', PROD, lookup);
    expect(asked).toEqual([]);
    await checkWebhookUrl('https://merchant.example/', PROD, lookup);
    expect(asked).toEqual(['merchant.example']);
  });
});
