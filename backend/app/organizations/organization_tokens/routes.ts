import router from '@adonisjs/core/services/router'
import { ID } from '#core/http/route_matchers'
import { middleware } from '#start/kernel'

const OrganizationTokensController = () => import('./controllers/organization_tokens_controller.js')

router
  .group(() => {
    router.get('', [OrganizationTokensController, 'index']).as('organization_tokens.index')
    router
      .post('', [OrganizationTokensController, 'store'])
      .as('organization_tokens.store')
      .options({ uncompressed: true })
    router
      .delete(':tokenId', [OrganizationTokensController, 'destroy'])
      .as('organization_tokens.destroy')
      .options({ withoutBody: true })
  })
  .prefix('/api/organizations/:id/tokens')
  .where('tokenId', ID)
  .use(middleware.signedIn())
