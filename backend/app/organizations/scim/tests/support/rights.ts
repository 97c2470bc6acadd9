import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import type { Team } from '#tests/factories/team_factory'
import { administrators, allActors, type Right } from '#tests/rights/rights'
import { scimSettings } from '#organizations/scim/queries/scim_settings'
import { insertGroup } from '#organizations/scim/repositories/scim_groups'
import { insertToken } from '#organizations/scim/repositories/scim_tokens'

async function tokenId({ stranger }: Team): Promise<string> {
  await inTransaction((trx) => insertToken(trx, stranger.id))
  return (await scimSettings()).tokens[0]!.id
}

const groupId = () => inTransaction((trx) => insertGroup(trx, { displayName: newId(), externalId: null }))

/** The routes of the directory refuse every person: they take its own token only. */
const DIRECTORY = [
  'GET /api/scim/v2/ServiceProviderConfig',
  'GET /api/scim/v2/ResourceTypes',
  'GET /api/scim/v2/ResourceTypes/:name',
  'GET /api/scim/v2/Schemas',
  'GET /api/scim/v2/Schemas/:name',
  'GET /api/scim/v2/Users',
  'POST /api/scim/v2/Users',
  'GET /api/scim/v2/Users/:id',
  'PUT /api/scim/v2/Users/:id',
  'PATCH /api/scim/v2/Users/:id',
  'DELETE /api/scim/v2/Users/:id',
  'GET /api/scim/v2/Groups',
  'POST /api/scim/v2/Groups',
  'GET /api/scim/v2/Groups/:id',
  'PUT /api/scim/v2/Groups/:id',
  'PATCH /api/scim/v2/Groups/:id',
  'DELETE /api/scim/v2/Groups/:id',
] as const satisfies Right['route'][]

export const rights: Right[] = [
  ...DIRECTORY.map((route) => ({
    route,
    expected: allActors(401),
    hasOwnErrors: true,
    call: ({ member }: Team) => ({
      path: route.split(' ')[1]!.replace(':id', member.id).replace(':name', 'User'),
    }),
  })),
  { route: 'GET /api/admin/scim', expected: administrators(200) },
  { route: 'GET /api/admin/scim/groups', expected: administrators(200) },
  {
    route: 'POST /api/admin/scim/tokens',
    expected: administrators(201),
    call: () => ({ body: { password: PASSWORD } }),
  },
  {
    route: 'DELETE /api/admin/scim/tokens/:tokenId',
    expected: administrators(204),
    call: async (team) => ({ path: `/api/admin/scim/tokens/${await tokenId(team)}` }),
  },
  {
    route: 'PUT /api/admin/scim/groups/:id',
    expected: administrators(200),
    call: async ({ organizationId }) => ({
      path: `/api/admin/scim/groups/${await groupId()}`,
      body: { organizationId, role: 'member' },
    }),
  },
]
