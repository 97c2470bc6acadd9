import type { HttpContext } from '@adonisjs/core/http'
import TurnDownReports from '#reports/actions/turn_down_reports'
import ReportPolicy from '#reports/policies/report_policy'
import { turnDownValidator } from '#reports/validators/report_validator'

/** The reports of some people, which are turned down together. */
export default class TurnedDownReportsController {
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(ReportPolicy).authorize('moderate')
    const { moderatorResponse, ...reporters } = await request.validateUsing(turnDownValidator)
    const { id: resolverId } = auth.getUserOrFail()
    return response.json(await new TurnDownReports().handle({ reporters, moderatorResponse, resolverId }))
  }
}
