import type { HttpContext } from '@adonisjs/core/http'
import type { SlackScheduledShareList } from '#contract/slack/data/slack'
import { may } from '#contract/organizations/rules/abilities'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import { requirePost } from '#posts/public'
import CancelScheduledShare from '#slack/actions/cancel_scheduled_share'
import SlackPolicy from '#slack/policies/slack_policy'
import { pageOfScheduledShares, requireScheduledShare } from '#slack/queries/scheduled_shares'
import { mayCancel } from '#slack/rules/may_cancel'
import { toScheduledShare } from '#slack/transformers/scheduled_share_transformer'

/** Shares of scheduled posts, which are sent when the posts start. */
export default class SlackScheduledSharesController {
  /** Lists the shares of a post that wait for its start, or could not be sent then. */
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const { post, membership } = await requirePost(auth.getUserOrFail().id, params.id)
    await bouncer.with(SlackPolicy).authorize('view', membership)
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const toAll = may(membership.role, 'messageAll')
    const { rows, pagination } = await pageOfScheduledShares({ postId: post.id, toAll }, page)
    const shares = rows.map((row) => toScheduledShare(row, mayCancel(membership, row)))
    return response.json({ shares, pagination } satisfies SlackScheduledShareList)
  }

  /** Cancels a share that waits for the start of its post, or removes one that could not be sent. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { post, membership } = await requirePost(auth.getUserOrFail().id, params.id)
    await bouncer.with(SlackPolicy).authorize('share', membership)
    const target: string = params.shareId
    const action = { userId: membership.userId, action: 'slack_share.cancelled', target }
    await answerRepeated(action, async () => {
      const share = await requireScheduledShare(post.id, target)
      await bouncer.with(SlackPolicy).authorize('cancelShare', membership, share)
      await new CancelScheduledShare().handle(share)
    })
    return response.noContent()
  }
}
