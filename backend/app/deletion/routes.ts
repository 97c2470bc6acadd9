import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const DeletionController = () => import('./controllers/deletion_controller.js')

router
  .delete('/api/organizations/:id', [DeletionController, 'destroy'])
  .as('organizations.destroy')
  .use(middleware.signedIn())
