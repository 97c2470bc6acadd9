/** The stand-in of this server, and the private hosts that its operator allows, as `host` or `host:port`. */
export interface AllowedHosts {
  url?: string | undefined
  privateHosts: readonly string[]
}

/** Whether the operator allows requests to the host of a URL, whatever its address and scheme. */
export function isAllowedHost(
  { hostname, port, protocol, origin }: URL,
  { url, privateHosts }: AllowedHosts,
): boolean {
  if (url !== undefined && new URL(url).origin === origin) return true
  const withPort = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  return privateHosts.includes(hostname) || privateHosts.includes(withPort)
}
