import encryption from '@adonisjs/core/services/encryption'

const purposeOf = (organizationId: string) => `Slack token of organization ${organizationId}`

/** Encrypts the token of a connection, bound to its organization. */
export const sealToken = (organizationId: string, token: string): string =>
  encryption.encrypt(token, { purpose: purposeOf(organizationId) })

/** Decrypts a token; null when it belongs to another organization or was encrypted with another key. */
export const openToken = (organizationId: string, sealed: string): string | null =>
  encryption.decrypt<string>(sealed, purposeOf(organizationId))
