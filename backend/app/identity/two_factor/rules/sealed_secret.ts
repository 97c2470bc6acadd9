import encryption from '@adonisjs/core/services/encryption'

const purposeOf = (userId: string) => `two-factor secret of ${userId}`

/** Encrypts a secret, bound to its user. */
export function seal(userId: string, secret: string): string {
  return encryption.encrypt(secret, { purpose: purposeOf(userId) })
}

/** Decrypts a secret; null when it belongs to another user or was encrypted with another key. */
export function unseal(userId: string, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeOf(userId))
}
