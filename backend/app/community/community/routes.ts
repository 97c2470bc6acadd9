import router from '@adonisjs/core/services/router'

const StatisticsController = () => import('./controllers/statistics_controller.js')

router
  .get('/api/community/statistics', [StatisticsController, 'show'])
  .as('community.statistics')
  .options({ scope: 'any' })
  // The response is the same for all visitors.
  .options({ cacheControl: 'public, max-age=5' })
