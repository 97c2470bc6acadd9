import sniffEncoding from 'html-encoding-sniffer'

/**
 * Decodes a page by its byte order mark, the header, its own declaration, or as UTF-8. Never throws: bytes that
 * cannot be decoded become replacement characters.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeText(bytes: Buffer, declared: string | null): string {
  const encoding = sniffEncoding(bytes, {
    transportLayerEncodingLabel: declared ?? undefined,
    defaultEncoding: 'UTF-8',
  })
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // Node lacks decoders for a few encodings of the standard.
    return new TextDecoder().decode(bytes)
  }
}
