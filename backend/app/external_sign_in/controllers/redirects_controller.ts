import type { HttpContext } from '@adonisjs/core/http'
import { startOAuthFlow } from '#external_sign_in/http/oauth_flow'
import { authorizationUrl } from '#external_sign_in/http/provider_client'
import { requireProvider } from '#external_sign_in/http/offered_providers'

/** Redirects to a provider, which starts the OAuth flow. */
export default class RedirectsController {
  async show(ctx: HttpContext) {
    const flow = startOAuthFlow(ctx, requireProvider(ctx.params.provider))
    const url = await authorizationUrl(ctx, flow)
    return ctx.response.header('referrer-policy', 'no-referrer').redirect(url)
  }
}
