import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { AVATAR_NAME } from '#profile/avatars/avatar_files'

const AccountsController = () => import('./controllers/accounts_controller.js')
const AvatarsController = () => import('./controllers/avatars_controller.js')
const ExportsController = () => import('./controllers/exports_controller.js')
const OrganizationNotificationsController = () =>
  import('./controllers/organization_notifications_controller.js')
const PublicAvatarsController = () => import('./controllers/public_avatars_controller.js')

router
  .get('/api/avatars/:name', [PublicAvatarsController, 'show'])
  .as('avatars.public')
  .where('name', AVATAR_NAME)

router
  .group(() => {
    router.post('avatar', [AvatarsController, 'store']).as('avatar.store')
    router.delete('avatar', [AvatarsController, 'destroy']).as('avatar.destroy')
    router
      .get('me/organization-notifications', [OrganizationNotificationsController, 'index'])
      .as('notifications.index')
    router
      .put('me/organization-notifications', [OrganizationNotificationsController, 'update'])
      .as('notifications.update')
    router.get('me/export', [ExportsController, 'show']).as('users.export')
    router.delete('me', [AccountsController, 'destroy']).as('users.destroy')
  })
  .prefix('/api/users')
  .use(middleware.signedIn())
