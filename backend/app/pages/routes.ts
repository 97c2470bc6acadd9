import router from '@adonisjs/core/services/router'
import { SLUG } from '#core/http/route_matchers'

const PagesController = () => import('./controllers/pages_controller.js')

router.get('/', [PagesController, 'landing']).as('pages.landing')
router.get('/community-landing', [PagesController, 'community']).as('pages.community')
router
  .get('/public/:organizationSlug/:postSlug', [PagesController, 'post'])
  .as('pages.post')
  .where('organizationSlug', SLUG)
  .where('postSlug', SLUG)
router.get('/organizations/:slug', [PagesController, 'organization']).as('pages.organization')

// Last of all routes: whatever nobody else answers.
router.get('*', [PagesController, 'other']).as('pages.other')
