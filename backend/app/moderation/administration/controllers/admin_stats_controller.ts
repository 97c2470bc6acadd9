import type { HttpContext } from '@adonisjs/core/http'
import AdministrationPolicy from '#moderation/administration/policies/administration_policy'
import { adminStats } from '#moderation/administration/queries/admin_stats'

export default class AdminStatsController {
  async show({ bouncer, response }: HttpContext) {
    await bouncer.with(AdministrationPolicy).authorize('administer')
    return response.json(await adminStats())
  }
}
