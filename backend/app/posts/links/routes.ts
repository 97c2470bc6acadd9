import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const LinkChecksController = () => import('./controllers/link_checks_controller.js')

router
  .post('/api/approved-domains/validate-url', [LinkChecksController, 'store'])
  .as('links.check')
  .use(middleware.signedIn())
