import { invalidFilter } from '#organizations/scim/errors'

export interface Token {
  kind: 'word' | 'string' | 'number' | 'mark'
  text: string
}

const TOKEN =
  /\s*(?:(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?)(?![\w:$-])|(?<word>[A-Za-z$][\w$:-]*(?:\.[\w$:-]+)*)|(?<mark>\.?[A-Za-z]\w*|[()[\]]))/y

/** A filter is a line of a log of another system, not a document. */
const LENGTH_MAX = 2_000

/** The tokens of a filter or a path. Throws invalidFilter. */
export function tokensOf(text: string): Token[] {
  if (text.length > LENGTH_MAX) throw invalidFilter(`A filter has at most ${LENGTH_MAX} characters.`)
  const tokens: Token[] = []
  const source = text.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const groups = TOKEN.exec(source)?.groups
    if (groups === undefined) throw invalidFilter(`The filter cannot be read from character ${at + 1} on.`)
    const [kind, found] = Object.entries(groups).find(([, value]) => value !== undefined)!
    tokens.push({ kind: kind as Token['kind'], text: found })
  }
  return tokens
}
