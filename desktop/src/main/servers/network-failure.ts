/** Why there was no response. */
export type NetworkFailure = 'unreachable' | 'unknown-host' | 'untrusted' | 'proxy'

/** Chromium's names of network errors, as they appear in the messages of `net.fetch`. */
const BY_NAME: readonly [RegExp, NetworkFailure][] = [
  [/ERR_NAME_(NOT_RESOLVED|RESOLUTION_FAILED)|ERR_ICANN_NAME_COLLISION/, 'unknown-host'],
  [/ERR_CERT_|ERR_SSL_|ERR_BAD_SSL_CLIENT_AUTH_CERT/, 'untrusted'],
  [/ERR_PROXY_AUTH|ERR_TUNNEL_CONNECTION_FAILED|ERR_UNEXPECTED_PROXY_AUTH/, 'proxy'],
]

/** Why a request got no response, by the error of `net.fetch`. */
export function networkFailure(error: unknown): NetworkFailure {
  const message = error instanceof Error ? error.message : ''
  return BY_NAME.find(([name]) => name.test(message))?.[1] ?? 'unreachable'
}
