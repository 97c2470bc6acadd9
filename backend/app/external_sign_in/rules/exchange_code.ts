const PREFIX = 'otc_'

/** An exchange code, with a prefix that distinguishes it from a session token. */
export const toExchangeCode = (secret: string): string => `${PREFIX}${secret}`

/** The secret of an exchange code; null for anything else. */
export const fromExchangeCode = (code: string): string | null =>
  code.startsWith(PREFIX) ? code.slice(PREFIX.length) : null
