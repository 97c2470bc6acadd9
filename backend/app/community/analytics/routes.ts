import router from '@adonisjs/core/services/router'

const PageViewsController = () => import('#community/analytics/controllers/page_views_controller')

router
  .post('/api/page-views', [PageViewsController, 'store'])
  .as('page_views.store')
  // Looking at pages must not use up the requests that a page needs.
  .options({
    uncounted: true,
    rateLimit: { name: 'page_views', per: 'address', requests: 120, duration: 60 },
  })
