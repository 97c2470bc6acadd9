import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CurrentUserController = () => import('./controllers/current_user_controller.js')

router.get('/api/users/me', [CurrentUserController, 'show']).use(middleware.signedIn()).as('users.me')
