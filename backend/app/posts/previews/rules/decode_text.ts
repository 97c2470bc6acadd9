import sniffEncoding from 'html-encoding-sniffer'

/** An encoding that no page uses: none was found. */
const NONE = 'x-user-defined'
/** How far a declaration is searched for that comes later than the standard allows. */
const LATE_MAX = 100_000
const UNREAD = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi
const DECLARATION = /<meta\b[^>]*\bcharset\b[^>]*>/i

/**
 * Decodes a page by its byte order mark, the header, its own declaration, even a late one, or as UTF-8. Never throws:
 * bytes that cannot be decoded become replacement characters.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeText(bytes: Buffer, declared: string | null): string {
  const sniffed = sniffEncoding(bytes, {
    transportLayerEncodingLabel: declared ?? undefined,
    defaultEncoding: NONE,
  })
  const encoding = sniffed === NONE ? declaredLate(bytes) : sniffed
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // Node lacks decoders for a few encodings of the standard.
    return new TextDecoder().decode(bytes)
  }
}

/** As browsers do, which restart when they find a late declaration. */
function declaredLate(bytes: Buffer): string {
  const begin = bytes.subarray(0, LATE_MAX).toString('latin1').replace(UNREAD, '')
  const declaration = DECLARATION.exec(begin)?.[0] ?? ''
  return sniffEncoding(Buffer.from(declaration), { defaultEncoding: 'UTF-8' })
}
