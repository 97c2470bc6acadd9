import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import type {
  DomainAnswer,
  DomainList,
  JoinOffer,
  JoinOffers,
  JoinRequest,
  Joining,
  OrganizationDomain,
} from '#contract/organizations/data/domain'
import type { LookUp } from '#organizations/domains/rules/judge_check'
import { TxtRecords } from '#organizations/domains/gateways/txt_records'
import { recordValue } from '#organizations/domains/rules/domain_record'
import AddDomain from '#organizations/domains/actions/add_domain'
import ProveByRecord from '#organizations/domains/actions/prove_by_record'
import type User from '#identity/users/models/user'
import { callApi, type Answer } from '#tests/call_api'
import type { Team } from '#tests/factories/team_factory'

type Of = Pick<Team, 'organizationId' | 'owner'>

export const pathOf = ({ organizationId }: Of, rest = '') =>
  `/api/organizations/${organizationId}/domains${rest}`

export const add = (team: Of, domain: unknown, as: User = team.owner) =>
  callApi('POST', pathOf(team), { as, body: { domain } })

export const domainIn = ({ body }: Answer): OrganizationDomain => (body as unknown as DomainAnswer).domain

export async function domainsOf(team: Of, as: User = team.owner): Promise<DomainList> {
  return (await callApi('GET', pathOf(team), { as })).body as unknown as DomainList
}

export async function requestsTo({ organizationId }: Of, as: User): Promise<JoinRequest[]> {
  const { body } = await callApi('GET', `/api/organizations/${organizationId}/join-requests`, { as })
  return body!.requests as JoinRequest[]
}

export const answerRequest = ({ organizationId }: Of, id: string, answer: string, as: User) =>
  callApi('POST', `/api/organizations/${organizationId}/join-requests/${id}/${answer}`, { as })

export async function offersOf(as: User): Promise<JoinOffer[]> {
  const { body } = await callApi('GET', '/api/users/me/join-offers', { as })
  return (body as unknown as JoinOffers).offers
}

export const join = ({ organizationId }: Of, as?: User) =>
  callApi('POST', `/api/organizations/${organizationId}/join`, { as })

export const withdraw = ({ organizationId }: Of, as?: User) =>
  callApi('DELETE', `/api/organizations/${organizationId}/join`, { as })

export const dismiss = ({ organizationId }: Of, as?: User) =>
  callApi('POST', `/api/organizations/${organizationId}/join-offer/dismiss`, { as })

/** The domain name system of a test: `lookUp` decides for every domain. */
export function useLookUp(lookUp: (domain: string, value: string) => LookUp | Promise<LookUp>): void {
  class Answering extends TxtRecords {
    override async lookUp(domain: string, value: string) {
      return lookUp(domain, value)
    }
  }
  app.container.swap(TxtRecords, () => new Answering())
}

/** Restores the domain name system after each test. */
export const restoreLookUp = (group: Group): void =>
  void group.each.setup(() => () => app.container.restore(TxtRecords))

/** A proven domain of a team; returns its id. */
export async function makeDomain(
  { organizationId, owner }: Of,
  domain: string,
  joining: Joining = 'request',
): Promise<string> {
  useLookUp(() => 'found')
  const input = { organizationId, userId: owner.id }
  const id = await new AddDomain().handle({ ...input, domain, joining })
  await new ProveByRecord().handle({ ...input, id })
  return id
}

/** The value of the record of a domain. */
export async function valueOf(id: string): Promise<string> {
  const { record_token } = await db.from('organization_domains').where({ id }).firstOrFail()
  return recordValue(record_token)
}

/** The actions and subjects of the audit entries about domains and joining, oldest first. */
export async function domainAudit({ organizationId }: Of): Promise<string[]> {
  const rows = await db
    .from('audit_entries')
    .where('organization_id', organizationId)
    .where((query) => query.where('action', 'like', 'domain.%').orWhere('action', 'like', 'join.%'))
    .orderBy('id')
    .select('action', 'subject')
  return rows.map(({ action, subject }) => `${action} ${subject}`)
}
