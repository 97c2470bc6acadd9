import router from '@adonisjs/core/services/router'
import { ID } from '#core/http/route_matchers'
import { middleware } from '#start/kernel'

const ReceivedInvitationsController = () =>
  import('#organizations/invitations/controllers/received_invitations_controller')
const InvitationsController = () => import('./controllers/invitations_controller.js')
const CancellationsController = () => import('./controllers/cancellations_controller.js')
const InviteLinksController = () => import('./controllers/invite_links_controller.js')

router
  .group(() => {
    router
      .get('invitations/:token', [ReceivedInvitationsController, 'show'])
      .options({ secretParam: 'token' })
      .as('invitations.check')

    router
      .group(() => {
        router.post('invitations/approve', [ReceivedInvitationsController, 'store']).as('invitations.approve')
        router.post(':id/invite', [InvitationsController, 'store']).as('invitations.store')
        router.post(':id/invitations', [InvitationsController, 'storeSeveral']).as('invitations.storeSeveral')
        router.get(':id/invite-link', [InviteLinksController, 'show']).as('inviteLinks.show')
        router.put(':id/invite-link', [InviteLinksController, 'update']).as('inviteLinks.update')
        router
          .delete(':id/invite-link', [InviteLinksController, 'destroy'])
          .as('inviteLinks.destroy')
          .options({ withoutBody: true })
        router
          .post(':id/invitations/cancellations', [CancellationsController, 'store'])
          .as('invitations.defer')
        router.get(':id/invitations', [InvitationsController, 'index']).as('invitations.index')
        router
          .post(':id/invitations/:invitationId/resend', [InvitationsController, 'update'])
          .as('invitations.resend')
          .options({ withoutBody: true })
        router
          .delete(':id/invitations/:invitationId', [InvitationsController, 'destroy'])
          .as('invitations.destroy')
          .options({ withoutBody: true })
      })
      .where('invitationId', ID)
      .use(middleware.signedIn())
  })
  .prefix('/api/organizations')
  .options({ uncompressed: true })
