import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PreviewsController = () => import('./controllers/previews_controller.js')

router
  .post('/api/links/preview', [PreviewsController, 'store'])
  .as('links.preview')
  .use(middleware.signedIn())
  // A preview may make the server fetch a page.
  .options({ rateLimit: { name: 'preview', per: 'user', requests: 30, duration: '1 minute' } })
