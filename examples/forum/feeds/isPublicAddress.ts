import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks of machines that only this one's own neighbours reach, and those that are no machine's at all. */
const closed = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '100::/64', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'ff00::/8'],
]) {
  const [address, bits] = range.split('/') as [string, string];
  closed.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
}

// An IPv4 address in the clothes of IPv6 would bring all of IPv4 into the list.
const isMapped = (address: string) => /^(0*:)+:?(0*:)*ffff:/i.test(address);

/** Whether an IP address is one of the open web. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !isMapped(address) && !closed.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
