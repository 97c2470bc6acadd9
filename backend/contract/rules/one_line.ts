const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A text as one visible line: no control characters, runs of white space as one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
}
