import type { HttpRequest } from '@adonisjs/core/http'
import { readRawBody } from '#core/http/request/read_raw_body'
import { logoutTokenInvalid } from '#identity/openid/errors'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i
/** In bytes. */
const BODY_MAX = 16_384

/** The logout token in a form. LOGOUT_TOKEN_INVALID without one, PAYLOAD_TOO_LARGE for a body that no token needs. */
export async function readLogoutToken(request: HttpRequest): Promise<string> {
  if (!FORM_TYPE.test(request.header('content-type') ?? '')) throw logoutTokenInvalid()
  const token = new URLSearchParams(await readRawBody(request, BODY_MAX)).get('logout_token')
  if (!token) throw logoutTokenInvalid()
  return token
}
