import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Loopback, private, link-local, shared, documentation, multicast and reserved networks (RFC 6890). */
const networks: [address: string, bits: number][] = [
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
]
/** Of IPv6 only 2000::/3 is given out for the internet; these are parts of it that are not. */
const networks6: [address: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [address, bits] of networks) closed.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of networks6) closed.addSubnet(address, bits, 'ipv6')
const internet6 = new BlockList()
internet6.addSubnet('2000::', 3, 'ipv6')

const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i

/** An address of IPv4 written as one of IPv6 leads to the same machine. */
function plain(address: string): string {
  const [, dotted, high, low] = mapped.exec(address) ?? []
  if (dotted) return dotted
  if (!high || !low) return address
  const number = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.')
}

/** Whether an address is one of this machine, of its neighbours, or of nobody. */
export function isPrivateAddress(text: string): boolean {
  const address = plain(text)
  if (isIPv4(address)) return closed.check(address, 'ipv4')
  return !isIPv6(address) || !internet6.check(address, 'ipv6') || closed.check(address, 'ipv6')
}
