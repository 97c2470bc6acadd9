import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const NotificationsController = () => import('./controllers/notifications_controller.js')

router
  .group(() => {
    router.get('', [NotificationsController, 'index']).as('feed.index')
    router.put('read', [NotificationsController, 'update']).as('feed.read')
  })
  .prefix('/api/notifications')
  .use(middleware.signedIn())
