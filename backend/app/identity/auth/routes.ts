import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'

const DesktopCodesController = () => import('./controllers/desktop_codes_controller.js')
const DesktopTokensController = () => import('./controllers/desktop_tokens_controller.js')
const PasswordsController = () => import('./controllers/passwords_controller.js')
const RegistrationsController = () => import('./controllers/registrations_controller.js')
const ResetLinksController = () => import('./controllers/reset_links_controller.js')
const RunningSessionsController = () => import('./controllers/running_sessions_controller.js')
const SessionsController = () => import('./controllers/sessions_controller.js')
const SetupController = () => import('./controllers/setup_controller.js')

const { address, credentials: requests, window: duration } = env.limits

router
  .group(() => {
    router
      .post('register', [RegistrationsController, 'store'])
      .as('auth.register')
      .options({ rateLimit: { name: 'sign-up', per: 'address', requests: address, duration } })
    router.post('login', [SessionsController, 'store']).as('auth.login').options({ takesCredentials: true })
    router
      .post('desktop/token', [DesktopTokensController, 'store'])
      .as('auth.desktop.token')
      .options({ takesCredentials: true })

    router
      .group(() => {
        router.get('status', [SessionsController, 'show']).as('auth.status')
        router
          .post('logout', [SessionsController, 'destroy'])
          .as('auth.logout')
          .options({ withoutBody: true })
        router
          .post('desktop/codes', [DesktopCodesController, 'store'])
          .as('auth.desktop.codes')
          .options({ rateLimit: { name: 'desktop-codes', per: 'user', requests, duration } })
        router.get('sessions', [RunningSessionsController, 'index']).as('auth.sessions.index')
        router
          .delete('sessions', [RunningSessionsController, 'clear'])
          .as('auth.sessions.clear')
          .options({ withoutBody: true })
        router
          .delete('sessions/:id', [RunningSessionsController, 'destroy'])
          .as('auth.sessions.destroy')
          .options({ withoutBody: true })
      })
      .use(middleware.signedIn())
  })
  .prefix('/api/auth')
  .options({ uncompressed: true })

router
  .put('/api/users/me/password', [PasswordsController, 'update'])
  .use(middleware.signedIn())
  .as('users.me.password')

router
  .post('/api/admin/reset-links', [ResetLinksController, 'store'])
  .use(middleware.signedIn())
  .as('admin.reset_links')

router.get('/api/setup', [SetupController, 'show']).as('setup.show')
router.post('/api/setup', [SetupController, 'store']).as('setup.store')
