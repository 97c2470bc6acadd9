import type { HttpContext } from '@adonisjs/core/http'
import ProveByCode from '#organizations/domains/actions/prove_by_code'
import ProveByRecord from '#organizations/domains/actions/prove_by_record'
import SendDomainCode from '#organizations/domains/actions/send_domain_code'
import { domainAnswer } from '#organizations/domains/controllers/domains_controller'
import { limitChecks, limitCodeMails, limitCodes } from '#organizations/domains/http/domain_limits'
import { requireDomain } from '#organizations/domains/queries/domains'
import { codeValidator, sendCodeValidator } from '#organizations/domains/validators/domain_validator'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'

/** The two proofs of a domain: its record, and a code that is mailed to it. For owners. */
export default class DomainProofsController {
  /** Looks the record up. */
  async check(ctx: HttpContext) {
    const { organizationId, userId, id } = await authorizeDomain(ctx)
    await limitChecks(organizationId)
    await new ProveByRecord().handle({ organizationId, userId, id })
    return ctx.response.json(await domainAnswer({ organizationId, id }))
  }

  /** Mails a code; a server without mail writes it to its log, as all mails. */
  async store(ctx: HttpContext) {
    const { organizationId, userId, id, domain } = await authorizeDomain(ctx)
    const { mailbox } = await ctx.request.validateUsing(sendCodeValidator)
    const email = `${mailbox}@${domain}`
    await limitCodeMails({ organizationId, userId, domain, email, address: ctx.request.ip() })
    await new SendDomainCode().handle({ organizationId, id, mailbox, owner: ctx.auth.getUserOrFail() })
    return ctx.response.json(await domainAnswer({ organizationId, id }))
  }

  /** Redeems a code. */
  async update(ctx: HttpContext) {
    const { organizationId, userId, id } = await authorizeDomain(ctx)
    const { code } = await ctx.request.validateUsing(codeValidator)
    await limitCodes(id, () => new ProveByCode().handle({ organizationId, userId, id, code }))
    return ctx.response.json(await domainAnswer({ organizationId, id }))
  }
}

async function authorizeDomain(ctx: HttpContext) {
  const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageDomains')
  const { id, domain } = await requireDomain({ organizationId, id: ctx.params.domainId })
  return { organizationId, userId, id, domain }
}
