import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PlatformLogController = () => import('./controllers/platform_log_controller.js')

router
  .get('/api/admin/log', [PlatformLogController, 'index'])
  .as('platform_log.index')
  .use(middleware.signedIn())
