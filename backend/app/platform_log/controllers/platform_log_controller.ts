import type { HttpContext } from '@adonisjs/core/http'
import type { PlatformLog } from '#contract/data/platform_log'
import { toAnchoredRequest, toPagination } from '#core/pagination'
import PlatformLogPolicy from '#platform_log/policies/platform_log_policy'
import { countDecisions, listDecisions } from '#platform_log/queries/list_decisions'
import { forAdministrator } from '#platform_log/transformers/decision_transformer'
import { platformLogValidator } from '#platform_log/validators/platform_log_validator'

export default class PlatformLogController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(PlatformLogPolicy).authorize('read')
    const { page, limit, asOf, ...filter } = await platformLogValidator.validate(request.qs())
    const pageRequest = await toAnchoredRequest({ page, limit, asOf }, (instant) =>
      countDecisions(filter, instant),
    )
    const total = await countDecisions(filter)
    const entries = (await listDecisions(filter, pageRequest)).map(forAdministrator)
    const log: PlatformLog = {
      entries,
      pagination: toPagination(pageRequest, total, entries[0]?.createdAt),
    }
    return response.json(log)
  }
}
