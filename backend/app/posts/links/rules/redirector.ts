/** Pages that only redirect to another address. */
export interface Redirector {
  /** Hosts, including their sub-domains. */
  hosts: readonly string[] | RegExp
  /** Matches the path in lower case, decoded, without a trailing slash. All pages of the hosts if missing. */
  path?: RegExp
  /** The parameters that may contain the target, or a function that reads it. Empty when only the service knows it. */
  target: readonly string[] | ((url: URL) => string | null)
}

/** Decodes base64 or base64url; null if invalid. */
export function fromBase64(text: string): string | null {
  return /^[\w+/-]+=*$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : null
}

/** Decodes percent-encoding; returns invalid encoding unchanged. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
