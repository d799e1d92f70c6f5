import net from 'node:net';

const LOOPBACK = new net.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether only this machine can reach the address. A name other than localhost may resolve anywhere, so it is not. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost') return true;
  const version = net.isIP(bare);
  if (version === 0) return false;
  if (version === 6 && /^::ffff:/i.test(bare)) return isLoopback(bare.slice(7));
  return LOOPBACK.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}
