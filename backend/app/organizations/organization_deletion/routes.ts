import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const OrganizationDeletionsController = () =>
  import('#organizations/organization_deletion/controllers/organization_deletions_controller')

router
  .delete('/api/organizations/:id', [OrganizationDeletionsController, 'destroy'])
  .as('organizations.destroy')
  .use(middleware.signedIn())
