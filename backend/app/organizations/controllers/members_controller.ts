import type { HttpContext } from '@adonisjs/core/http'
import ChangeRole from '#organizations/actions/change_role'
import RemoveMember from '#organizations/actions/remove_member'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { requireMembership } from '#organizations/queries/find_membership'
import { listMembers } from '#organizations/queries/list_members'
import { forTeammates } from '#organizations/transformers/member_transformer'
import { roleValidator } from '#organizations/validators/organization_validator'

/** The members of an organization, and what the others may do about them. */
export default class MembersController {
  async index({ auth, bouncer, params, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('view', membership)
    const members = await listMembers(membership.organizationId)
    return response.json({ members: forTeammates(members, membership) })
  }

  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('changeRole', membership)
    const { role } = await request.validateUsing(roleValidator)
    const { organizationId, userId: actorId } = membership
    await new ChangeRole().handle({ organizationId, actorId, userId: params.userId, role })
    return response.noContent()
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('removeMember', membership)
    const { organizationId, userId: actorId } = membership
    await new RemoveMember().handle({ organizationId, actorId, userId: params.userId })
    return response.noContent()
  }
}
