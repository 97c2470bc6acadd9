import router from '@adonisjs/core/services/router'

const HealthController = () => import('./controllers/health_controller.js')
const ReadyController = () => import('./controllers/ready_controller.js')

router
  .group(() => {
    router.get('health', [HealthController, 'show']).as('health')
    router.get('ready', [ReadyController, 'show']).as('ready')
  })
  .prefix('/api')
