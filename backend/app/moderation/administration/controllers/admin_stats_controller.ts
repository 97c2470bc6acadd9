import type { HttpContext } from '@adonisjs/core/http'
import AdministratorPolicy from '#core/http/administrator_policy'
import { adminStats } from '#moderation/administration/queries/admin_stats'

export default class AdminStatsController {
  /** Counts what waits for administrators. */
  async show({ bouncer, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await adminStats())
  }
}
