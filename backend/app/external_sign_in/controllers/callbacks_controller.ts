import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#auth/public'
import { AppError } from '#core/errors/app_error'
import SignInWithProvider from '#external_sign_in/actions/sign_in_with_provider'
import { providerFailed, stateInvalid } from '#external_sign_in/errors'
import { setExchangeCookie } from '#external_sign_in/http/exchange_cookie'
import { finishOAuthFlow, type OAuthFlow } from '#external_sign_in/http/oauth_flow'
import { returnUrl, type Outcome } from '#external_sign_in/rules/return_url'
import { fetchProviderProfile } from '#external_sign_in/http/provider_client'
import { requireProvider } from '#external_sign_in/http/offered_providers'

/** The callback of a provider. The browser follows the response, so errors redirect to the client too. */
export default class CallbacksController {
  async show(ctx: HttpContext) {
    const flow = await finishOAuthFlow(ctx, requireProvider(ctx.params.provider))
    const url = returnUrl(await outcomeOf(ctx, flow), flow?.invitation)
    return ctx.response.header('referrer-policy', 'no-referrer').redirect(url)
  }
}

async function outcomeOf(ctx: HttpContext, flow: OAuthFlow | null): Promise<Outcome> {
  try {
    if (!flow) throw stateInvalid()
    const profile = await fetchProviderProfile(ctx, flow)
    const { provider } = flow
    const language = languageOf(ctx.request)
    const token = await new SignInWithProvider().handle({ ...profile, provider, language })
    setExchangeCookie(ctx, token)
    return { token }
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : providerFailed(thrown)
    if (error.cause) ctx.logger.error({ err: error.cause }, error.code)
    return { error: error.code }
  }
}
