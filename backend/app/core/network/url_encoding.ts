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
