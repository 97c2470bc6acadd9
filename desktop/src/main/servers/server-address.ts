import { isIP } from 'node:net'

/**
 * The address of a server as somebody types it: `fanfare.example`, `https://fanfare.example/dashboard`,
 * `localhost:3333`. Answers scheme, host and port; null when it is none. Without a scheme it is https, on
 * this computer http.
 */
export function serverAddress(typed: string): string | null {
  const words = typed.trim()
  if (words === '' || words.length > LONGEST || /\s/.test(words)) return null
  const [, scheme, rest = words] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(words) ?? []
  const url = parse(`${scheme ?? 'https'}://${rest}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (scheme === undefined && isThisComputer(url.hostname)) return `http://${url.host}`
  return url.origin
}

const LONGEST = 300

/** Whether a connection may go without encryption: it never leaves this computer. */
export function isThisComputer(hostname: string): boolean {
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
