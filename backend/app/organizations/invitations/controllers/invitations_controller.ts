import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { InvitationList, InviteResults } from '#contract/organizations/data/invitation'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import CancelInvitation from '#organizations/invitations/actions/cancel_invitation'
import InviteSeveral from '#organizations/invitations/actions/invite_several'
import ResendInvitation from '#organizations/invitations/actions/resend_invitation'
import SendInvitation from '#organizations/invitations/actions/send_invitation'
import { invitationNotFound } from '#organizations/invitations/errors'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { findInvitation, listInvitations } from '#organizations/invitations/queries/invitations'
import { limitInvitations } from '#organizations/invitations/http/invitation_limit'
import { forManager } from '#organizations/invitations/transformers/invitation_transformer'
import {
  addressValidator,
  invitationsValidator,
  invitationValidator,
} from '#organizations/invitations/validators/invitation_validator'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'

/** The invitations of an organization, for admins and owners. */
export default class InvitationsController {
  /** Lists the open invitations of an organization. */
  async index(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const page = toPageRequest(await pageValidator.validate(ctx.request.qs()))
    const { rows, pagination } = await listInvitations(organizationId, page)
    const areMailed = env.smtpUrl !== undefined
    return ctx.response.json({
      invitations: rows.map(forManager),
      pagination,
      areMailed,
    } satisfies InvitationList)
  }

  /** Invites one address. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const input = await request.validateUsing(invitationValidator)
    const inviter = auth.getUserOrFail()
    await limitInvitations({ organizationId, userId: inviter.id, email: input.email })
    const id = await new SendInvitation().handle({ ...input, organizationId, inviter })
    return response.status(201).json(await present(organizationId, id))
  }

  /** Invites several addresses; bad ones among them do not stop the others. */
  async storeSeveral(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const { emails, ...how } = await request.validateUsing(invitationsValidator)
    const read = await Promise.all(emails.map(async (sent) => ({ sent, address: await addressIn(sent) })))
    const input = { ...how, organizationId, inviter: auth.getUserOrFail(), emails: read }
    const results = await new InviteSeveral().handle(input)
    return response.json({ results } satisfies InviteResults)
  }

  /** Resends an invitation. */
  async update(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const { id, email } = await requireInvitation(organizationId, params.invitationId)
    const inviter = auth.getUserOrFail()
    await limitInvitations({ organizationId, userId: inviter.id, email })
    await new ResendInvitation().handle({ organizationId, id, inviter })
    return response.json(await present(organizationId, id))
  }

  /** Cancels an invitation. */
  async destroy(ctx: HttpContext) {
    const { params, response } = ctx
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const { invitationId: id } = params
    await answerRepeated({ userId, action: 'invitation.cancelled', target: id }, () =>
      new CancelInvitation().handle({ organizationId, id, userId }),
    )
    return response.noContent()
  }
}

async function addressIn(text: string): Promise<string | null> {
  const [error, address] = await addressValidator.tryValidate(text)
  return error === null ? address : null
}

async function requireInvitation(organizationId: string, id: string) {
  const invitation = await findInvitation(organizationId, id)
  if (!invitation) throw invitationNotFound()
  return invitation
}

async function present(organizationId: string, id: string) {
  return { invitation: forManager(await requireInvitation(organizationId, id)) }
}
