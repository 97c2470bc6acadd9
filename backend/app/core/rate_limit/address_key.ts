import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.)/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/** An address as it is counted: one IPv4 address, or the /64 network that one IPv6 household has. */
export function addressKey(address: string): string {
  const plain = address.replace(MAPPED, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
