import { BlockList, isIP } from 'node:net';

/**
 * What Fastify is told of proxies: a caller's address is the last one in `X-Forwarded-For` that none of these has. Without
 * proxies the header is nobody's word and is ignored.
 */
export const forwardedBy = (proxies: readonly string[] | undefined): string[] | false =>
  proxies === undefined || proxies.length === 0 ? false : [...proxies];

/** The networks that Fastify knows by name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const typeOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of the trusted proxies, given as addresses, networks and names of networks. */
export function isProxyAmong(proxies: readonly string[] = []): (address: string) => boolean {
  const list = new BlockList();
  for (const each of proxies.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', prefix] = each.split('/');
    if (prefix === undefined) list.addAddress(address, typeOf(address));
    else list.addSubnet(address, Number(prefix), typeOf(address));
  }
  return (address) => list.check(address, typeOf(address));
}
