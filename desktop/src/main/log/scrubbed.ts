const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+|[^\s=]+@[\w-]+(\.[\w-]+)+/gi
const SECRET = /[\w+/.-]{32,}=*/g
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const LENGTH_MAX = 500

/**
 * A log line without personal data that slipped in by mistake: replaces addresses, e-mail addresses, anything as long as
 * a token, and the home folder. Ids stay.
 */
export function scrubbed(line: string, home: string): string {
  return line
    .replaceAll(/\s+/g, ' ')
    .replaceAll(home, '~')
    .replaceAll(ADDRESS, '[address]')
    .replaceAll(SECRET, (word) => (UUID.test(word) ? word : '[secret]'))
    .slice(0, LENGTH_MAX)
}
