import type { HttpContext } from '@adonisjs/core/http'
import type { InvitationCheck } from '#contract/organizations/data/invitation'
import { User } from '#identity/public'
import AcceptInvitation from '#organizations/invitations/actions/accept_invitation'
import { findClosedInvitation } from '#organizations/invitations/queries/find_closed_invitation'
import { findInviteLinkByToken, type InviteLinkRow } from '#organizations/invitations/queries/invite_link'
import { findOpenInvitation } from '#organizations/invitations/queries/find_open_invitation'
import { limitTokenGuesses } from '#organizations/invitations/http/invitation_limit'
import { isToken } from '#organizations/invitations/rules/invitation_token'
import { hasEnded, hasExpired } from '#organizations/invitations/rules/lifetime'
import {
  ENDED_INVITATION,
  forLateRecipient,
  forRecipient,
  INVALID_INVITATION,
  linkForVisitor,
} from '#organizations/invitations/transformers/invitation_transformer'
import { acceptInvitationValidator } from '#organizations/invitations/validators/invitation_validator'
import { findMembership } from '#organizations/organizations/queries/find_membership'

/** Invitations by token, for their recipients. */
export default class ReceivedInvitationsController {
  /**
   * Returns what an invitation or an invite link leads to. Public, because most recipients are not signed in
   * yet.
   */
  async show({ auth, params, request, response }: HttpContext) {
    const reader = (await auth.check()) ? auth.getUserOrFail() : null
    const found = await limitTokenGuesses(request.ip(), () => findInvitationByToken(params.token))
    if (!found) return response.json(INVALID_INVITATION)
    if ('creator_role' in found) return response.json(await checkOf(found, reader))
    if ('member_id' in found) return response.json(forLateRecipient(found, reader))
    if (hasExpired(found)) return response.json(ENDED_INVITATION)
    const isExistingUser = (await User.findByEmail(found.email)) !== null
    return response.json(forRecipient(found, { isExistingUser, reader }))
  }

  /** Accepts an invitation. The action checks that it is for the signed-in user. */
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

/** The invitation with a token, open or closed; null for an unknown one. */
async function findInvitationByToken(token: string) {
  if (!isToken(token)) return null
  return (
    (await findOpenInvitation(token)) ??
    (await findInviteLinkByToken(token)) ??
    (await findClosedInvitation(token))
  )
}

/** An invite link, as a member of its organization, a member of none or a visitor sees it. */
async function checkOf(link: InviteLinkRow, reader: User | null): Promise<InvitationCheck> {
  const { organization_id: organizationId, organization_name } = link
  const membership = reader && (await findMembership(reader.id, organizationId))
  if (membership)
    return forLateRecipient(
      { organization_id: organizationId, organization_name, member_id: reader.id },
      reader,
    )
  return hasEnded(link) ? ENDED_INVITATION : linkForVisitor(link)
}
