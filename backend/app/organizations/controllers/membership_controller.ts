import type { HttpContext } from '@adonisjs/core/http'
import LeaveOrganization from '#organizations/actions/leave_organization'
import TransferOwnership from '#organizations/actions/transfer_ownership'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { requireMembership } from '#organizations/queries/find_membership'
import { requireOrganization } from '#organizations/queries/list_organizations'
import { forMember } from '#organizations/transformers/organization_transformer'
import { successorValidator } from '#organizations/validators/organization_validator'

/** One's own place in an organization: to hand it on, or to leave. */
export default class MembershipController {
  /** Hands the ownership on, and answers what is left of one's own rights. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('changeRole', membership)
    const { organizationId, userId: actorId } = membership
    const { userId } = await request.validateUsing(successorValidator, { meta: { userId: actorId } })
    await new TransferOwnership().handle({ organizationId, actorId, userId })
    return response.json({ organization: forMember(await requireOrganization(actorId, organizationId)) })
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('view', membership)
    await new LeaveOrganization().handle(membership)
    return response.noContent()
  }
}
