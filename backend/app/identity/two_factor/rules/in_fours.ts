/** A text in groups of four characters, easier to read out and to type. */
export function inFours(text: string, separator: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator)
}
