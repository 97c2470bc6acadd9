import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const FirstStepsController = () => import('./controllers/first_steps_controller.js')

router
  .group(() => {
    router.get('', [FirstStepsController, 'show']).as('firstSteps.show')
    router
      .delete('', [FirstStepsController, 'destroy'])
      .as('firstSteps.destroy')
      .options({ withoutBody: true })
  })
  .prefix('/api/organizations/:id/first-steps')
  .use(middleware.signedIn())
