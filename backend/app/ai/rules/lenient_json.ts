const CONTROL: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Mends JSON as it arrives, in parts of any size: line breaks inside a string, which servers forget to escape, and a
 * comma before the end of a list or an object. Returns what a strict parser takes.
 */
export function lenientJson(): (part: string) => string {
  let isInString = false
  let isEscaped = false
  /** A comma with the white space after it, until it is known what follows. */
  let comma = ''

  const mend = (character: string): string => {
    if (isInString) {
      if (isEscaped) isEscaped = false
      else if (character === '\\') isEscaped = true
      else if (character === '"') isInString = false
      return CONTROL[character] ?? character
    }
    if (comma !== '' && /\s/.test(character)) return ''
    const before = character === ']' || character === '}' ? '' : comma
    comma = character === ',' ? ',' : ''
    if (character === '"') isInString = true
    return comma === '' ? before + character : before
  }
  return (part) => [...part].map(mend).join('')
}
