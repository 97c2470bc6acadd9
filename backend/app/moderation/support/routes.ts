import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'

const AdministeredRequestsController = () =>
  import('#moderation/support/controllers/administered_requests_controller')
const AttachmentsController = () => import('#moderation/support/controllers/attachments_controller')
const MyRequestsController = () => import('#moderation/support/controllers/my_requests_controller')
const SupportRequestsController = () => import('#moderation/support/controllers/support_requests_controller')

const limit = { name: 'support', requests: env.limits.support, duration: env.limits.window }

router
  .post('/api/support/request', [SupportRequestsController, 'store'])
  .as('support.store')
  .options({
    takesFile: true,
    rateLimit: [
      { ...limit, per: 'address' },
      { ...limit, per: 'user' },
    ],
  })

router
  .get('/api/users/me/support-requests', [MyRequestsController, 'index'])
  .as('support.mine')
  .use(middleware.signedIn())

router
  .group(() => {
    router.get('requests', [AdministeredRequestsController, 'index']).as('support.index')
    router.get('requests/:id', [AdministeredRequestsController, 'show']).as('support.show')
    router.put('requests/:id/answer', [AdministeredRequestsController, 'answer']).as('support.answer')
    router
      .put('requests/:id/close', [AdministeredRequestsController, 'close'])
      .as('support.close')
      .options({ withoutBody: true })
    router
      .put('requests/:id/reopen', [AdministeredRequestsController, 'reopen'])
      .as('support.reopen')
      .options({ withoutBody: true })
    router.get('attachments/:id', [AttachmentsController, 'show']).as('support.attachment')
  })
  .prefix('/api/support/admin')
  .use(middleware.signedIn())
