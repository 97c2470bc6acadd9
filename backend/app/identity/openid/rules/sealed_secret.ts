import encryption from '@adonisjs/core/services/encryption'

/** A shorter secret has no hint: its last characters would reveal too much of it. */
const HINTED_LENGTH = 16
const HINT_LENGTH = 4

const purposeOf = (id: string) => `client secret of OpenID provider ${id}`

/** Encrypts a client secret, bound to its provider. */
export const sealSecret = (id: string, secret: string): string =>
  encryption.encrypt(secret, { purpose: purposeOf(id) })

/** Decrypts a client secret; null when it belongs to another provider, or was encrypted with another APP_KEY. */
export const openSecret = (id: string, sealed: string): string | null =>
  encryption.decrypt<string>(sealed, purposeOf(id))

/** The last characters of a secret, by which administrators recognize it. */
export const secretHint = (secret: string): string =>
  secret.length < HINTED_LENGTH ? '' : secret.slice(-HINT_LENGTH)
