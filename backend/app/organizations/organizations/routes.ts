import router from '@adonisjs/core/services/router'
import { ID } from '#core/http/route_matchers'
import { middleware } from '#start/kernel'

const OrganizationsController = () => import('./controllers/organizations_controller.js')
const PublicOrganizationsController = () => import('./controllers/public_organizations_controller.js')
const NotificationPreferencesController = () => import('./controllers/notification_preferences_controller.js')
const SettingsOverviewController = () => import('./controllers/settings_overview_controller.js')
const AdministeredOrganizationsController = () =>
  import('./controllers/administered_organizations_controller.js')
const AuditController = () => import('./controllers/audit_controller.js')
const MembershipController = () => import('./controllers/membership_controller.js')
const MemberRemovalsController = () => import('./controllers/member_removals_controller.js')
const MembersController = () => import('./controllers/members_controller.js')

router
  .group(() => {
    router
      .get('slug/:slug', [PublicOrganizationsController, 'show'])
      .as('organizations.public')
      .options({ scope: 'any' })

    router
      .group(() => {
        router
          .get('', [OrganizationsController, 'index'])
          .as('organizations.index')
          .options({ scope: 'organizations:read', byOrganization: true })
        router.post('', [OrganizationsController, 'store']).as('organizations.store')
        router
          .get(':id', [OrganizationsController, 'show'])
          .as('organizations.show')
          .options({ scope: 'organizations:read', byOrganization: true })
        router.put(':id', [OrganizationsController, 'update']).as('organizations.replace')
        router.patch(':id', [OrganizationsController, 'update']).as('organizations.update')
        router.delete(':id', [OrganizationsController, 'destroy']).as('organizations.destroy')
        router.get(':id/audit', [AuditController, 'index']).as('organizations.audit')
        router.get(':id/settings-overview', [SettingsOverviewController, 'show']).as('organizations.overview')
        router
          .get(':id/members', [MembersController, 'index'])
          .as('organizations.members')
          .options({ scope: 'members:read', byOrganization: true })
        router
          .post(':id/members/removals', [MemberRemovalsController, 'store'])
          .as('organizations.members.defer')
        router.patch(':id/users/:userId', [MembersController, 'update']).as('organizations.members.update')
        router
          .delete(':id/users/:userId', [MembersController, 'destroy'])
          .as('organizations.members.destroy')
          .options({ withoutBody: true })
        router
          .post(':id/leave', [MembershipController, 'destroy'])
          .as('organizations.leave')
          .options({ withoutBody: true })
        router.post(':id/transfer', [MembershipController, 'update']).as('organizations.transfer')
      })
      .where('userId', ID)
      .use(middleware.signedIn())
  })
  .prefix('/api/organizations')

router
  .group(() => {
    router.get('', [NotificationPreferencesController, 'index']).as('notifications.index')
    router.put('', [NotificationPreferencesController, 'update']).as('notifications.replace')
    router.patch('', [NotificationPreferencesController, 'update']).as('notifications.update')
  })
  .prefix('/api/users/me/organization-notifications')
  .use(middleware.signedIn())

router
  .get('/api/admin/organizations', [AdministeredOrganizationsController, 'index'])
  .as('organizations.search')
  .use(middleware.signedIn())
