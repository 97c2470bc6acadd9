import type { HttpContext } from '@adonisjs/core/http'
import { organizationNotFound } from '#organizations/errors'
import { findOrganizationBySlug } from '#organizations/queries/find_organization'
import { forVisitor } from '#organizations/transformers/organization_transformer'

/** Open to visitors. */
export default class PublicOrganizationsController {
  async show({ params, response }: HttpContext) {
    const organization = await findOrganizationBySlug(params.slug)
    if (!organization) throw organizationNotFound()
    return response.json({ organization: forVisitor(organization) })
  }
}
