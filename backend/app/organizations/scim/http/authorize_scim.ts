import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { addressKey, isTrustedAddress } from '#core/http/origin/client_address'
import { limitTraffic } from '#core/http/rate_limit/limit_traffic'
import { tokenInvalid } from '#organizations/scim/errors'
import { findToken, markTokenUsed } from '#organizations/scim/repositories/scim_tokens'

/** A synchronization of thousands of people takes minutes. */
const PER_TOKEN = { requests: env.limits.scim, duration: '1 minute' }
const REFUSED_PER_ADDRESS = { requests: env.limits.anonymous, duration: env.limits.window }

const BEARER = /^Bearer +(\S+)$/i

/** The directory, and the administrator who connected it. */
export interface Directory {
  actorId: string | null
}

/** Requires the token of the directory, and counts the request. Throws UNAUTHENTICATED and TOO_MANY_REQUESTS. */
export async function authorizeScim({ request }: HttpContext): Promise<Directory> {
  const [, token = ''] = BEARER.exec(request.header('authorization') ?? '') ?? []
  const found = await findToken(token)
  if (found === null) {
    const address = request.ip()
    if (!isTrustedAddress(address))
      await limitTraffic(`scim-refused:${addressKey(address)}`, REFUSED_PER_ADDRESS)
    throw tokenInvalid()
  }
  await limitTraffic(`scim:${found.id}`, PER_TOKEN)
  await markTokenUsed(found)
  return { actorId: found.created_by }
}
