import ipaddr from 'ipaddr.js'

/** Whether the host of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return (
    address === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
  )
}

/** The modes in which the driver encrypts the connection and verifies the certificate. */
const VERIFIED = new Set(['require', 'verify-ca', 'verify-full'])

/** Whether the connection of a PostgreSQL address is encrypted, or stays on this machine. */
export function isEncryptedOrLocal(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const isLocal = host === '' || host.startsWith('/') || isLoopback(host)
  return isLocal || VERIFIED.has(searchParams.get('sslmode') ?? '')
}
