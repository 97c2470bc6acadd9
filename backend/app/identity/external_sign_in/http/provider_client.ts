import type { Oauth2Driver } from '@adonisjs/ally'
import type { Oauth2AccessToken } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { pkceChallenge } from '#core/runtime/hashing/sha256'
import { CircuitBreakers } from '#core/network/services/circuit_breakers'
import { isUnanswered } from '#core/runtime/with_timeout'
import { providerFailed, signInDenied } from '#identity/external_sign_in/errors'
import type { OAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { toProviderProfile, type ProviderProfile } from '#identity/external_sign_in/http/provider_profile'

type Driver = Oauth2Driver<Oauth2AccessToken, string>

/** The timeout of a provider for the token and the profile. */
const TIMEOUT_MS = 10_000

const providers = new CircuitBreakers('sign-in provider', {
  deadline: TIMEOUT_MS,
  isAnswer: (error) => !isUnanswered(error),
})

const driverOf = ({ ally }: HttpContext, { provider }: OAuthFlow): Driver => ally.use(provider).stateless()

/** The authorization URL of the provider for a flow. */
export function authorizationUrl(ctx: HttpContext, flow: OAuthFlow): Promise<string> {
  return driverOf(ctx, flow).redirectUrl((request) => {
    request
      .param('state', flow.state)
      .param('code_challenge', pkceChallenge(flow.verifier))
      .param('code_challenge_method', 'S256')
  })
}

/** Fetches the provider profile with the code of the callback. */
export async function fetchProviderProfile(ctx: HttpContext, flow: OAuthFlow): Promise<ProviderProfile> {
  const driver = driverOf(ctx, flow)
  if (driver.accessDenied()) throw signInDenied()
  try {
    return await providers.run(flow.provider, async () => {
      const { token } = await driver.accessToken((request) => request.field('code_verifier', flow.verifier))
      return toProviderProfile(await driver.userFromToken(token))
    })
  } catch (error) {
    throw providerFailed(error)
  }
}
