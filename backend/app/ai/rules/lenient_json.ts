const CONTROL: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Repairs JSON while it arrives, in chunks of any size: unescaped line breaks inside a string, and a comma before the
 * end of a list or an object. Returns text for a strict parser.
 */
export function lenientJson(): (part: string) => string {
  let isInString = false
  let isEscaped = false
  /** A comma with the white space after it, until the next character is known. */
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
