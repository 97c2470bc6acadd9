import type { HttpContext } from '@adonisjs/core/http'
import AdministratorPolicy from '#core/http/administrator_policy'
import { deferAction } from '#core/jobs/pending/defer_action'
import {
  pendingReopening,
  pendingResolution,
  pendingShowing,
} from '#moderation/reports/actions/pending_report_decisions'
import { requireReportedPost } from '#moderation/reports/queries/find_reported_post'
import { resolutionValidator } from '#moderation/reports/validators/report_validator'

/** Decisions about reports and reported posts that can be undone. */
export default class PendingReportsController {
  /** Resolves a report in ten seconds, unless that is undone. */
  async resolve({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const input = await request.validateUsing(resolutionValidator)
    const { id: userId } = auth.getUserOrFail()
    const action = { userId, ids: [params.id], input }
    return response.status(202).json(await deferAction(pendingResolution, action))
  }

  /** Reopens a report in ten seconds, unless that is undone. */
  async reopen({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    const action = { userId, ids: [params.id], input: null }
    return response.status(202).json(await deferAction(pendingReopening, action))
  }

  /** Shows a hidden post again in ten seconds, unless that is undone. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id } = await requireReportedPost(params.id)
    const action = { userId: auth.getUserOrFail().id, ids: [id], input: null }
    return response.status(202).json(await deferAction(pendingShowing, action))
  }
}
