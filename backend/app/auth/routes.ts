import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const RegistrationsController = () => import('./controllers/registrations_controller.js')
const SessionsController = () => import('./controllers/sessions_controller.js')

router
  .group(() => {
    router.post('register', [RegistrationsController, 'store']).as('auth.register')
    router.post('login', [SessionsController, 'store']).as('auth.login')

    router
      .group(() => {
        router.get('status', [SessionsController, 'show']).as('auth.status')
        router.post('logout', [SessionsController, 'destroy']).as('auth.logout')
      })
      .use(middleware.signedIn())
  })
  .prefix('/api/auth')
