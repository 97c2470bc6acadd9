import type { HttpContext } from '@adonisjs/core/http'
import LeaveOrganization from '#organizations/actions/leave_organization'
import TransferOwnership from '#organizations/actions/transfer_ownership'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/http/authorize_member'
import { requireOrganization } from '#organizations/queries/list_organizations'
import { forMember } from '#organizations/transformers/organization_transformer'
import { transferOwnershipValidator } from '#organizations/validators/organization_validator'

/** The signed-in user's own membership: transferring ownership and leaving. */
export default class MembershipController {
  /** Transfers ownership and returns the organization with the actor's new abilities. */
  async update(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'changeRole')
    const { organizationId, userId: actorId } = membership
    const { userId } = await request.validateUsing(transferOwnershipValidator, { meta: { userId: actorId } })
    await new TransferOwnership().handle({ organizationId, actorId, userId })
    return response.json({ organization: forMember(await requireOrganization(actorId, organizationId)) })
  }

  async destroy(ctx: HttpContext) {
    await new LeaveOrganization().handle(await authorizeMember(ctx, OrganizationPolicy, 'view'))
    return ctx.response.noContent()
  }
}
