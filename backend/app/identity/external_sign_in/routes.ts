import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'
import { OPENID_SLUG_MAX } from '#contract/identity/rules/openid_provider'
import { KNOWN_PROVIDERS } from '#contract/identity/data/session'

const CallbacksController = () => import('#identity/external_sign_in/controllers/callbacks_controller')
const ExchangesController = () => import('#identity/external_sign_in/controllers/exchanges_controller')
const FlowsController = () => import('#identity/external_sign_in/controllers/flows_controller')
const IdentitiesController = () => import('#identity/external_sign_in/controllers/identities_controller')
const JoinsController = () => import('#identity/external_sign_in/controllers/joins_controller')
const ProvidersController = () => import('#identity/external_sign_in/controllers/providers_controller')
const ReauthenticationsController = () =>
  import('#identity/external_sign_in/controllers/reauthentications_controller')

const PROVIDER = {
  match: new RegExp(`^(${KNOWN_PROVIDERS.join('|')}|oidc-[a-z0-9-]{1,${OPENID_SLUG_MAX}})$`),
}
const { anonymous, credentials: requests, window: duration } = env.limits
/**
 * Pages of the redirect to a provider and back. Not counted generally, so that an office with many sign-ins does not
 * lock itself out of the rest.
 */
const PAGE = { errorPage: '/auth', uncounted: true } as const
const PAGE_LIMIT = { per: 'address', requests: anonymous, duration } as const

router
  .group(() => {
    router.get('providers', [ProvidersController, 'index']).as('external.providers')
    router
      .post('exchange', [ExchangesController, 'store'])
      .as('external.exchange')
      .options({ takesCredentials: true })
      .use(middleware.sameOrigin())
    router.post('join', [JoinsController, 'store']).as('external.join').use(middleware.sameOrigin())
    router.post('join/take', [JoinsController, 'take']).as('external.take').use(middleware.sameOrigin())
    router
      .get('reauthentication', [ReauthenticationsController, 'show'])
      .use(middleware.signedIn())
      .as('external.reauthentication')
    router
      .post(':provider/flows', [FlowsController, 'store'])
      .use(middleware.signedIn())
      .as('external.flows')
      .options({ rateLimit: { name: 'oauth-flows', per: 'user', requests, duration } })
    router
      .get(':provider', [ProvidersController, 'show'])
      .as('external.redirect')
      .options({ ...PAGE, rateLimit: { ...PAGE_LIMIT, name: 'oauth-redirects' } })
      // Another site must not start a sign-in that the user has not asked for.
      .use(middleware.sameOrigin())
    router
      .get(':provider/callback', [CallbacksController, 'show'])
      .as('external.callback')
      .options({ ...PAGE, rateLimit: { ...PAGE_LIMIT, name: 'oauth-callbacks' } })
  })
  .prefix('/api/auth')
  .options({ uncompressed: true })
  .where('provider', PROVIDER)

router
  .group(() => {
    router.get('', [IdentitiesController, 'index']).as('external.identities.index')
    router.delete(':id', [IdentitiesController, 'destroy']).as('external.identities.destroy')
  })
  .prefix('/api/users/me/identities')
  .use(middleware.signedIn())
