import type { HttpContext } from '@adonisjs/core/http'
import type { Boot } from '#contract/community/data/boot'
import { forStatus } from '#identity/public'
import { firstOrganizations } from '#organizations/public'
import { routeData } from '#community/pages/http/boot_data'
import { bootValidator } from '#community/pages/validators/boot_validator'

/** What a signed-in page shows first. Every query is limited to this user, so there is nothing to authorize. */
export default class BootController {
  async show({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const query = await bootValidator.validate(request.qs())
    const organizations = await firstOrganizations(user.id)
    const data = await routeData(query, user.id, organizations)
    return response.json({ ...forStatus(user), organizations, ...data } satisfies Boot)
  }
}
