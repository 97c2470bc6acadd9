import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ModerationController = () => import('./controllers/moderation_controller.js')
const PendingDecisionsController = () => import('./controllers/pending_decisions_controller.js')

router
  .group(() => {
    router.get('posts/moderation', [ModerationController, 'index']).as('moderation.index')
    router.post('posts/moderation/decisions', [ModerationController, 'storeMany']).as('moderation.storeMany')
    router
      .post('posts/moderation/pending-decisions', [PendingDecisionsController, 'store'])
      .as('moderation.defer')
    router.post('posts/:id/moderate', [ModerationController, 'store']).as('moderation.store')
  })
  .prefix('/api')
  .use(middleware.signedIn())
