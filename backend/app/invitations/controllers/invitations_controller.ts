import type { HttpContext } from '@adonisjs/core/http'
import CancelInvitation from '#invitations/actions/cancel_invitation'
import ResendInvitation from '#invitations/actions/resend_invitation'
import SendInvitation from '#invitations/actions/send_invitation'
import { invitationNotFound } from '#invitations/errors'
import InvitationPolicy from '#invitations/policies/invitation_policy'
import { findInvitation } from '#invitations/queries/find_invitation'
import { listInvitations } from '#invitations/queries/list_invitations'
import { limitInvitations } from '#invitations/rate_limit/invitation_limit'
import { forManager } from '#invitations/transformers/invitation_transformer'
import { newInvitationValidator } from '#invitations/validators/invitation_validator'
import { requireMembership } from '#organizations/public'

/** The invitations of an organization, for those who manage its members. */
export default class InvitationsController {
  async index(ctx: HttpContext) {
    const organizationId = await authorizeManager(ctx)
    const invitations = await listInvitations(organizationId)
    return ctx.response.json({ invitations: invitations.map(forManager) })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const organizationId = await authorizeManager(ctx)
    const input = await request.validateUsing(newInvitationValidator)
    await limitInvitations({ organizationId, email: input.email, address: request.ip() })
    const inviter = auth.getUserOrFail()
    const id = await new SendInvitation().handle({ ...input, organizationId, inviter })
    return response.status(201).json(await present(organizationId, id))
  }

  /** Sends one again. */
  async update(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const organizationId = await authorizeManager(ctx)
    const { id, email } = await requireInvitation(organizationId, params.invitationId)
    await limitInvitations({ organizationId, email, address: request.ip() })
    await new ResendInvitation().handle({ organizationId, id, inviter: auth.getUserOrFail() })
    return response.json(await present(organizationId, id))
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const organizationId = await authorizeManager(ctx)
    const { id: userId } = auth.getUserOrFail()
    await new CancelInvitation().handle({ organizationId, id: params.invitationId, userId })
    return response.noContent()
  }
}

/** Lets only those through who manage the members of the organization in the address, and tells which it is. */
async function authorizeManager({ auth, bouncer, params }: HttpContext): Promise<string> {
  const membership = await requireMembership(auth.getUserOrFail().id, params.id)
  await bouncer.with(InvitationPolicy).authorize('manage', membership)
  return membership.organizationId
}

async function requireInvitation(organizationId: string, id: string) {
  const invitation = await findInvitation(organizationId, id)
  if (!invitation) throw invitationNotFound()
  return invitation
}

async function present(organizationId: string, id: string) {
  return { invitation: forManager(await requireInvitation(organizationId, id)) }
}
