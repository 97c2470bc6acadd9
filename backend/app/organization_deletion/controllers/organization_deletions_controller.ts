import type { HttpContext } from '@adonisjs/core/http'
import DeleteOrganization from '#organization_deletion/actions/delete_organization'
import OrganizationDeletionPolicy from '#organization_deletion/policies/organization_deletion_policy'
import { deleteOrganizationValidator } from '#organization_deletion/validators/organization_deletion_validator'
import { authorizeMember } from '#organizations/public'

export default class OrganizationDeletionsController {
  async destroy(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationDeletionPolicy, 'delete')
    const { name } = await request.validateUsing(deleteOrganizationValidator)
    const { organizationId, userId: actorId } = membership
    await new DeleteOrganization().handle({ organizationId, actorId, name })
    return response.noContent()
  }
}
