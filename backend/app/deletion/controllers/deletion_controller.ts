import type { HttpContext } from '@adonisjs/core/http'
import DeleteOrganization from '#deletion/actions/delete_organization'
import DeletionPolicy from '#deletion/policies/deletion_policy'
import { deletionValidator } from '#deletion/validators/deletion_validator'
import { requireMembership } from '#organizations/public'

export default class DeletionController {
  async destroy({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(DeletionPolicy).authorize('delete', membership)
    const { name } = await request.validateUsing(deletionValidator)
    const { organizationId, userId: actorId } = membership
    await new DeleteOrganization().handle({ organizationId, actorId, name })
    return response.noContent()
  }
}
