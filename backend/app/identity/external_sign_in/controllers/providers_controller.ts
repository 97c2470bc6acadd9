import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderList } from '#contract/identity/data/session'
import { startOAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { authorizationUrl } from '#identity/external_sign_in/http/provider_client'
import { hasAdministrator } from '#identity/users/repositories/administrators'
import { installationSettings } from '#identity/installation/repositories/sign_up_settings'
import { offeredProviders, requireProvider } from '#identity/external_sign_in/queries/offered_providers'

const INVITATION = /^[\w-]{1,128}$/

export default class ProvidersController {
  /** Lists the providers of external sign-in, and says who may sign up. */
  async index({ response }: HttpContext) {
    const { signUp, passwordSignIn } = await installationSettings()
    const { passwords, external } = signUp
    const list: ProviderList = {
      providers: await offeredProviders(),
      passwordSignIn,
      needsSetup: !(await hasAdministrator()),
      signUp: { passwords, external },
    }
    return response.json(list)
  }

  /** Redirects to a provider, which starts the OAuth flow of a sign-in. */
  async show(ctx: HttpContext) {
    const provider = await requireProvider(ctx.params.provider)
    const flow = startOAuthFlow(ctx, provider, { kind: 'signIn', invitation: invitationIn(ctx) })
    const url = await authorizationUrl(ctx, flow)
    return ctx.response.header('referrer-policy', 'no-referrer').redirect(url)
  }
}

function invitationIn({ request }: HttpContext): string | null {
  const invitation: unknown = request.input('invitation')
  return typeof invitation === 'string' && INVITATION.test(invitation) ? invitation : null
}
