import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/http/request/language_of'
import { AppError } from '#core/http/errors/app_error'
import { oncePerState } from '#core/http/origin/oauth_returns'
import LinkIdentity from '#identity/external_sign_in/actions/link_identity'
import Reauthenticate from '#identity/external_sign_in/actions/reauthenticate'
import SignInWithProvider from '#identity/external_sign_in/actions/sign_in_with_provider'
import { providerFailed, stateInvalid } from '#identity/external_sign_in/errors'
import { setCodeCookie } from '#identity/external_sign_in/http/code_cookie'
import { returningFlow, type OAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { returnUrl, type Outcome } from '#identity/external_sign_in/rules/flow_purpose'
import { runSignInTest } from '#identity/external_sign_in/http/sign_in_test'
import { fetchProviderProfile } from '#identity/external_sign_in/http/provider_client'
import { requireProvider } from '#identity/external_sign_in/queries/offered_providers'

/** The callback of a provider. The browser follows the response, so errors redirect to the client too. */
export default class CallbacksController {
  async show(ctx: HttpContext) {
    const flow = returningFlow(ctx, await requireProvider(ctx.params.provider, { isAlsoOff: true }))
    const outcome = (flow && (await oncePerState(flow.state, () => outcomeOf(ctx, flow)))) ?? {
      error: stateInvalid().code,
    }
    if ('token' in outcome) setCodeCookie(ctx, 'exchange', outcome.token)
    if ('join' in outcome) setCodeCookie(ctx, 'join', outcome.join)
    const url = returnUrl(outcome, flow?.purpose)
    return ctx.response.header('referrer-policy', 'no-referrer').redirect(url)
  }
}

async function outcomeOf(ctx: HttpContext, flow: OAuthFlow): Promise<Outcome> {
  try {
    return await completeFlow(ctx, flow)
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : providerFailed(thrown)
    if (error.cause) ctx.logger.error({ err: error.cause }, error.code)
    return { error: error.code }
  }
}

async function completeFlow(ctx: HttpContext, flow: OAuthFlow): Promise<Outcome> {
  const { provider, purpose } = flow
  if (purpose.kind === 'test') {
    await runSignInTest(ctx, flow, purpose)
    return { done: 'tested' }
  }
  await requireProvider(provider)
  const profile = { ...(await fetchProviderProfile(ctx, flow)), provider }
  if (purpose.kind === 'reauthenticate') {
    await new Reauthenticate().handle({ identity: profile, session: purpose })
    return { done: 'reauthenticated' }
  }
  if (purpose.kind === 'link') {
    await new LinkIdentity().handle({ identity: profile, session: purpose })
    return { done: 'linked' }
  }
  const invitation = purpose.kind === 'signIn' ? purpose.invitation : null
  return new SignInWithProvider().handle({ ...profile, language: languageOf(ctx.request), invitation })
}
