import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const HostsController = () => import('./controllers/hosts_controller.js')
const ModerationController = () => import('./controllers/moderation_controller.js')

router
  .group(() => {
    router.get('posts/moderation', [ModerationController, 'index']).as('moderation.index')
    router.post('posts/moderation/decisions', [ModerationController, 'storeMany']).as('moderation.storeMany')
    router.post('posts/:id/moderate', [ModerationController, 'store']).as('moderation.store')
    router.get('admin/hosts', [HostsController, 'index']).as('hosts.index')
    router.post('admin/hosts', [HostsController, 'store']).as('hosts.store')
    router.put('admin/hosts/:id', [HostsController, 'update']).as('hosts.update')
    router
      .delete('admin/hosts/:id', [HostsController, 'destroy'])
      .as('hosts.destroy')
      .options({ withoutBody: true })
  })
  .prefix('/api')
  .use(middleware.signedIn())
