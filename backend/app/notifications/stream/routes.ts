import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const StreamsController = () => import('./controllers/streams_controller.js')

router
  .get('/api/stream', [StreamsController, 'show'])
  .as('stream')
  .use(middleware.signedIn())
  .options({ longLived: true })
