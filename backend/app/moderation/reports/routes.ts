import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const MyReportsController = () => import('./controllers/my_reports_controller.js')
const PendingReportsController = () => import('./controllers/pending_reports_controller.js')
const ReportedPostsController = () => import('./controllers/reported_posts_controller.js')
const TurnedDownReportsController = () => import('./controllers/turned_down_reports_controller.js')
const ReportsController = () => import('./controllers/reports_controller.js')

router
  .group(() => {
    router
      .post('community/posts/:id/report', [MyReportsController, 'store'])
      .as('reports.store')
      .options({ rateLimit: { name: 'report', per: 'user', requests: 20, duration: '1 hour' } })
    router
      .get('users/me/reports', [MyReportsController, 'index'])
      .as('reports.mine')
      .options({ scope: 'reports:read' })
    router.get('admin/reports', [ReportsController, 'index']).as('reports.index')
    router.post('admin/turned-down-reports', [TurnedDownReportsController, 'store']).as('reports.turn_down')
    router.put('admin/reports/:id/resolve', [ReportsController, 'resolve']).as('reports.resolve')
    router.patch('admin/reports/:id/resolve', [ReportsController, 'resolve']).as('reports.resolve.patch')
    router
      .put('admin/reports/:id/reopen', [ReportsController, 'reopen'])
      .as('reports.reopen')
      .options({ withoutBody: true })
    router
      .patch('admin/reports/:id/reopen', [ReportsController, 'reopen'])
      .as('reports.reopen.patch')
      .options({ withoutBody: true })
    router
      .post('admin/reports/:id/pending-resolution', [PendingReportsController, 'resolve'])
      .as('reports.deferResolution')
    router
      .post('admin/reports/:id/pending-reopening', [PendingReportsController, 'reopen'])
      .as('reports.deferReopening')
      .options({ withoutBody: true })
    router
      .post('admin/reported-posts/:id/pending-showing', [PendingReportsController, 'show'])
      .as('reportedPosts.deferShowing')
      .options({ withoutBody: true })
    router.get('admin/reported-posts/:id', [ReportedPostsController, 'show']).as('reportedPosts.show')
    router
      .put('admin/reported-posts/:id/show', [ReportedPostsController, 'update'])
      .as('reportedPosts.update')
      .options({ withoutBody: true })
  })
  .prefix('/api')
  .use(middleware.signedIn())
