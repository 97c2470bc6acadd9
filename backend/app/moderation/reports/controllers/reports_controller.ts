import type { HttpContext } from '@adonisjs/core/http'
import type { ReportList } from '#contract/moderation/data/report'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import ReopenReport from '#moderation/reports/actions/reopen_report'
import ResolveReport from '#moderation/reports/actions/resolve_report'
import AdministratorPolicy from '#core/http/administrator_policy'
import { eventsOfReports } from '#moderation/reports/queries/events_of_reports'
import { countHiddenPosts } from '#moderation/reports/queries/open_reports'
import { countReports, findReport, listReports } from '#moderation/reports/queries/list_reports'
import { reportersOf } from '#moderation/reports/queries/narrow_reports'
import { forAdministrator } from '#moderation/reports/transformers/report_transformer'
import { listReportsValidator, resolutionValidator } from '#moderation/reports/validators/report_validator'

/** All reports, for administrators. */
export default class ReportsController {
  /** Lists the reports of users, newest first. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { page, limit, asOf, ...filter } = await listReportsValidator.validate(request.qs())
    const pageRequest = await toAnchoredRequest({ page, limit, asOf }, (instant) =>
      countReports(filter, instant),
    )
    const total = await countReports(filter)
    const reports = await listReports(filter, pageRequest)
    const reporters = reportersOf(filter)
    const events = await eventsOfReports(reports.map(({ id }) => id))
    const shown = reports.map((report) => forAdministrator(report, events.get(report.id)))
    const list: ReportList = {
      reports: shown,
      pagination: toPagination(pageRequest, total, shown[0]?.createdAt),
      hiddenPosts: reporters && (await countHiddenPosts(reporters)),
    }
    return response.json(list)
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
