import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { PICTURE_NAME } from '#posts/previews/repositories/picture_files'

const PicturesController = () => import('./controllers/pictures_controller.js')
const PreviewsController = () => import('./controllers/previews_controller.js')

router
  .get('/api/pictures/:name', [PicturesController, 'show'])
  .as('pictures.public')
  .options({ scope: 'any' })
  .where('name', PICTURE_NAME)
  // The picture of a name never changes. A deleted one leaves caches within a day.
  .options({ uncounted: true, cacheControl: 'public, max-age=86400, immutable' })

router
  .post('/api/links/preview', [PreviewsController, 'store'])
  .as('links.preview')
  .options({ scope: 'posts:write' })
  .use(middleware.signedIn())
  // A preview may make the server fetch a page.
  .options({ rateLimit: { name: 'preview', per: 'user', requests: 30, duration: '1 minute' } })

router
  .post('/api/links/picture', [PicturesController, 'store'])
  .as('links.picture')
  .options({ scope: 'posts:write' })
  .use(middleware.signedIn())
  // A picture makes the server fetch and decode a file.
  .options({ rateLimit: { name: 'picture', per: 'user', requests: 30, duration: '1 minute' } })
