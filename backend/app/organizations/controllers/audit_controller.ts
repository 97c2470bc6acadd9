import type { HttpContext } from '@adonisjs/core/http'
import type { AuditPage } from '#contract/data/audit'
import { pageValidator, toPageRequest, toPagination } from '#core/pagination'
import { countAudit, listAudit } from '#organizations/queries/list_audit'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/http/authorize_member'
import { forAdmin } from '#organizations/transformers/audit_transformer'

export default class AuditController {
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, OrganizationPolicy, 'readAudit')
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { organizationId } = membership
    const total = await countAudit(organizationId)
    const entries = await listAudit(organizationId, page)
    const answer: AuditPage = { entries: entries.map(forAdmin), pagination: toPagination(page, total) }
    return response.json(answer)
  }
}
