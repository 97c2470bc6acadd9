import router from '@adonisjs/core/services/router'
import { EXTERNAL_PROVIDERS } from '#contract/data/session'

const CallbacksController = () => import('./controllers/callbacks_controller.js')
const DeparturesController = () => import('./controllers/departures_controller.js')
const HandOversController = () => import('./controllers/hand_overs_controller.js')
const ProvidersController = () => import('./controllers/providers_controller.js')

const PROVIDER = { match: new RegExp(`^(${EXTERNAL_PROVIDERS.join('|')})$`) }

router
  .group(() => {
    router.get('providers', [ProvidersController, 'index']).as('external.providers')
    router.post('exchange', [HandOversController, 'store']).as('external.exchange')
    router.get(':provider', [DeparturesController, 'show']).as('external.departure')
    router.get(':provider/callback', [CallbacksController, 'show']).as('external.callback')
  })
  .prefix('/api/auth')
  .where('provider', PROVIDER)
