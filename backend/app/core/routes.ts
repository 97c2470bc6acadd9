import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'

const ApiDescriptionController = () => import('./http/controllers/api_description_controller.js')
const HealthController = () => import('./observability/controllers/health_controller.js')
const MetricsController = () => import('./observability/controllers/metrics_controller.js')
const PendingActionsController = () => import('./jobs/controllers/pending_actions_controller.js')
const ReadyController = () => import('./observability/controllers/ready_controller.js')

router
  .group(() => {
    router
      .get('health', [HealthController, 'show'])
      .as('health')
      .options({ scope: 'any' })
      .options({ probe: true })
    router.get('ready', [ReadyController, 'show']).as('ready').options({ probe: true })
    router
      .get('openapi.json', [ApiDescriptionController, 'show'])
      .as('openapi.show')
      .options({ scope: 'any', cacheControl: 'public, max-age=300' })
  })
  .prefix('/api')

router
  .delete('/api/pending-actions/:id', [PendingActionsController, 'destroy'])
  .as('pendingActions.destroy')
  .options({ withoutBody: true })
  .use(middleware.signedIn())

// With a separate metrics port, this one serves no metrics.
if (env.metrics !== null && env.metrics.port === undefined) {
  router.get('/metrics', [MetricsController, 'show']).as('metrics').options({ probe: true })
  router.get('/metrics/health', [MetricsController, 'show']).as('metrics.health').options({ probe: true })
}
