import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const TellingsController = () => import('./controllers/tellings_controller.js')

router
  .get('/api/posts/:id/telling', [TellingsController, 'show'])
  .as('posts.telling')
  .options({ scope: 'posts:read' })
  .use(middleware.signedIn())

router
  .put('/api/posts/:id/telling', [TellingsController, 'update'])
  .as('posts.tellNow')
  .options({ scope: 'posts:write' })
  .use(middleware.signedIn())
