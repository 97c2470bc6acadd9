import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'

const PURPOSE = 'Slack response URL'
/** As long as Slack accepts replies. */
const EXPIRES_IN = '30 minutes'
const SLACK = 'https://slack.com'

/** The origin of Slack's URLs for replies. */
const answersOrigin = () =>
  env.slack.url === SLACK ? 'https://hooks.slack.com' : new URL(env.slack.url).origin

/** Encrypts the URL for a reply, because its holder can post to Slack. */
export const sealResponseUrl = (url: string): string =>
  encryption.encrypt(url, { purpose: PURPOSE, expiresIn: EXPIRES_IN })

/** Decrypts the URL; null if it is not a URL of Slack, or no longer accepts replies. */
export function openResponseUrl(sealed: string): string | null {
  const url = encryption.decrypt<string>(sealed, PURPOSE)
  return url !== null && URL.parse(url)?.origin === answersOrigin() ? url : null
}

const purposeOf = (organizationId: string) => `Slack token of organization ${organizationId}`

/** Encrypts the token of a connection, bound to its organization. */
export const sealToken = (organizationId: string, token: string): string =>
  encryption.encrypt(token, { purpose: purposeOf(organizationId) })

/** Decrypts a token; null when it belongs to another organization or was encrypted with another key. */
export const openToken = (organizationId: string, sealed: string): string | null =>
  encryption.decrypt<string>(sealed, purposeOf(organizationId))
