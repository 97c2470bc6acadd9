import { isIP } from 'node:net'

const LENGTH_MAX = 300

/**
 * The scheme, host and port of a typed address: `fanfare.example`,
 * `https://fanfare.example/dashboard`, `localhost:3333`. Null for an invalid one. The default scheme is https,
 * or http on this device.
 */
export function serverAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > LENGTH_MAX || /\s/.test(text)) return null
  const [, scheme, rest = text] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(text) ?? []
  const url = parse(`${scheme ?? 'https'}://${rest}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (scheme === undefined && isLoopback(url.hostname)) return `http://${url.host}`
  return url.origin
}

/** Whether the connection to a server is encrypted, or never leaves this device. */
export function isEncrypted(address: string): boolean {
  return address.startsWith('https:') || isLoopback(new URL(address).hostname)
}

function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  return isIP(name) === 4 && name.startsWith('127.')
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
