import type { HttpRequest } from '@adonisjs/core/http'
import { AppError } from '#core/http/errors/app_error'
import { logoutTokenInvalid } from '#identity/openid/errors'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i
/** In bytes. */
const BODY_MAX = 16_384

/** The logout token in a form. LOGOUT_TOKEN_INVALID without one, PAYLOAD_TOO_LARGE for a body that no token needs. */
export async function readLogoutToken(request: HttpRequest): Promise<string> {
  if (!FORM_TYPE.test(request.header('content-type') ?? '')) throw logoutTokenInvalid()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_MAX) throw new AppError('PAYLOAD_TOO_LARGE')
    chunks.push(chunk)
  }
  const token = new URLSearchParams(Buffer.concat(chunks).toString()).get('logout_token')
  if (!token) throw logoutTokenInvalid()
  return token
}
