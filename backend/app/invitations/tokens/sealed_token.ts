import encryption from '@adonisjs/core/services/encryption'

const purposeOf = (invitationId: string) => `token of invitation ${invitationId}`

/** A token as it is kept for those who copy the link again: encrypted, and of no use in another row. */
export function seal(invitationId: string, token: string): string {
  return encryption.encrypt(token, { purpose: purposeOf(invitationId) })
}

/** What was sealed for this invitation; null when it was sealed for another, or under another key. */
export function unseal(invitationId: string, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeOf(invitationId))
}
