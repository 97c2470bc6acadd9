import type { HttpContext } from '@adonisjs/core/http'
import type { AuditPage } from '#contract/organizations/data/audit'
import { anchoredPageValidator, toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import { countAudit, listAudit } from '#organizations/organizations/queries/list_audit'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import { forAdmin } from '#organizations/organizations/transformers/audit_transformer'

export default class AuditController {
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'readAudit')
    const { organizationId } = membership
    const page = await toAnchoredRequest(await anchoredPageValidator.validate(request.qs()), (instant) =>
      countAudit(organizationId, instant),
    )
    const total = await countAudit(organizationId)
    const entries = (await listAudit(organizationId, page)).map(forAdmin)
    const answer: AuditPage = { entries, pagination: toPagination(page, total, entries[0]?.createdAt) }
    return response.json(answer)
  }
}
