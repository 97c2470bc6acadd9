import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const TimelinesController = () => import('./controllers/timelines_controller.js')

router
  .get('/api/posts/:id/timeline', [TimelinesController, 'show'])
  .as('posts.timeline')
  .options({ scope: 'posts:read' })
  .use(middleware.signedIn())
