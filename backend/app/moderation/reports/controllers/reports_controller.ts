import type { HttpContext } from '@adonisjs/core/http'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import ReopenReport from '#moderation/reports/actions/reopen_report'
import ResolveReport from '#moderation/reports/actions/resolve_report'
import AdministratorPolicy from '#core/http/administrator_policy'
import { reportList } from '#moderation/reports/http/report_list'
import { eventsOfReports } from '#moderation/reports/queries/events_of_reports'
import { findReport } from '#moderation/reports/queries/list_reports'
import { forAdministrator } from '#moderation/reports/transformers/report_transformer'
import { listReportsValidator, resolutionValidator } from '#moderation/reports/validators/report_validator'

/** All reports, for administrators. */
export default class ReportsController {
  /** Lists the reports of users, newest first. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await reportList(await listReportsValidator.validate(request.qs())))
  }

  /** Resolves a report, and decides about its post. */
  async resolve({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const resolution = await request.validateUsing(resolutionValidator)
    const { id: resolverId } = auth.getUserOrFail()
    const decision = { userId: resolverId, action: 'report.resolved', target: params.id, input: resolution }
    await answerRepeated(decision, () =>
      new ResolveReport().handle({ ...resolution, id: params.id, resolverId }),
    )
    return response.json({ report: await toResponse(params.id) })
  }

  /** Reopens a resolved report. */
  async reopen({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    const decision = { userId, action: 'report.reopened', target: params.id }
    await answerRepeated(decision, () => new ReopenReport().handle(params.id, userId))
    return response.json({ report: await toResponse(params.id) })
  }
}

async function toResponse(id: string) {
  const report = await findReport(id)
  return forAdministrator(report, (await eventsOfReports([id])).get(id))
}
