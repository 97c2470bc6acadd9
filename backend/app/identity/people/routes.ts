import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PeopleController = () => import('./controllers/people_controller.js')

router
  .group(() => {
    router.get('', [PeopleController, 'index']).as('people.index')
    router.put(':id/administrator', [PeopleController, 'changeAdministrator']).as('people.administrator')
    router
      .group(() => {
        router.post('disable', [PeopleController, 'disable']).as('people.disable')
        router.post('enable', [PeopleController, 'enable']).as('people.enable')
        router.post('sign-out', [PeopleController, 'signOut']).as('people.sign_out')
      })
      .prefix(':id')
      .options({ withoutBody: true })
  })
  .prefix('/api/admin/people')
  .use(middleware.signedIn())
