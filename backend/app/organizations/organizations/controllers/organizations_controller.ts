import type { HttpContext } from '@adonisjs/core/http'
import type { OrganizationList } from '#contract/organizations/data/organization'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toPageRequest } from '#core/http/validation/pagination'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import {
  listOrganizations,
  requireOrganization,
} from '#organizations/organizations/queries/list_organizations'
import { forMember } from '#organizations/organizations/transformers/organization_transformer'
import {
  createOrganizationValidator,
  deleteOrganizationValidator,
  listOrganizationsValidator,
  updateOrganizationValidator,
} from '#organizations/organizations/validators/organization_validator'

export default class OrganizationsController {
  /** Lists the organizations of the user, by name. */
  async index({ auth, request, response }: HttpContext) {
    const { search = '', ...paging } = await listOrganizationsValidator.validate(request.qs())
    const { id } = auth.getUserOrFail()
    const { rows, pagination } = await listOrganizations(id, search, toPageRequest(paging))
    return response.json({ organizations: rows.map(forMember), pagination } satisfies OrganizationList)
  }

  /** Creates an organization, whose owner is the user. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(OrganizationPolicy).authorize('create')
    const input = await request.validateUsing(createOrganizationValidator)
    const ownerId = auth.getUserOrFail().id
    const id = await new CreateOrganization().handle({ ...input, ownerId })
    return response.status(201).json(await present(ownerId, id))
  }

  /** Returns an organization of the user. */
  async show(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'view')
    return ctx.response.json(await present(userId, organizationId))
  }

  /** Changes an organization. Absent fields stay unchanged. */
  async update(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'update')
    const changes = await request.validateUsing(updateOrganizationValidator)
    const { organizationId, userId: actorId } = membership
    await new UpdateOrganization().handle({ organizationId, actorId, changes })
    return response.json(await present(actorId, organizationId))
  }

  /** Deletes an organization, whose name confirms it. Its content is purged after thirty days. */
  async destroy(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { id: actorId } = auth.getUserOrFail()
    const organizationId: string = params.id
    await answerRepeated(
      { userId: actorId, action: 'organization.deleted', target: organizationId },
      async () => {
        await authorizeMember(ctx, OrganizationPolicy, 'delete')
        const { name } = await request.validateUsing(deleteOrganizationValidator)
        await new DeleteOrganization().handle({ organizationId, actorId, name })
      },
    )
    return response.noContent()
  }
}

async function present(userId: string, id: string) {
  return { organization: forMember(await requireOrganization(userId, id)) }
}
