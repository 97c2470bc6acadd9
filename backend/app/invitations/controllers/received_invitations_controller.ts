import type { HttpContext } from '@adonisjs/core/http'
import { User } from '#users/public'
import AcceptInvitation from '#invitations/actions/accept_invitation'
import { findOpenInvitation } from '#invitations/queries/find_open_invitation'
import { limitTokenGuesses } from '#invitations/http/invitation_limit'
import { hasExpired } from '#invitations/rules/lifetime'
import { forRecipient, INVALID_INVITATION } from '#invitations/transformers/invitation_transformer'
import { acceptInvitationValidator } from '#invitations/validators/invitation_validator'

/** Invitations as their recipients see them: by token. */
export default class ReceivedInvitationsController {
  /** Open to visitors: most recipients are not signed in yet. */
  async show({ auth, params, request, response }: HttpContext) {
    const invitation = await limitTokenGuesses(request.ip(), () => findOpenInvitation(params.token))
    if (!invitation || hasExpired(invitation)) return response.json(INVALID_INVITATION)
    const isExistingUser = (await User.findByEmail(invitation.email)) !== null
    const reader = (await auth.check()) ? auth.getUserOrFail() : null
    return response.json(forRecipient(invitation, { isExistingUser, reader }))
  }

  /** Accepts. The action checks that the invitation is for the signed-in user. */
  async store({ auth, request, response }: HttpContext) {
    const { token } = await request.validateUsing(acceptInvitationValidator)
    const accept = () => new AcceptInvitation().handle(token, auth.getUserOrFail())
    const { organization_id: organizationId, organization_name: name } = await limitTokenGuesses(
      request.ip(),
      accept,
    )
    return response.json({ message: `You are now a member of ${name}.`, organizationId })
  }
}
