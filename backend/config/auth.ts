import type { HttpContext } from '@adonisjs/core/http'
import { defineConfig } from '@adonisjs/auth'
import { AccessTokensGuard } from '@adonisjs/auth/access_tokens'
import type { GuardConfigProvider, InferAuthenticators } from '@adonisjs/auth/types'
import type { SessionUserProvider } from '#identity/auth/http/session_user_provider'

type Guard = AccessTokensGuard<SessionUserProvider>
type Emitter = ConstructorParameters<typeof AccessTokensGuard<SessionUserProvider>>[2]

/** One token after the scheme (RFC 6750). */
const BEARER = /^bearer [\w.~+/-]+=*$/i

/** Refuses a header with several tokens, of which the guard would only read the first. */
class SingleTokenGuard extends AccessTokensGuard<SessionUserProvider> {
  readonly #ctx: HttpContext

  constructor(...args: ConstructorParameters<typeof AccessTokensGuard<SessionUserProvider>>) {
    super(...args)
    this.#ctx = args[1]
  }

  override async authenticate() {
    const header = this.#ctx.request.header('authorization')
    if (header !== undefined && !BEARER.test(header)) this.#ctx.request.request.headers.authorization = ''
    return super.authenticate()
  }
}

/** The access token guard, with a provider per request, which finds the user together with the session. */
const api: GuardConfigProvider<(ctx: HttpContext) => Guard> = {
  async resolver(name, app) {
    const emitter = (await app.container.make('emitter')) as unknown as Emitter
    // Models can only be imported after the application has booted.
    const { SessionUserProvider } = await import('#identity/auth/http/session_user_provider')
    return (ctx) => new SingleTokenGuard(name, ctx, emitter, new SessionUserProvider())
  },
}

const auth = defineConfig({ default: 'api', guards: { api } })

export default auth

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof auth> {}
}
