import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** The token of an invitation in an address. Anything else opens nothing, so no database is asked about it. */
export const TOKEN = { match: /^[\w-]{20,128}$/ }

/** 256 random bits that open an invitation. */
export const newToken = () => randomBytes(BYTES).toString('base64url')

/** What is kept of a token to know it again. */
export const digest = (token: string) => createHash('sha256').update(token).digest('hex')
