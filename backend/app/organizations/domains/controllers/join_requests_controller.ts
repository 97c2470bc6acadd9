import type { HttpContext } from '@adonisjs/core/http'
import type { JoinRequestList } from '#contract/organizations/data/domain'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import AnswerJoinRequest from '#organizations/domains/actions/answer_join_request'
import { listJoinRequests } from '#organizations/domains/queries/join_requests'
import { requestForManager } from '#organizations/domains/transformers/join_transformer'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'

/** The requests to join an organization, for admins and owners. */
export default class JoinRequestsController {
  /** Lists the requests to join an organization. */
  async index(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const page = toPageRequest(await pageValidator.validate(ctx.request.qs()))
    const { rows, pagination } = await listJoinRequests(organizationId, page)
    return ctx.response.json({ requests: rows.map(requestForManager), pagination } satisfies JoinRequestList)
  }

  /** Approves a request. */
  update(ctx: HttpContext) {
    return answerRequest(ctx, 'approved')
  }

  /** Declines a request. */
  destroy(ctx: HttpContext) {
    return answerRequest(ctx, 'declined')
  }
}

async function answerRequest(ctx: HttpContext, answer: 'approved' | 'declined') {
  const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
  const { requestId: id } = ctx.params
  await answerRepeated({ userId, action: `join.${answer}`, target: id }, () =>
    new AnswerJoinRequest().handle({ organizationId, userId, id, answer }),
  )
  return ctx.response.noContent()
}
