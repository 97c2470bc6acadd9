import type { HttpContext } from '@adonisjs/core/http'
import DeleteOrganization from '#organizations/organization_deletion/actions/delete_organization'
import OrganizationDeletionPolicy from '#organizations/organization_deletion/policies/organization_deletion_policy'
import { deleteOrganizationValidator } from '#organizations/organization_deletion/validators/organization_deletion_validator'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import { answerRepeated } from '#core/database/transactions/repeated_action'

export default class OrganizationDeletionsController {
  async destroy(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { id: actorId } = auth.getUserOrFail()
    const organizationId: string = params.id
    await answerRepeated(
      { userId: actorId, action: 'organization.deleted', target: organizationId },
      async () => {
        await authorizeMember(ctx, OrganizationDeletionPolicy, 'delete')
        const { name } = await request.validateUsing(deleteOrganizationValidator)
        await new DeleteOrganization().handle({ organizationId, actorId, name })
      },
    )
    return response.noContent()
  }
}
