import { test } from '@japa/runner'
import type { Pagination } from '#contract/core/data/pagination'
import { makeInvitation } from '#organizations/invitations/tests/support/invite'
import AddMember from '#organizations/organizations/actions/add_member'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'

interface List {
  path: (team: Team) => string
  /** The field of the response with the rows. */
  rows: string
  /** Adds a row with a name that can be searched for. */
  add: (team: Team, name: string) => Promise<unknown>
  /** The field of a row with the name, if the list can be searched. */
  searched?: string
}

const inOrganization = (rest: string) => (team: Team) => `/api/organizations/${team.organizationId}/${rest}`

async function addMember(team: Team, name: string): Promise<void> {
  const { id: userId } = await makeUser({ name })
  await new AddMember().handle({ organizationId: team.organizationId, userId, role: 'member' })
}

const addOrganization = ({ owner }: Team, name: string) =>
  new CreateOrganization().handle({ name, slug: name.toLowerCase().replace(/\W+/g, '-'), ownerId: owner.id })

const LISTS: Record<string, List> = {
  members: { path: inOrganization('members'), rows: 'members', add: addMember, searched: 'name' },
  organizations: {
    path: () => '/api/organizations',
    rows: 'organizations',
    add: addOrganization,
    searched: 'name',
  },
  invitations: {
    path: inOrganization('invitations'),
    rows: 'invitations',
    add: (team, name) => makeInvitation(team, `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`),
  },
  tags: {
    path: () => '/api/tags',
    rows: 'tags',
    add: (team, name) => makePost(team, { tags: [name] }),
    searched: 'name',
  },
  'community tags': {
    path: () => '/api/community/tags',
    rows: 'tags',
    add: (team, name) => makePost(team, { isPublic: true, tags: [name] }),
    searched: 'name',
  },
  'community tags of an organization': {
    path: ({ slug }) => `/api/community/tags?organizationSlug=${slug}`,
    rows: 'tags',
    add: (team, name) => makePost(team, { isPublic: true, tags: [name] }),
    searched: 'name',
  },
  sessions: { path: () => '/api/auth/sessions', rows: 'sessions', add: ({ owner }) => tokenOf(owner) },
  preferences: {
    path: () => '/api/users/me/organization-notifications',
    rows: 'preferences',
    add: addOrganization,
  },
}

const NAMES = ['Brass band', 'Bass drum', 'Choir']

/** Adds three rows as the owner of a team, and requests pages of the list. */
async function visitList({ path, rows, add }: List) {
  const team = await makeTeam()
  for (const name of NAMES) await add(team, name)
  const as = await tokenOf(team.owner)
  const ask = async (query: string) => {
    const address = path(team)
    const { status, body } = await callApi('GET', `${address}${address.includes('?') ? '&' : '?'}${query}`, {
      as,
    })
    const found = body?.[rows] as Record<string, unknown>[] | undefined
    return { status, found, pagination: body?.pagination as Pagination }
  }
  return { team, ask }
}

for (const [what, list] of Object.entries(LISTS)) {
  test.group(`The list of ${what}`, (group) => {
    dialect(group)
    rollBack(group)

    const visit = () => visitList(list)

    test('refuses pages that do not exist', async ({ assert }) => {
      const { ask } = await visit()
      for (const query of ['page=0', 'page=two', 'limit=0', 'limit=101', 'limit=-1']) {
        assert.equal((await ask(query)).status, 422, query)
      }
    })

    test('has pages of 20 by default, and of the size one asks for', async ({ assert }) => {
      const { ask } = await visit()
      const { found, pagination } = await ask('')
      const { total } = pagination
      assert.deepEqual(pagination, { page: 1, limit: 20, total, totalPages: Math.ceil(total / 20) })
      assert.lengthOf(found!, Math.min(total, 20))
      const [first, second, beyond] = [
        await ask('limit=2'),
        await ask('limit=2&page=2'),
        await ask('limit=2&page=99'),
      ]
      assert.deepEqual([...first.found!, ...second.found!], found!.slice(0, 4))
      assert.deepEqual(second.pagination, { page: 2, limit: 2, total, totalPages: Math.ceil(total / 2) })
      assert.isEmpty(beyond.found!)
    })

    test('needs the same number of queries for one row and for many', async ({ assert }) => {
      const { ask } = await visit()
      const few = await queriesOf(() => ask('limit=1'))
      assert.lengthOf(await queriesOf(() => ask('limit=100')), few.length)
    })

    const { searched } = list
    if (searched === undefined) return

    test('is searched for a part of the name, in any case', async ({ assert }) => {
      const { ask } = await visit()
      const { found, pagination } = await ask('search=bAsS')
      assert.lengthOf(found!, 1)
      assert.match(String(found![0]![searched]), /bass/i)
      assert.equal(pagination.total, 1)
      assert.isEmpty((await ask('search=%25')).found!)
      assert.equal((await ask(`search=${'x'.repeat(200)}`)).status, 422)
    })
  })
}

const idsOf = (body: Record<string, unknown>) => (body.members as { id: string }[]).map(({ id }) => id)

test.group('The list of members', (group) => {
  dialect(group)
  rollBack(group)

  test('finds one by email or by id, and counts the owners of all pages', async ({ assert }) => {
    const team = await makeTeam()
    const ask = async (query: string) =>
      (await callApi('GET', `/api/organizations/${team.organizationId}/members?${query}`, { as: team.owner }))
        .body!
    assert.deepEqual(
      idsOf(await ask(`search=${team.admin.email.slice(0, 12).toUpperCase()}`)).length > 0,
      true,
    )
    assert.deepEqual(idsOf(await ask(`id=${team.member.id}`)), [team.member.id])
    assert.deepEqual(idsOf(await ask(`id=${team.stranger.id}`)), [])
    assert.equal((await ask('page=2&limit=1')).ownersCount, 1)
  })

  test('tells the only owner on every page that their role cannot change', async ({ assert }) => {
    const team = await makeTeam()
    const { body } = await callApi('GET', `/api/organizations/${team.organizationId}/members?limit=1`, {
      as: team.owner,
    })
    assert.containsSubset(body, {
      members: [{ id: team.owner.id, can: { changeRole: false, remove: false } }],
    })
  })
})
