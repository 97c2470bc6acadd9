import type { HttpContext } from '@adonisjs/core/http'
import { targetsValidator } from '#core/http/validation/target_ids'
import { deferAction } from '#core/jobs/pending/defer_action'
import { pendingCancellation } from '#organizations/invitations/actions/pending_cancellation'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'

/** The cancellation of invitations that can be undone. */
export default class CancellationsController {
  /** Cancels invitations in ten seconds, unless that is undone. */
  async store(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const { ids } = await ctx.request.validateUsing(targetsValidator)
    const action = { userId, ids, input: { organizationId } }
    return ctx.response.status(202).json(await deferAction(pendingCancellation, action))
  }
}
