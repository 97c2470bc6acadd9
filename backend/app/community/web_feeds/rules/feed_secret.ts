import { randomBytes } from 'node:crypto'
import { sha256 } from '#core/runtime/hashing/sha256'

const BYTES = 32
const SHAPE = /^[\w-]{43}$/

/** The secret of a private feed, of 256 random bits. */
export const newFeedSecret = (): string => randomBytes(BYTES).toString('base64url')

/** Whether a text has the shape of a secret. */
export const isFeedSecret = (text: string): boolean => SHAPE.test(text)

/** What is stored of a secret. */
export const hashOf = (secret: string): string => sha256.hex(secret)
