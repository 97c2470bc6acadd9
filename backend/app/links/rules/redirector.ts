/** Pages that only lead to another address. */
export interface Redirector {
  /** A host with its sub-domains. */
  hosts: readonly string[] | RegExp
  /** Matches the path in lower case, decoded, without a slash at the end. All pages of the hosts when missing. */
  path?: RegExp
  /** The parameters that may hold the target, or how else to read it. None when only the service knows it. */
  target: readonly string[] | ((url: URL) => string | null)
}

/** Text in base64 or base64url; null when it is none. */
export function fromBase64(text: string): string | null {
  return /^[\w+/-]+=*$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : null
}

/** Text with percent-encoding; as it is when that is broken. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
