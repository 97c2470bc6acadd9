import { defineConfig } from '@adonisjs/ally'
import env from '#start/env'
import type { KnownProvider } from '#contract/identity/data/session'
import { GithubDriver } from '#identity/external_sign_in/http/drivers/github_driver'
import { OpenIdDriver } from '#identity/external_sign_in/http/drivers/openid_driver'
import { endpointsOf, OPENID_ENDPOINTS } from '#identity/external_sign_in/rules/endpoints'
import { registrationAt } from '#identity/external_sign_in/rules/registration'

const standIn = env.external.issuer === undefined ? undefined : endpointsOf(env.external.issuer)

/** Providers without client credentials are not offered, so the empty values are never used. */
const clientAt = (provider: KnownProvider) => ({
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
