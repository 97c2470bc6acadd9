import type { HttpContext } from '@adonisjs/core/http'
import { addressKey, isTrustedAddress } from '#core/http/origin/client_address'

/** The user of a request with a valid session or API token. */
export async function signedInUser({ auth, request }: HttpContext) {
  const isKnown = request.header('authorization') !== undefined && (await auth.check())
  return isKnown ? auth.user : undefined
}

/** The key of a limit per client address; null for a trusted network, whose requests are not counted. */
export const addressLimitKey = ({ request }: HttpContext): string | null =>
  isTrustedAddress(request.ip()) ? null : `address:${addressKey(request.ip())}`
