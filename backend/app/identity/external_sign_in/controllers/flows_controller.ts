import type { HttpContext } from '@adonisjs/core/http'
import type { StartedFlow } from '#contract/identity/data/session'
import { limitMail } from '#identity/auth/http/credential_limit'
import { requireReauthentication } from '#identity/auth/repositories/require_reauthentication'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { requireProvider } from '#identity/external_sign_in/queries/offered_providers'
import { startOAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { authorizationUrl } from '#identity/external_sign_in/http/provider_client'
import { flowValidator } from '#identity/external_sign_in/validators/external_sign_in_validator'

/** OAuth flows of a signed-in user: they change the session or the account, and open no other session. */
export default class FlowsController {
  /** Starts an OAuth flow that links a provider or confirms a sensitive change. */
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const provider = await requireProvider(params.provider)
    const user = auth.getUserOrFail()
    const session = { userId: user.id, sessionId: sessionIdOf(user) }
    const { purpose: kind, returnTo, password } = await request.validateUsing(flowValidator)
    if (kind === 'link') {
      await limitMail({ email: user.email, address: request.ip(), userId: user.id })
      await requireReauthentication({ user, password, ...session })
    }
    const flow = startOAuthFlow(ctx, provider, { kind, returnTo, ...session })
    const url = await authorizationUrl(ctx, flow)
    return response.status(201).json({ url } satisfies StartedFlow)
  }
}
