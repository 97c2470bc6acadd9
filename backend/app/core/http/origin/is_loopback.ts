import ipaddr from 'ipaddr.js'

/** Whether the host of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return (
    address === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
  )
}
