import { defineConfig } from '@adonisjs/ally'
import env from '#start/env'
import type { ExternalProvider } from '#contract/data/session'
import { GithubDriver } from '#external/drivers/github_driver'
import { OpenIdDriver } from '#external/drivers/openid_driver'
import { endpointsOf, OPENID_ENDPOINTS } from '#external/providers/endpoints'
import { registrationAt } from '#external/providers/registration'

const standIn = env.external.issuer === undefined ? undefined : endpointsOf(env.external.issuer)

/** A provider without registration is not offered, so nobody gets as far as its empty one. */
const clientAt = (provider: ExternalProvider) => ({
  ...(registrationAt(provider) ?? { clientId: '', clientSecret: '' }),
  callbackUrl: `${env.appUrl}/api/auth/${provider}/callback`,
})

const ally = defineConfig({
  google: (ctx) => new OpenIdDriver(ctx, { ...clientAt('google'), ...(standIn ?? OPENID_ENDPOINTS.google) }),
  linkedin: (ctx) =>
    new OpenIdDriver(ctx, { ...clientAt('linkedin'), ...(standIn ?? OPENID_ENDPOINTS.linkedin) }),
  github: (ctx) => {
    if (standIn) return new OpenIdDriver(ctx, { ...clientAt('github'), ...standIn })
    return new GithubDriver(ctx, { ...clientAt('github'), scopes: ['read:user', 'user:email'] })
  },
})

export default ally

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof ally> {}
}
