import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { InvitationList } from '#contract/data/invitation'
import { pageValidator, toPageRequest } from '#core/pagination'
import CancelInvitation from '#invitations/actions/cancel_invitation'
import ResendInvitation from '#invitations/actions/resend_invitation'
import SendInvitation from '#invitations/actions/send_invitation'
import { invitationNotFound } from '#invitations/errors'
import InvitationPolicy from '#invitations/policies/invitation_policy'
import { findInvitation } from '#invitations/queries/find_invitation'
import { listInvitations } from '#invitations/queries/list_invitations'
import { limitInvitations } from '#invitations/http/invitation_limit'
import { forManager } from '#invitations/transformers/invitation_transformer'
import { invitationValidator } from '#invitations/validators/invitation_validator'
import { authorizeMember } from '#organizations/public'

/** The invitations of an organization, for admins and owners. */
export default class InvitationsController {
  async index(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, InvitationPolicy, 'manage')
    const page = toPageRequest(await pageValidator.validate(ctx.request.qs()))
    const { rows, pagination } = await listInvitations(organizationId, page)
    const areMailed = env.smtpUrl !== undefined
    return ctx.response.json({
      invitations: rows.map(forManager),
      pagination,
      areMailed,
    } satisfies InvitationList)
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { organizationId } = await authorizeMember(ctx, InvitationPolicy, 'manage')
    const input = await request.validateUsing(invitationValidator)
    const inviter = auth.getUserOrFail()
    await limitInvitations({ organizationId, userId: inviter.id, email: input.email })
    const id = await new SendInvitation().handle({ ...input, organizationId, inviter })
    return response.status(201).json(await present(organizationId, id))
  }

  /** Sends it again. */
  async update(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const { organizationId } = await authorizeMember(ctx, InvitationPolicy, 'manage')
    const { id, email } = await requireInvitation(organizationId, params.invitationId)
    const inviter = auth.getUserOrFail()
    await limitInvitations({ organizationId, userId: inviter.id, email })
    await new ResendInvitation().handle({ organizationId, id, inviter })
    return response.json(await present(organizationId, id))
  }

  async destroy(ctx: HttpContext) {
    const { params, response } = ctx
    const { organizationId, userId } = await authorizeMember(ctx, InvitationPolicy, 'manage')
    await new CancelInvitation().handle({ organizationId, id: params.invitationId, userId })
    return response.noContent()
  }
}

async function requireInvitation(organizationId: string, id: string) {
  const invitation = await findInvitation(organizationId, id)
  if (!invitation) throw invitationNotFound()
  return invitation
}

async function present(organizationId: string, id: string) {
  return { invitation: forManager(await requireInvitation(organizationId, id)) }
}
