import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'

const PURPOSE = 'Slack response URL'
/** As long as Slack takes answers. */
const EXPIRES_IN = '30 minutes'
const SLACK = 'https://slack.com'

/** Where answers to commands go. */
const answersOrigin = () =>
  env.slack.url === SLACK ? 'https://hooks.slack.com' : new URL(env.slack.url).origin

/** Encrypts the address for an answer, which lets anybody write who has it. */
export const sealResponseUrl = (url: string): string =>
  encryption.encrypt(url, { purpose: PURPOSE, expiresIn: EXPIRES_IN })

/** Decrypts it; null when it is no address of Slack, or takes no answers any more. */
export function openResponseUrl(sealed: string): string | null {
  const url = encryption.decrypt<string>(sealed, PURPOSE)
  return url !== null && URL.parse(url)?.origin === answersOrigin() ? url : null
}
