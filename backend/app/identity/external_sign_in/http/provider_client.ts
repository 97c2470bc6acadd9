import type { Oauth2Driver } from '@adonisjs/ally'
import type { Oauth2AccessToken } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { isOpenIdName } from '#contract/identity/rules/openid_provider'
import type { KnownProvider } from '#contract/identity/data/session'
import { AppError } from '#core/http/errors/app_error'
import { pkceChallenge } from '#core/runtime/hashing/sha256'
import { providerFailed, signInDenied } from '#identity/external_sign_in/errors'
import type { OAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { openIdSignInUrl, openIdProfile } from '#identity/external_sign_in/http/openid_sign_in'
import { toProviderProfile, type ProviderProfile } from '#identity/external_sign_in/http/provider_profile'
import { callProvider } from '#identity/openid/gateways/call_provider'

type Driver = Oauth2Driver<Oauth2AccessToken, string>

const driverOf = ({ ally }: HttpContext, provider: KnownProvider): Driver => ally.use(provider).stateless()

/** The authorization URL of the provider for a flow. */
export function authorizationUrl(ctx: HttpContext, flow: OAuthFlow): Promise<string> {
  const { provider } = flow
  if (isOpenIdName(provider)) return openIdSignInUrl(provider, flow).catch(fail)
  return driverOf(ctx, provider).redirectUrl((request) => {
    request
      .param('state', flow.state)
      .param('code_challenge', pkceChallenge(flow.verifier))
      .param('code_challenge_method', 'S256')
  })
}

/** Fetches the provider profile with the code of the callback. */
export async function fetchProviderProfile(ctx: HttpContext, flow: OAuthFlow): Promise<ProviderProfile> {
  const { provider } = flow
  if (isOpenIdName(provider)) return openIdProfile(ctx, provider, flow).catch(fail)
  const driver = driverOf(ctx, provider)
  if (driver.accessDenied()) throw signInDenied()
  return callProvider(provider, async () => {
    const { token } = await driver.accessToken((request) => request.field('code_verifier', flow.verifier))
    return toProviderProfile(await driver.userFromToken(token))
  }).catch(fail)
}

function fail(error: unknown): never {
  throw error instanceof AppError ? error : providerFailed(error)
}
