import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { AVATAR_NAME } from '#identity/accounts/repositories/avatars'

const AvatarsController = () => import('./controllers/avatars_controller.js')
const EmailChangesController = () => import('./controllers/email_changes_controller.js')
const EmailVerificationsController = () => import('./controllers/email_verifications_controller.js')
const ExportsController = () => import('#identity/accounts/controllers/exports_controller')
const MailedLinksController = () => import('#identity/accounts/controllers/mailed_links_controller')
const PasswordResetsController = () => import('./controllers/password_resets_controller.js')
const ProfilesController = () => import('./controllers/profiles_controller.js')

router
  .get('/api/avatars/:name', [AvatarsController, 'show'])
  .as('avatars.public')
  .options({ scope: 'any' })
  .where('name', AVATAR_NAME)
  // A list shows twenty pictures at once, and the picture of a name never changes.
  .options({ uncounted: true, cacheControl: 'public, max-age=31536000, immutable' })

router
  .post('/api/auth/forgot-password', [PasswordResetsController, 'store'])
  .as('auth.forgot_password')
  .options({ uncompressed: true })
// The token is in the body, which no log contains.
router
  .post('/api/auth/check-link', [MailedLinksController, 'show'])
  .as('auth.check_link')
  .options({ uncompressed: true })
router
  .post('/api/auth/verify-email', [EmailVerificationsController, 'update'])
  .as('auth.verify_email')
  .options({ takesCredentials: true, uncompressed: true })
router
  .post('/api/auth/reset-password', [PasswordResetsController, 'update'])
  .as('auth.reset_password')
  .options({ takesCredentials: true, uncompressed: true })
router
  .post('/api/auth/cancel-email-change', [EmailChangesController, 'cancel'])
  .as('auth.cancel_email_change')
  .options({ uncompressed: true })

router
  .group(() => {
    router.get('me', [ProfilesController, 'show']).as('users.me').options({ scope: 'profile:read' })
    router.put('me', [ProfilesController, 'update']).as('users.me.put')
    router.patch('me', [ProfilesController, 'update']).as('users.me.patch')
    router
      .delete('me/pending-email', [EmailChangesController, 'destroy'])
      .as('users.me.pending_email')
      .options({ withoutBody: true })
    router
      .post('me/email-verification', [EmailVerificationsController, 'store'])
      .as('users.me.verification')
      .options({ withoutBody: true })
    router
      .post('avatar', [AvatarsController, 'store'])
      .as('avatar.store')
      // Avatars are expensive to decode.
      .options({
        takesFile: true,
        rateLimit: { name: 'avatar', per: 'user', requests: 30, duration: '1 hour' },
      })
    router
      .delete('avatar', [AvatarsController, 'destroy'])
      .as('avatar.destroy')
      .options({ withoutBody: true })
    router
      .post('me/export', [ExportsController, 'store'])
      .as('users.export')
      // An export reads everything the user has written.
      .options({ rateLimit: { name: 'export', per: 'user', requests: 5, duration: '1 hour' } })
    router.delete('me', [ProfilesController, 'destroy']).as('users.destroy')
  })
  .prefix('/api/users')
  .use(middleware.signedIn())
