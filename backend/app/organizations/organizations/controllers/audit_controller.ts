import type { HttpContext } from '@adonisjs/core/http'
import type { AuditPage } from '#contract/organizations/data/audit'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import { countAudit, listAudit } from '#organizations/organizations/queries/list_audit'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import { forAdmin } from '#organizations/organizations/transformers/audit_transformer'
import { auditValidator } from '#organizations/organizations/validators/organization_validator'

export default class AuditController {
  /** Lists who changed what in an organization, newest first. */
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'readAudit')
    const { page: number, limit, asOf, ...filter } = await auditValidator.validate(request.qs())
    const scope = { organizationId, ...filter }
    const page = await toAnchoredRequest({ page: number, limit, asOf }, (instant) =>
      countAudit(scope, instant),
    )
    const total = await countAudit(scope)
    const entries = (await listAudit(scope, page)).map(forAdmin)
    const answer: AuditPage = { entries, pagination: toPagination(page, total, entries[0]?.createdAt) }
    return response.json(answer)
  }
}
