/** A text in groups of four, as people read it out and copy it from paper. */
export function inFours(text: string, separator: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator)
}
