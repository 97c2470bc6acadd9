import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const OrganizationsController = () => import('./controllers/organizations_controller.js')
const PublicOrganizationsController = () => import('./controllers/public_organizations_controller.js')
const AuditController = () => import('./controllers/audit_controller.js')
const MembersController = () => import('./controllers/members_controller.js')

router
  .group(() => {
    router.get('slug/:slug', [PublicOrganizationsController, 'show']).as('organizations.public')

    router
      .group(() => {
        router.get('', [OrganizationsController, 'index']).as('organizations.index')
        router.post('', [OrganizationsController, 'store']).as('organizations.store')
        router.get(':id', [OrganizationsController, 'show']).as('organizations.show')
        router.get(':id/audit', [AuditController, 'index']).as('organizations.audit')
        router.get(':id/members', [MembersController, 'index']).as('organizations.members')
      })
      .use(middleware.signedIn())
  })
  .prefix('/api/organizations')
