const SEARCHED = 1_024
const META_CHARSET = /<meta[^>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i
const BYTE_ORDER_MARKS: [charset: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Bytes of a page as text: by their byte order mark, else by the header, else by what the page says itself, else
 * as UTF-8. Never throws: what cannot be read becomes a replacement character.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeText(bytes: Buffer, declared: string | null): string {
  const charset = markedCharset(bytes) ?? declared ?? saidCharset(bytes) ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function markedCharset(bytes: Buffer): string | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
}

/** A page whose declaration we could read is no UTF-16, whatever it declares. */
function saidCharset(bytes: Buffer): string | undefined {
  const [, charset] = META_CHARSET.exec(bytes.toString('latin1', 0, SEARCHED)) ?? []
  return charset?.toLowerCase().startsWith('utf-16') ? 'utf-8' : charset
}
