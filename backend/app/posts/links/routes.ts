import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const HostsController = () => import('./controllers/hosts_controller.js')
const PendingHostsController = () => import('./controllers/pending_hosts_controller.js')
const LinkChecksController = () => import('./controllers/link_checks_controller.js')

router
  .post('/api/approved-domains/validate-url', [LinkChecksController, 'store'])
  .as('links.check')
  .options({ scope: 'posts:write' })
  .use(middleware.signedIn())

router
  .group(() => {
    router.get('', [HostsController, 'index']).as('hosts.index')
    router.post('', [HostsController, 'store']).as('hosts.store')
    router.put(':id', [HostsController, 'update']).as('hosts.update')
    router.post(':id/pending-change', [PendingHostsController, 'update']).as('hosts.deferChange')
    router.post(':id/pending-removal', [PendingHostsController, 'destroy']).as('hosts.deferRemoval')
    router.delete(':id', [HostsController, 'destroy']).as('hosts.destroy').options({ withoutBody: true })
  })
  .prefix('/api/admin/hosts')
  .use(middleware.signedIn())
