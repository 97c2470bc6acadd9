import router from '@adonisjs/core/services/router'
import { ID } from '#core/http/route_matchers'
import { middleware } from '#start/kernel'

const DomainsController = () => import('./controllers/domains_controller.js')
const DomainProofsController = () => import('./controllers/domain_proofs_controller.js')
const JoinRequestsController = () => import('./controllers/join_requests_controller.js')
const DismissedOffersController = () => import('./controllers/dismissed_offers_controller.js')
const JoinOffersController = () => import('./controllers/join_offers_controller.js')

router
  .group(() => {
    router.get(':id/domains', [DomainsController, 'index']).as('domains.index')
    router.post(':id/domains', [DomainsController, 'store']).as('domains.store')
    router.patch(':id/domains/:domainId', [DomainsController, 'update']).as('domains.update')
    router
      .delete(':id/domains/:domainId', [DomainsController, 'destroy'])
      .as('domains.destroy')
      .options({ withoutBody: true })
    router
      .post(':id/domains/:domainId/check', [DomainProofsController, 'check'])
      .as('domains.check')
      .options({ withoutBody: true })
    router.post(':id/domains/:domainId/code', [DomainProofsController, 'store']).as('domains.code')
    router.post(':id/domains/:domainId/confirm', [DomainProofsController, 'update']).as('domains.confirm')

    router.get(':id/join-requests', [JoinRequestsController, 'index']).as('joinRequests.index')
    router
      .post(':id/join-requests/:requestId/approve', [JoinRequestsController, 'update'])
      .as('joinRequests.approve')
      .options({ withoutBody: true })
    router
      .post(':id/join-requests/:requestId/decline', [JoinRequestsController, 'destroy'])
      .as('joinRequests.decline')
      .options({ withoutBody: true })

    router
      .post(':id/join', [JoinOffersController, 'store'])
      .as('joinOffers.accept')
      .options({ withoutBody: true })
    router
      .delete(':id/join', [JoinOffersController, 'destroy'])
      .as('joinOffers.withdraw')
      .options({ withoutBody: true })
    router
      .post(':id/join-offer/dismiss', [DismissedOffersController, 'store'])
      .as('joinOffers.dismiss')
      .options({ withoutBody: true })
  })
  .prefix('/api/organizations')
  .where('domainId', ID)
  .where('requestId', ID)
  .use(middleware.signedIn())

router
  .get('/api/users/me/join-offers', [JoinOffersController, 'index'])
  .as('joinOffers.index')
  .use(middleware.signedIn())
