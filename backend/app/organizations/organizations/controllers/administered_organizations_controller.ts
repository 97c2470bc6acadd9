import type { HttpContext } from '@adonisjs/core/http'
import type { FoundOrganizations } from '#contract/organizations/data/administered_organization'
import AdministratorPolicy from '#core/http/administrator_policy'
import { searchOrganizations } from '#organizations/organizations/queries/search_organizations'
import { searchValidator } from '#organizations/organizations/validators/organization_validator'

/** All organizations, for administrators. */
export default class AdministeredOrganizationsController {
  /** Finds organizations of the installation by the beginning of their name. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { search } = await searchValidator.validate(request.qs())
    return response.json({ organizations: await searchOrganizations(search) } satisfies FoundOrganizations)
  }
}
