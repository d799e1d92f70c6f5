import net from 'node:net';

/** Networks that are somebody's own, or nobody's (IANA's registries of special-purpose addresses). */
const SPECIAL_4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6 only this is anybody's; what of it is special follows, with what carries an IPv4 address inside (2002::/16). */
const GLOBAL_6 = ['2000::', 3] as const;
const SPECIAL_6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]) => {
  const list = new net.BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

const special4 = listOf('ipv4', SPECIAL_4);
const special6 = listOf('ipv6', SPECIAL_6);
const global6 = listOf('ipv6', [GLOBAL_6]);

/** Whether an IP address is one of the public internet, and not of this machine or a network around it. */
export function isPublicAddress(address: string): boolean {
  const family = net.isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
