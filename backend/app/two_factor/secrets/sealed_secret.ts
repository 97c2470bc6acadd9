import encryption from '@adonisjs/core/services/encryption'

const purposeOf = (userId: string) => `two-factor secret of ${userId}`

/** A secret as it is kept: encrypted, and of no use in the row of anybody else. */
export function seal(userId: string, secret: string): string {
  return encryption.encrypt(secret, { purpose: purposeOf(userId) })
}

/** What was sealed for this person; null when it was sealed for another, or under another key. */
export function unseal(userId: string, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeOf(userId))
}
