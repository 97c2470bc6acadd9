import type { HttpContext } from '@adonisjs/core/http'
import LeaveOrganization from '#organizations/organizations/actions/leave_organization'
import TransferOwnership from '#organizations/organizations/actions/transfer_ownership'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import { requireOrganization } from '#organizations/organizations/queries/list_organizations'
import { forMember } from '#organizations/organizations/transformers/organization_transformer'
import { transferOwnershipValidator } from '#organizations/organizations/validators/organization_validator'
import { answerRepeated } from '#core/database/transactions/repeated_action'

/** The signed-in user's own membership: transferring ownership and leaving. */
export default class MembershipController {
  /** Transfers ownership and returns the organization with the actor's new abilities. */
  async update(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { id: actorId } = auth.getUserOrFail()
    const organizationId: string = params.id
    const input: unknown = request.input('userId')
    const transfer = { userId: actorId, action: 'ownership.transferred', target: organizationId, input }
    await answerRepeated(transfer, async () => {
      await authorizeMember(ctx, OrganizationPolicy, 'changeRole')
      const { userId } = await request.validateUsing(transferOwnershipValidator, {
        meta: { userId: actorId },
      })
      await new TransferOwnership().handle({ organizationId, actorId, userId })
    })
    return response.json({ organization: forMember(await requireOrganization(actorId, organizationId)) })
  }

  /** Leaves an organization. */
  async destroy(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const target = `${ctx.params.id}:${userId}`
    await answerRepeated({ userId, action: 'member.left', target }, async () =>
      new LeaveOrganization().handle(await authorizeMember(ctx, OrganizationPolicy, 'view')),
    )
    return ctx.response.noContent()
  }
}
