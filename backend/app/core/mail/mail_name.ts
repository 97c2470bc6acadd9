const LENGTH_MAX = 40
/** Letters of every script, digits, spaces, emoji and punctuation that occurs in names. */
const NOT_IN_NAMES =
  /[^\p{L}\p{M}\p{N}\p{Zs}\p{Join_Control}\p{Extended_Pictographic}'’&,()+!?#*%–—“”„«»-]+/gu

/**
 * A user-chosen name for mails to other people: shortened, and without the dots, slashes and colons that mail clients
 * turn into links.
 */
export function mailName(name: string): string {
  const plain = name.normalize('NFKC').replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ').trim()
  const characters = [...plain]
  return characters.length <= LENGTH_MAX
    ? plain
    : `${characters
        .slice(0, LENGTH_MAX - 1)
        .join('')
        .trimEnd()}…`
}
