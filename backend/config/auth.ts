import { configProvider } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/auth'
import { tokensGuard } from '@adonisjs/auth/access_tokens'
import type { InferAuthenticators } from '@adonisjs/auth/types'

// Models can only be imported after the application has booted.
const provider = configProvider.create(async () => {
  const { SessionUserProvider } = await import('#auth/http/session_user_provider')
  return new SessionUserProvider()
})

const auth = defineConfig({ default: 'api', guards: { api: tokensGuard({ provider }) } })

export default auth

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof auth> {}
}
