import type { Oauth2Driver } from '@adonisjs/ally'
import type { Oauth2AccessToken } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { providerFailed, signInDenied } from '#external/errors'
import { challengeOf, type Journey } from '#external/journey/journey'
import { vouchedBy, type Vouched } from './vouched.js'

type Driver = Oauth2Driver<Oauth2AccessToken, string>

const driverOf = ({ ally }: HttpContext, { provider }: Journey): Driver => ally.use(provider).stateless()

/** The address at the provider where a journey goes. */
export function signInAddress(ctx: HttpContext, journey: Journey): Promise<string> {
  return driverOf(ctx, journey).redirectUrl((request) => {
    request
      .param('state', journey.state)
      .param('code_challenge', challengeOf(journey))
      .param('code_challenge_method', 'S256')
  })
}

/** Asks the provider who came back. */
export async function askProvider(ctx: HttpContext, journey: Journey): Promise<Vouched> {
  const driver = driverOf(ctx, journey)
  if (driver.accessDenied()) throw signInDenied()
  try {
    const { token } = await driver.accessToken((request) => request.field('code_verifier', journey.verifier))
    return await vouchedBy(await driver.userFromToken(token))
  } catch (error) {
    throw providerFailed(error)
  }
}
