import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const HostsController = () => import('./controllers/hosts_controller.js')

router
  .group(() => {
    router.get('', [HostsController, 'index']).as('hosts.index')
    router.post('', [HostsController, 'store']).as('hosts.store')
    router.put(':id', [HostsController, 'update']).as('hosts.update')
    router.delete(':id', [HostsController, 'destroy']).as('hosts.destroy').options({ withoutBody: true })
  })
  .prefix('/api/admin/hosts')
  .use(middleware.signedIn())
