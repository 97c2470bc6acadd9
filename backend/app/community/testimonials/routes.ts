import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const TestimonialsController = () => import('./controllers/testimonials_controller.js')
const PublicTestimonialsController = () => import('./controllers/public_testimonials_controller.js')
const ReviewsController = () => import('./controllers/reviews_controller.js')

router
  .get('/api/testimonials/public', [PublicTestimonialsController, 'index'])
  .as('testimonials.public')
  .options({ scope: 'any' })
  // The response is the same for all visitors.
  .options({ cacheControl: 'public, max-age=60' })

router
  .group(() => {
    router
      .post('testimonials', [TestimonialsController, 'store'])
      .as('testimonials.store')
      .options({ rateLimit: { name: 'testimonial', per: 'user', requests: 20, duration: '1 hour' } })
    router.get('admin/testimonials', [ReviewsController, 'index']).as('testimonials.index')
    router
      .put('admin/testimonials/:id/approve', [ReviewsController, 'approve'])
      .as('testimonials.approve')
      .options({ withoutBody: true })
    router
      .patch('admin/testimonials/:id/approve', [ReviewsController, 'approve'])
      .as('testimonials.approve.patch')
      .options({ withoutBody: true })
    router
      .put('admin/testimonials/:id/take-down', [ReviewsController, 'takeDown'])
      .as('testimonials.takeDown')
      .options({ withoutBody: true })
    router
      .post('admin/testimonials/:id/pending-decision', [ReviewsController, 'defer'])
      .as('testimonials.defer')
    router
      .delete('admin/testimonials/:id', [ReviewsController, 'destroy'])
      .as('testimonials.decline')
      .options({ withoutBody: true })
  })
  .prefix('/api')
  .use(middleware.signedIn())
