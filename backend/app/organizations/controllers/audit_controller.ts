import type { HttpContext } from '@adonisjs/core/http'
import type { AuditPage } from '#contract/data/audit'
import { toPageRequest, toPagination } from '#core/pagination'
import { countAudit, listAudit } from '#organizations/audit/list_audit'
import OrganizationPolicy from '#organizations/policies/organization_policy'
import { requireMembership } from '#organizations/queries/find_membership'
import { forLeader } from '#organizations/transformers/audit_transformer'
import { auditValidator } from '#organizations/validators/organization_validator'

export default class AuditController {
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(OrganizationPolicy).authorize('readAudit', membership)
    const page = toPageRequest(await auditValidator.validate(request.qs()))
    const { organizationId } = membership
    const total = await countAudit(organizationId)
    const entries = await listAudit(organizationId, page)
    const answer: AuditPage = { entries: entries.map(forLeader), pagination: toPagination(page, total) }
    return response.json(answer)
  }
}
