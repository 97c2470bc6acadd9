import type { HttpContext } from '@adonisjs/core/http'
import type { PlatformLog } from '#contract/moderation/data/platform_log'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import AdministratorPolicy from '#core/http/administrator_policy'
import { countDecisions, listDecisions } from '#moderation/platform_log/queries/list_decisions'
import { forAdministrator } from '#moderation/platform_log/transformers/decision_transformer'
import { platformLogValidator } from '#moderation/platform_log/validators/platform_log_validator'

export default class PlatformLogController {
  /** Lists what administrators of the installation decided, newest first. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
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
