import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { EXTERNAL_PROVIDERS } from '#contract/data/session'

const CallbacksController = () => import('#external_sign_in/controllers/callbacks_controller')
const RedirectsController = () => import('#external_sign_in/controllers/redirects_controller')
const ExchangesController = () => import('#external_sign_in/controllers/exchanges_controller')
const ProvidersController = () => import('#external_sign_in/controllers/providers_controller')

const PROVIDER = { match: new RegExp(`^(${EXTERNAL_PROVIDERS.join('|')})$`) }

router
  .group(() => {
    router.get('providers', [ProvidersController, 'index']).as('external.providers')
    router
      .post('exchange', [ExchangesController, 'store'])
      .as('external.exchange')
      .use(middleware.sameOrigin())
    router.get(':provider', [RedirectsController, 'show']).as('external.redirect')
    router.get(':provider/callback', [CallbacksController, 'show']).as('external.callback')
  })
  .prefix('/api/auth')
  .where('provider', PROVIDER)
