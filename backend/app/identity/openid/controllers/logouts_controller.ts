import type { HttpContext } from '@adonisjs/core/http'
import ReceiveLogout from '#identity/openid/actions/receive_logout'
import { providerNotFound } from '#identity/openid/errors'
import { readLogoutToken } from '#identity/openid/http/read_logout_token'
import { findProvider, slugOf } from '#identity/openid/queries/openid_providers'

/** Back-channel sign-out: a provider says that a person has signed out there. */
export default class LogoutsController {
  /** Ends the sessions that a sign-in provider names in a signed logout token. */
  async store({ params, request, response }: HttpContext) {
    const provider = await findProvider(slugOf(params.provider))
    if (!provider) throw providerNotFound()
    await new ReceiveLogout().handle(provider, await readLogoutToken(request))
    return response.header('cache-control', 'no-store').noContent()
  }
}
