import type { HttpContext } from '@adonisjs/core/http'
import { defineConfig } from '@adonisjs/auth'
import { AccessTokensGuard } from '@adonisjs/auth/access_tokens'
import type { GuardConfigProvider, InferAuthenticators } from '@adonisjs/auth/types'
import type { SessionUserProvider } from '#auth/http/session_user_provider'

type Guard = AccessTokensGuard<SessionUserProvider>
type Emitter = ConstructorParameters<typeof AccessTokensGuard<SessionUserProvider>>[2]

/** The guard of access tokens, with a provider for each request: it finds the user with the session. */
const api: GuardConfigProvider<(ctx: HttpContext) => Guard> = {
  async resolver(name, app) {
    const emitter = (await app.container.make('emitter')) as unknown as Emitter
    // Models can only be imported after the application has booted.
    const { SessionUserProvider } = await import('#auth/http/session_user_provider')
    return (ctx) => new AccessTokensGuard(name, ctx, emitter, new SessionUserProvider())
  },
}

const auth = defineConfig({ default: 'api', guards: { api } })

export default auth

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof auth> {}
}
