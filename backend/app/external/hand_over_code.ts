const PREFIX = 'otc_'

/** A secret as it travels: recognisable, so that nobody takes it for a session. */
export const toCode = (secret: string): string => `${PREFIX}${secret}`

/** The secret of a code; null when it is none. */
export const fromCode = (code: string): string | null =>
  code.startsWith(PREFIX) ? code.slice(PREFIX.length) : null
