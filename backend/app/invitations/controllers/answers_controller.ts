import type { HttpContext } from '@adonisjs/core/http'
import { User } from '#accounts/public'
import AcceptInvitation from '#invitations/actions/accept_invitation'
import { findOpenInvitation } from '#invitations/queries/find_open_invitation'
import { limitGuesses } from '#invitations/rate_limit/invitation_limit'
import { hasExpired } from '#invitations/rules/lifetime'
import { forGuest, forNobody } from '#invitations/transformers/invitation_transformer'
import { answerValidator } from '#invitations/validators/invitation_validator'

/** What whoever holds the link of an invitation can do with it. */
export default class AnswersController {
  /** Open to everybody: most have not signed in yet. */
  async show({ auth, params, request, response }: HttpContext) {
    const invitation = await limitGuesses(request.ip(), () => findOpenInvitation(params.token))
    if (!invitation || hasExpired(invitation.expires_at)) return response.json(forNobody)
    const isExistingUser = (await User.findByEmail(invitation.email)) !== null
    const reader = (await auth.check()) ? auth.getUserOrFail() : null
    return response.json(forGuest(invitation, { isExistingUser, reader }))
  }

  /** Accepts. Who may is decided by the invitation itself, which knows one address. */
  async store({ auth, request, response }: HttpContext) {
    const { token } = await request.validateUsing(answerValidator)
    const accept = () => new AcceptInvitation().handle(token, auth.getUserOrFail())
    const { organization_id: organizationId, organization_name: name } = await limitGuesses(
      request.ip(),
      accept,
    )
    return response.json({ message: `You are now a member of ${name}.`, organizationId })
  }
}
