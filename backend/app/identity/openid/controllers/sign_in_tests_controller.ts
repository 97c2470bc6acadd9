import type { HttpContext } from '@adonisjs/core/http'
import type { StartedFlow } from '#contract/identity/data/session'
import AdministratorPolicy from '#core/http/administrator_policy'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { startOAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { authorizationUrl } from '#identity/external_sign_in/http/provider_client'
import { openIdName } from '#contract/identity/rules/openid_provider'
import { testNotFound } from '#identity/openid/errors'
import { findSignInTest } from '#identity/openid/queries/find_sign_in_test'
import { requireProviderById } from '#identity/openid/queries/openid_providers'

/** Sign-ins of an administrator that show what a provider answers, and sign nobody in. */
export default class SignInTestsController {
  /** Starts a test sign-in, which creates nothing. */
  async store(ctx: HttpContext) {
    const { auth, bouncer, params, response } = ctx
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id, slug } = await requireProviderById(params.id)
    const user = auth.getUserOrFail()
    const session = { userId: user.id, sessionId: sessionIdOf(user) }
    const returnTo = `/admin/installation-settings/sign-in/${id}`
    const flow = startOAuthFlow(ctx, openIdName(slug), { kind: 'test', returnTo, ...session })
    const url = await authorizationUrl(ctx, flow)
    return response.status(201).json({ url } satisfies StartedFlow)
  }

  /** Returns what the provider said of the last test sign-in. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const test = await findSignInTest(auth.getUserOrFail().id, params.id)
    if (!test) throw testNotFound()
    return response.json(test)
  }
}
