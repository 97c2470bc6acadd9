import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const AdminStatsController = () => import('./controllers/admin_stats_controller.js')
const FailedJobsController = () => import('./controllers/failed_jobs_controller.js')

router
  .group(() => {
    router.get('jobs', [FailedJobsController, 'index']).as('failed_jobs.index')
    router
      .group(() => {
        router.post('retry', [FailedJobsController, 'retry']).as('failed_jobs.retry')
        router.delete('', [FailedJobsController, 'destroy']).as('failed_jobs.destroy')
      })
      .prefix('jobs/:id')
      .options({ withoutBody: true })
  })
  .prefix('/api/admin')
  .use(middleware.signedIn())

router
  .get('/api/posts/admin/stats', [AdminStatsController, 'show'])
  .as('admin_stats.show')
  .use(middleware.signedIn())
