import type { HttpContext } from '@adonisjs/core/http'
import { publicOrganization } from '#contract/organizations/rules/public_organization'
import { organizationNotFound } from '#organizations/organizations/errors'
import { findPublicOrganization } from '#organizations/organizations/queries/find_organization'

/** Open to visitors. */
export default class PublicOrganizationsController {
  /** Returns the public page of an organization. */
  async show({ params, response }: HttpContext) {
    const organization = await findPublicOrganization({ slug: params.slug })
    if (!organization) throw organizationNotFound()
    return response.json({ organization: publicOrganization(organization) })
  }
}
