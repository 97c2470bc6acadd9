import { parseMailDomain } from '#core/network/parse_mail_domain'
import { members, signedIn, type Right } from '#tests/rights/rights'
import type { Team } from '#tests/factories/team_factory'
import { domainIn, add, join, makeDomain, pathOf, requestsTo, useLookUp } from './domains.js'

/** For admins and owners. */
const managers = (status: number) => ({ ...members(status), member: 403 })
const owners = (status: number) => ({ ...managers(status), admin: 403 })

const newDomain = async (team: Team) => domainIn(await add(team, `${team.slug}.test`)).id

const ofDomain = async (team: Team, rest = '') => pathOf(team, `/${await newDomain(team)}${rest}`)

/** The domain of the people of a test, proven by a new team. */
async function openRequest(team: Team): Promise<string> {
  const domain = parseMailDomain(team.stranger.email.split('@')[1]!)!
  await makeDomain(team, domain)
  await join(team, team.stranger)
  return (await requestsTo(team, team.owner))[0]!.id
}

const ofRequest = async (team: Team, answer: string) => ({
  path: `/api/organizations/${team.organizationId}/join-requests/${await openRequest(team)}/${answer}`,
})

export const rights: Right[] = [
  {
    route: 'GET /api/organizations/:id/domains',
    expected: managers(200),
    call: (team) => ({ path: pathOf(team) }),
  },
  {
    route: 'POST /api/organizations/:id/domains',
    expected: owners(201),
    call: (team) => ({ path: pathOf(team), body: { domain: 'bolt.test' } }),
  },
  {
    route: 'PATCH /api/organizations/:id/domains/:domainId',
    expected: owners(200),
    call: async (team) => ({ path: await ofDomain(team), body: { joining: 'direct' } }),
  },
  {
    route: 'DELETE /api/organizations/:id/domains/:domainId',
    expected: owners(204),
    call: async (team) => ({ path: await ofDomain(team) }),
  },
  {
    route: 'POST /api/organizations/:id/domains/:domainId/check',
    expected: owners(200),
    call: async (team) => {
      useLookUp(() => 'found')
      return { path: await ofDomain(team, '/check') }
    },
  },
  {
    route: 'POST /api/organizations/:id/domains/:domainId/code',
    expected: owners(200),
    call: async (team) => ({ path: await ofDomain(team, '/code'), body: { mailbox: 'admin' } }),
  },
  {
    route: 'POST /api/organizations/:id/domains/:domainId/confirm',
    expected: owners(400),
    call: async (team) => ({ path: await ofDomain(team, '/confirm'), body: { code: 'ABCD' } }),
  },
  {
    route: 'GET /api/organizations/:id/join-requests',
    expected: managers(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/join-requests` }),
  },
  {
    route: 'POST /api/organizations/:id/join-requests/:requestId/approve',
    expected: managers(204),
    call: (team) => ofRequest(team, 'approve'),
  },
  {
    route: 'POST /api/organizations/:id/join-requests/:requestId/decline',
    expected: managers(204),
    call: (team) => ofRequest(team, 'decline'),
  },
  {
    route: 'POST /api/organizations/:id/join',
    expected: members(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/join` }),
  },
  {
    route: 'DELETE /api/organizations/:id/join',
    expected: signedIn(204),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/join` }),
  },
  {
    route: 'POST /api/organizations/:id/join-offer/dismiss',
    expected: signedIn(204),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/join-offer/dismiss` }),
  },
  { route: 'GET /api/users/me/join-offers', expected: signedIn(200) },
]
