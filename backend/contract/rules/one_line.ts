const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A text on one line as it can be seen: without control characters, spaces in a row as one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
}
