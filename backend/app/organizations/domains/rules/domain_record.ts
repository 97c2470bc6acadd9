import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 20
const PREFIX = 'fanfare-verification='

/** The token of a new record, which nobody can publish before it is shown. */
export const newRecordToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** The name at which the record is looked up, besides the domain itself. */
export const recordName = (domain: string) => `_fanfare.${domain}`

export const recordValue = (token: string) => `${PREFIX}${token}`

/** Whether a TXT record, in its parts, has a value. Some panels keep the quotes that were pasted. */
export function hasValue(parts: readonly string[], value: string): boolean {
  return (
    parts
      .join('')
      .trim()
      .replace(/^"(.*)"$/, '$1') === value
  )
}
