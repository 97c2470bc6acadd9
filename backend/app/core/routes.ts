import router from '@adonisjs/core/services/router'

const HealthController = () => import('./controllers/health_controller.js')
const ReadyController = () => import('./controllers/ready_controller.js')

router
  .group(() => {
    router.get('health', [HealthController, 'show']).as('health').options({ probe: true })
    router.get('ready', [ReadyController, 'show']).as('ready').options({ probe: true })
  })
  .prefix('/api')
