import { Oauth2Driver, type RedirectRequest } from '@adonisjs/ally'
import type { ApiRequestContract, Oauth2AccessToken, Oauth2DriverConfig } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { Endpoints } from '#identity/external_sign_in/rules/endpoints'

const SCOPES = ['openid', 'profile', 'email']

/** The error codes of providers when the user has declined. */
const DENIALS = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** The claims of an OpenID provider, not validated yet. */
interface UserInfo {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
  picture?: string
}

/** Any OpenID Connect provider. State and PKCE come from the OAuth flow, so the driver sets no cookie. */
export class OpenIdDriver extends Oauth2Driver<Oauth2AccessToken, string> {
  protected authorizeUrl = ''
  protected accessTokenUrl = ''
  protected stateCookieName = ''
  protected stateParamName = 'state'
  protected codeParamName = 'code'
  protected errorParamName = 'error'
  protected scopeParamName = 'scope'
  protected scopesSeparator = ' '
  #userInfoUrl: string

  constructor(ctx: HttpContext, config: Oauth2DriverConfig & Endpoints) {
    super(ctx, config)
    this.#userInfoUrl = config.userInfoUrl
  }

  protected configureRedirectRequest(request: RedirectRequest<string>) {
    request.scopes(SCOPES).param('response_type', 'code')
  }

  accessDenied() {
    return DENIALS.has(this.getError() ?? '')
  }

  async user(callback?: (request: ApiRequestContract) => void) {
    const token = await this.accessToken(callback)
    return { ...(await this.userFromToken(token.token)), token }
  }

  async userFromToken(token: string) {
    const request = this.httpClient(this.#userInfoUrl)
    request.header('authorization', `Bearer ${token}`).parseAs('json')
    const info: UserInfo = await request.get()
    const isVerified = info.email_verified === true
    return {
      id: info.sub,
      nickName: info.name ?? '',
      name: info.name ?? '',
      email: info.email ?? null,
      emailVerificationState: isVerified ? ('verified' as const) : ('unverified' as const),
      avatarUrl: info.picture ?? null,
      token: { token, type: 'bearer' as const },
      original: info,
    }
  }
}
