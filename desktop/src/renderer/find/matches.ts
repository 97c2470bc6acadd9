/** The start and end of each match in a text. Case and the kind of white space make no difference. */
export function matchesIn(text: string, words: string): Array<[start: number, end: number]> {
  const parts = words.trim().split(/\s+/).map(escape)
  if (parts[0] === '') return []
  return [...text.matchAll(new RegExp(parts.join('\\s+'), 'giu'))].map(({ index, 0: match }) => [
    index,
    index + match.length,
  ])
}

const escape = (part: string) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
