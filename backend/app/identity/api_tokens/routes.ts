import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ApiTokensController = () => import('./controllers/api_tokens_controller.js')

router
  .group(() => {
    router.get('', [ApiTokensController, 'index']).as('api_tokens.index')
    router.post('', [ApiTokensController, 'store']).as('api_tokens.store').options({ uncompressed: true })
    router
      .delete(':id', [ApiTokensController, 'destroy'])
      .as('api_tokens.destroy')
      .options({ withoutBody: true })
  })
  .prefix('/api/users/me/tokens')
  .use(middleware.signedIn())
