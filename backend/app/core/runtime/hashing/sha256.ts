import { createHash } from 'node:crypto'

const digest = (encoding: 'hex' | 'base64url') => (text: string) =>
  createHash('sha256').update(text).digest(encoding)

/** SHA-256 of a text. For keys and secrets of high entropy only; passwords use argon2id. */
export const sha256 = { hex: digest('hex'), base64url: digest('base64url') }
