import type { HttpContext } from '@adonisjs/core/http'
import type { MemberList } from '#contract/organizations/data/organization'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toPageRequest } from '#core/http/validation/pagination'
import ChangeRole from '#organizations/organizations/actions/change_role'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import { countMembers, listMembers } from '#organizations/organizations/queries/list_members'
import { forTeammates } from '#organizations/organizations/transformers/member_transformer'
import {
  changeRoleValidator,
  listMembersValidator,
} from '#organizations/organizations/validators/organization_validator'

/** The members of an organization. */
export default class MembersController {
  /** Lists the members of an organization. */
  async index(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'view')
    const { search, id, ...paging } = await listMembersValidator.validate(ctx.request.qs())
    const { organizationId } = membership
    const { rows, pagination } = await listMembers(organizationId, { search, id }, toPageRequest(paging))
    const counts = await countMembers(organizationId)
    const members = forTeammates(rows, membership, counts)
    return ctx.response.json({ members, pagination, ownersCount: counts.owners } satisfies MemberList)
  }

  /** Changes the role of a member. */
  async update(ctx: HttpContext) {
    const { params, request, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'changeRole')
    const { role } = await request.validateUsing(changeRoleValidator)
    const { organizationId, userId: actorId } = membership
    await new ChangeRole().handle({ organizationId, actorId, userId: params.userId, role })
    return response.noContent()
  }

  /** Removes a member from an organization. */
  async destroy(ctx: HttpContext) {
    const { params, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const { organizationId, userId: actorId } = membership
    const { userId } = params
    const removal = { userId: actorId, action: 'member.removed', target: `${organizationId}:${userId}` }
    await answerRepeated(removal, () => new RemoveMember().handle({ organizationId, actorId, userId }))
    return response.noContent()
  }
}
