import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const RhythmsController = () => import('./controllers/rhythms_controller.js')

router
  .group(() => {
    router.get('', [RhythmsController, 'show']).as('rhythm.show')
    router.put('', [RhythmsController, 'update']).as('rhythm.update')
  })
  .prefix('/api/notifications/rhythm')
  .use(middleware.signedIn())
