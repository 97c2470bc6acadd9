import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { DomainAnswer, DomainList } from '#contract/organizations/data/domain'
import { may } from '#contract/organizations/rules/abilities'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import AddDomain from '#organizations/domains/actions/add_domain'
import RemoveDomain from '#organizations/domains/actions/remove_domain'
import UpdateDomain from '#organizations/domains/actions/update_domain'
import { listDomains, requireDomain } from '#organizations/domains/queries/domains'
import { forManager } from '#organizations/domains/transformers/domain_transformer'
import { addDomainValidator, updateDomainValidator } from '#organizations/domains/validators/domain_validator'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'

/** The domains of an organization: admins see them, owners change them. */
export default class DomainsController {
  /** Lists the domains of an organization. */
  async index(ctx: HttpContext) {
    const { organizationId, role } = await authorizeMember(ctx, OrganizationPolicy, 'manageMembers')
    const rows = await listDomains(organizationId)
    return ctx.response.json({
      domains: rows.map(forManager),
      areMailed: env.smtpUrl !== undefined,
      canManage: may(role, 'manageDomains'),
    } satisfies DomainList)
  }

  /** Adds a domain to prove, and says how. */
  async store(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageDomains')
    const input = await ctx.request.validateUsing(addDomainValidator)
    const id = await new AddDomain().handle({ ...input, organizationId, userId })
    return ctx.response.status(201).json(await domainAnswer({ organizationId, id }))
  }

  /** Changes who may join by a domain. */
  async update(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageDomains')
    const { joining } = await ctx.request.validateUsing(updateDomainValidator)
    const { domainId: id } = ctx.params
    await new UpdateDomain().handle({ organizationId, userId, id, joining })
    return ctx.response.json(await domainAnswer({ organizationId, id }))
  }

  /** Removes a domain. */
  async destroy(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageDomains')
    const { domainId: id } = ctx.params
    await answerRepeated({ userId, action: 'domain.removed', target: id }, () =>
      new RemoveDomain().handle({ organizationId, userId, id }),
    )
    return ctx.response.noContent()
  }
}

/** A domain as it is now. */
export async function domainAnswer(key: { organizationId: string; id: string }): Promise<DomainAnswer> {
  return { domain: forManager(await requireDomain(key)) }
}
