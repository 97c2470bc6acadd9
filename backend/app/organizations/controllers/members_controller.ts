import type { HttpContext } from '@adonisjs/core/http'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { requireMembership } from '#organizations/queries/find_membership'
import { listMembers } from '#organizations/queries/list_members'
import { forTeammate } from '#organizations/transformers/member_transformer'

export default class MembersController {
  async index({ auth, bouncer, params, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('view', membership)
    const members = await listMembers(membership.organizationId)
    return response.json({ members: members.map(forTeammate) })
  }
}
