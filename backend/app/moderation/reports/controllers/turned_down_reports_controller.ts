import type { HttpContext } from '@adonisjs/core/http'
import TurnDownReports from '#moderation/reports/actions/turn_down_reports'
import AdministratorPolicy from '#core/http/administrator_policy'
import { turnDownValidator } from '#moderation/reports/validators/report_validator'

/** Turns down all reports of some users. */
export default class TurnedDownReportsController {
  /** Turns down all pending reports of a person, or of all people whose reports have no weight. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { moderatorResponse, ...reporters } = await request.validateUsing(turnDownValidator)
    const { id: resolverId } = auth.getUserOrFail()
    return response.json(await new TurnDownReports().handle({ reporters, moderatorResponse, resolverId }))
  }
}
