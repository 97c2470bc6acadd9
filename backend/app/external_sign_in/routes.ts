import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'
import { EXTERNAL_PROVIDERS } from '#contract/data/session'

const CallbacksController = () => import('#external_sign_in/controllers/callbacks_controller')
const RedirectsController = () => import('#external_sign_in/controllers/redirects_controller')
const ExchangesController = () => import('#external_sign_in/controllers/exchanges_controller')
const FlowsController = () => import('#external_sign_in/controllers/flows_controller')
const IdentitiesController = () => import('#external_sign_in/controllers/identities_controller')
const JoinsController = () => import('#external_sign_in/controllers/joins_controller')
const ProvidersController = () => import('#external_sign_in/controllers/providers_controller')
const ReauthenticationsController = () => import('#external_sign_in/controllers/reauthentications_controller')

const PROVIDER = { match: new RegExp(`^(${EXTERNAL_PROVIDERS.join('|')})$`) }
const { anonymous, credentials: requests, window: duration } = env.limits
/** Pages that the browser opens on the way to a provider and back; a full office must not lock itself out of the rest. */
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
      .get(':provider', [RedirectsController, 'show'])
      .as('external.redirect')
      .options({ ...PAGE, rateLimit: { ...PAGE_LIMIT, name: 'oauth-redirects' } })
      // A page elsewhere must not sign somebody in who has not asked for it.
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
