import AddMember from '#organizations/organizations/actions/add_member'
import { makeUser } from '#tests/factories/user_factory'
import { administrators, allActors, members, signedIn, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })

const owners = (status: number) => ({ ...admins(status), admin: 403 })

export const rights: Right[] = [
  { route: 'GET /api/organizations', expected: signedIn(200) },
  {
    route: 'POST /api/organizations',
    expected: signedIn(201),
    call: () => ({ body: { name: 'Northwind Labs', slug: 'northwind-labs' } }),
    queries: 11,
  },
  {
    route: 'GET /api/organizations/:id',
    expected: members(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}` }),
  },
  {
    route: 'PUT /api/organizations/:id',
    expected: admins(200),
    call: ({ organizationId }) => ({
      path: `/api/organizations/${organizationId}`,
      body: { description: 'Small rockets' },
    }),
  },
  {
    route: 'PATCH /api/organizations/:id',
    expected: admins(200),
    call: ({ organizationId }) => ({
      path: `/api/organizations/${organizationId}`,
      body: { description: 'Small rockets' },
    }),
  },
  {
    route: 'DELETE /api/organizations/:id',
    expected: owners(204),
    call: ({ organizationId, name }) => ({ path: `/api/organizations/${organizationId}`, body: { name } }),
  },
  {
    route: 'PATCH /api/organizations/:id/users/:userId',
    expected: owners(204),
    call: ({ organizationId, member }) => ({
      path: `/api/organizations/${organizationId}/users/${member.id}`,
      body: { role: 'admin' },
    }),
  },
  {
    route: 'DELETE /api/organizations/:id/users/:userId',
    expected: admins(204),
    call: async ({ organizationId }) => {
      const { id: userId } = await makeUser()
      await new AddMember().handle({ organizationId, userId, role: 'member' })
      return { path: `/api/organizations/${organizationId}/users/${userId}` }
    },
  },
  {
    route: 'POST /api/organizations/:id/members/removals',
    expected: admins(202),
    call: async ({ organizationId }) => {
      const { id: userId } = await makeUser()
      await new AddMember().handle({ organizationId, userId, role: 'member' })
      return { path: `/api/organizations/${organizationId}/members/removals`, body: { ids: [userId] } }
    },
  },
  {
    route: 'POST /api/organizations/:id/leave',
    // The only owner has to transfer the organization first.
    expected: { ...members(204), owner: 409 },
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/leave` }),
    queries: 9,
  },
  {
    route: 'POST /api/organizations/:id/transfer',
    expected: owners(200),
    call: ({ organizationId, admin }) => ({
      path: `/api/organizations/${organizationId}/transfer`,
      body: { userId: admin.id },
    }),
  },
  {
    route: 'GET /api/organizations/:id/members',
    expected: members(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/members` }),
  },
  {
    route: 'GET /api/organizations/:id/audit',
    expected: admins(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/audit` }),
  },
  {
    route: 'GET /api/organizations/:id/settings-overview',
    expected: admins(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/settings-overview` }),
  },
  {
    route: 'GET /api/organizations/slug/:slug',
    expected: allActors(200),
    call: ({ slug }) => ({ path: `/api/organizations/slug/${slug}` }),
  },
  {
    route: 'GET /api/admin/organizations',
    expected: administrators(200),
    call: () => ({ path: '/api/admin/organizations?search=north' }),
    queries: 3,
  },
  { route: 'GET /api/users/me/organization-notifications', expected: signedIn(200) },
  {
    route: 'PUT /api/users/me/organization-notifications',
    expected: members(409),
    call: ({ organizationId }) => ({ body: { organizationId, receiveSlackNotifications: false } }),
  },
  {
    route: 'PATCH /api/users/me/organization-notifications',
    expected: members(409),
    call: ({ organizationId }) => ({ body: { organizationId, receiveSlackNotifications: false } }),
  },
]
