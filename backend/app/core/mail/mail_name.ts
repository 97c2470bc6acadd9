const LENGTH_MAX = 40
/** Letters of every script, digits, spaces, pictures and the signs that names are written with. */
const NOT_IN_NAMES =
  /[^\p{L}\p{M}\p{N}\p{Zs}\p{Join_Control}\p{Extended_Pictographic}'’&,()+!?#*%–—“”„«»-]+/gu

/**
 * A name that somebody chose, as mails to others show it: short, and without the dots, slashes and colons that mail
 * clients turn into links.
 */
export function mailName(name: string): string {
  const plain = name.normalize('NFKC').replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ').trim()
  const letters = [...plain]
  return letters.length <= LENGTH_MAX
    ? plain
    : `${letters
        .slice(0, LENGTH_MAX - 1)
        .join('')
        .trimEnd()}…`
}
