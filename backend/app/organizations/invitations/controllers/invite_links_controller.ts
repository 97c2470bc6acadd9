import type { HttpContext } from '@adonisjs/core/http'
import type { InviteLinkAnswer } from '#contract/organizations/data/invitation'
import ReplaceInviteLink from '#organizations/invitations/actions/replace_invite_link'
import RevokeInviteLink from '#organizations/invitations/actions/revoke_invite_link'
import { findInviteLink } from '#organizations/invitations/queries/invite_link'
import { linkForManager } from '#organizations/invitations/transformers/invitation_transformer'
import { inviteLinkValidator } from '#organizations/invitations/validators/invitation_validator'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'

/** The link with which anyone may join an organization, for admins and owners. */
export default class InviteLinksController {
  /** Returns the invite link of an organization. */
  async show(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    return ctx.response.json(await answerOf(organizationId))
  }

  /** Makes a new link in place of the previous one. */
  async update(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const input = await ctx.request.validateUsing(inviteLinkValidator)
    await new ReplaceInviteLink().handle({ ...input, organizationId, userId })
    return ctx.response.json(await answerOf(organizationId))
  }

  /** Removes the invite link, which stops working at once. */
  async destroy(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    await new RevokeInviteLink().handle(organizationId, userId)
    return ctx.response.noContent()
  }
}

async function answerOf(organizationId: string): Promise<InviteLinkAnswer> {
  const row = await findInviteLink(organizationId)
  return { inviteLink: row && linkForManager(row) }
}
