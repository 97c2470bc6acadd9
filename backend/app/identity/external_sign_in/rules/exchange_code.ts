const EXCHANGE_PREFIX = 'otc_'
const JOIN_PREFIX = 'otj_'

const secretAfter = (prefix: string, code: string) =>
  code.startsWith(prefix) ? code.slice(prefix.length) : null

/** An exchange code, with a prefix that distinguishes it from a session token. */
export const toExchangeCode = (secret: string): string => `${EXCHANGE_PREFIX}${secret}`

/** The secret of an exchange code; null for anything else. */
export const fromExchangeCode = (code: string): string | null => secretAfter(EXCHANGE_PREFIX, code)

/** A join code. */
export const toJoinCode = (secret: string): string => `${JOIN_PREFIX}${secret}`

/** The secret of a join code; null for anything else. */
export const fromJoinCode = (code: string): string | null => secretAfter(JOIN_PREFIX, code)
