import type { HttpContext } from '@adonisjs/core/http'
import CreateOrganization from '#organizations/actions/create_organization'
import UpdateOrganization from '#organizations/actions/update_organization'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { requireMembership } from '#organizations/queries/find_membership'
import { listOrganizations, requireOrganization } from '#organizations/queries/list_organizations'
import { forMember } from '#organizations/transformers/organization_transformer'
import {
  newOrganizationValidator,
  organizationChangesValidator,
} from '#organizations/validators/organization_validator'

export default class OrganizationsController {
  async index({ auth, response }: HttpContext) {
    const organizations = await listOrganizations(auth.getUserOrFail().id)
    return response.json({ organizations: organizations.map(forMember) })
  }

  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(OrganizationPolicy).authorize('create')
    const input = await request.validateUsing(newOrganizationValidator)
    const ownerId = auth.getUserOrFail().id
    const id = await new CreateOrganization().handle({ ...input, ownerId })
    return response.status(201).json(await present(ownerId, id))
  }

  async show({ auth, bouncer, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const membership = await requireMembership(userId, params.id)
    await bouncer.with(OrganizationPolicy).authorize('view', membership)
    return response.json(await present(userId, membership.organizationId))
  }

  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('update', membership)
    const changes = await request.validateUsing(organizationChangesValidator)
    const { organizationId, userId: actorId } = membership
    await new UpdateOrganization().handle({ organizationId, actorId, changes })
    return response.json(await present(actorId, organizationId))
  }
}

async function present(userId: string, id: string) {
  return { organization: forMember(await requireOrganization(userId, id)) }
}
