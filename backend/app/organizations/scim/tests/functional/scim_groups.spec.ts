import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { runJobs } from '#tests/jobs'
import { queriesOf } from '#tests/queries'
import { makeTeam } from '#tests/factories/team_factory'
import { dialect } from '#tests/tags'
import { makePeople } from '#organizations/scim/tests/support/people'
import { connectDirectory, type ScimClient } from '#organizations/scim/tests/support/scim_client'

const rolesIn = async (organizationId: string) => {
  const rows: { user_id: string; role: string }[] = await db
    .from('memberships')
    .where('organization_id', organizationId)
    .select('user_id', 'role')
  return new Map(rows.map(({ user_id: id, role }) => [id, role]))
}

/** A team, a directory with people, and a group that gives a role in the team. */
async function makeScene(role: 'admin' | 'member' = 'member', people = 3) {
  const directory = await connectDirectory()
  const team = await makeTeam()
  const ids = await makePeople(people)
  const map = async (groupId: string, organizationId: string | null, given: string = role) => {
    const body = { organizationId, role: given }
    const answer = await callApi('PUT', `/api/admin/scim/groups/${groupId}`, {
      as: directory.administrator,
      body,
    })
    await runJobs()
    return answer
  }
  const makeGroup = async (displayName: string, given: string = role) => {
    const { body } = await directory.createGroup({ displayName })
    await map(body.id, team.organizationId, given)
    return body.id as string
  }
  return { directory, team, ids, map, makeGroup, groupId: await makeGroup('Writers') }
}

const add = (directory: Pick<ScimClient, 'patch'>, groupId: string, ids: readonly string[]) =>
  directory.patch(`Groups/${groupId}`, [
    { op: 'Add', path: 'members', value: ids.map((value) => ({ value })) },
  ])
const remove = (directory: Pick<ScimClient, 'patch'>, groupId: string, id: string) =>
  directory.patch(`Groups/${groupId}`, [{ op: 'Remove', path: `members[value eq "${id}"]` }])

test.group('A group of the directory', (group) => {
  dialect(group)
  rollBack(group)

  test('makes its people members, and takes that away', async ({ assert }) => {
    const { directory, team, ids, groupId } = await makeScene('admin')
    assert.equal((await add(directory, groupId, ids)).status, 204)
    const joined = await rolesIn(team.organizationId)
    assert.deepEqual(
      ids.map((id) => joined.get(id)),
      ['admin', 'admin', 'admin'],
    )
    await remove(directory, groupId, ids[0]!)
    const left = await rolesIn(team.organizationId)
    assert.deepEqual(
      ids.map((id) => left.get(id)),
      [undefined, 'admin', 'admin'],
    )
    const { members_count: count } = await db.from('organizations').where('id', team.organizationId).first()
    assert.equal(count, left.size)
    const { body } = await callApi('GET', `/api/organizations/${team.organizationId}/audit`, {
      as: team.owner,
    })
    const actions = (body as { entries: { action: string }[] }).entries.map(({ action }) => action)
    assert.deepEqual(actions.slice(0, 4), [
      'member.removed',
      'member.joined',
      'member.joined',
      'member.joined',
    ])
  })

  test('gives the highest role of several', async ({ assert }) => {
    const { directory, team, ids, groupId, makeGroup } = await makeScene('member')
    const admins = await makeGroup('Leads', 'admin')
    const role = async () => (await rolesIn(team.organizationId)).get(ids[0]!)
    await add(directory, groupId, ids)
    assert.equal(await role(), 'member')
    await add(directory, admins, ids)
    assert.equal(await role(), 'admin')
    await remove(directory, admins, ids[0]!)
    assert.equal(await role(), 'member')
    await directory.send('DELETE', `Groups/${groupId}`)
    assert.isUndefined(await role())
  })

  test('leaves members whom the organization has made, and owners, as they are', async ({ assert }) => {
    const { directory, team, groupId } = await makeScene('admin')
    const people = [team.owner, team.member]
    for (const { email, name } of people) await directory.createUser({ userName: email, displayName: name })
    const ids = people.map(({ id }) => id)
    await add(directory, groupId, ids)
    const before = await rolesIn(team.organizationId)
    assert.deepEqual(
      ids.map((id) => before.get(id)),
      ['owner', 'member'],
    )
    await directory.send('DELETE', `Groups/${groupId}`)
    assert.deepEqual(await rolesIn(team.organizationId), before)
  })

  test('leaves a role that the organization has changed', async ({ assert }) => {
    const { directory, team, ids, groupId } = await makeScene('member')
    await add(directory, groupId, ids)
    const [id] = ids
    const path = `/api/organizations/${team.organizationId}/users/${id}`
    const changed = await callApi('PATCH', path, { as: team.owner, body: { role: 'owner' } })
    assert.equal(changed.status, 204)
    await remove(directory, groupId, id!)
    assert.equal((await rolesIn(team.organizationId)).get(id!), 'owner')
  })

  test('moves its people when an administrator maps it to another organization', async ({ assert }) => {
    const { directory, team, ids, groupId, map } = await makeScene('member')
    await add(directory, groupId, ids)
    const other = await makeTeam()
    const { status, body } = await map(groupId, other.organizationId, 'admin')
    assert.equal(status, 200)
    assert.containSubset(body, {
      group: { organization: { id: other.organizationId }, role: 'admin', membersCount: 3 },
    })
    assert.isUndefined((await rolesIn(team.organizationId)).get(ids[0]!))
    assert.equal((await rolesIn(other.organizationId)).get(ids[0]!), 'admin')
    await map(groupId, null)
    assert.equal((await rolesIn(other.organizationId)).size, 3)
  })

  test('ends the memberships of a person who is detached', async ({ assert }) => {
    const { directory, team, ids, groupId } = await makeScene('member')
    await add(directory, groupId, ids)
    await directory.send('DELETE', `Users/${ids[0]}`)
    assert.isUndefined((await rolesIn(team.organizationId)).get(ids[0]!))
    const { body } = await directory.get(`Groups/${groupId}`)
    assert.lengthOf(body.members, 2)
  })

  test('is replaced by PUT, with its members', async ({ assert }) => {
    const { directory, team, ids, groupId } = await makeScene('member')
    await add(directory, groupId, ids.slice(0, 2))
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group']
    const members = ids.slice(1).map((value) => ({ value }))
    const put = () => directory.send('PUT', `Groups/${groupId}`, { schemas, displayName: 'Authors', members })
    const { status, body, headers } = await put()
    assert.equal(status, 200, JSON.stringify(body))
    assert.sameMembers(
      body.members.map(({ value }: { value: string }) => value),
      ids.slice(1),
    )
    assert.equal(body.displayName, 'Authors')
    const roles = await rolesIn(team.organizationId)
    assert.deepEqual(
      ids.map((id) => roles.has(id)),
      [false, true, true],
    )
    assert.equal((await put()).headers.get('etag'), headers.get('etag'))
  })

  test('has a name and an externalId of its own', async ({ assert }) => {
    const directory = await connectDirectory()
    await directory.createGroup({ displayName: 'Writers', externalId: 'one' })
    for (const repeated of [{ displayName: 'WRITERS' }, { displayName: 'Others', externalId: 'one' }]) {
      const { status, body } = await directory.createGroup(repeated)
      assert.deepEqual([status, body.scimType], [409, 'uniqueness'])
    }
  })

  test('takes a thousand members at once without a query for each', async ({ assert }) => {
    const { directory, team, ids, groupId } = await makeScene('member', 1_000)
    const queries = await queriesOf(() => add(directory, groupId, ids))
    assert.isBelow(queries.length, 30, queries.join('\n').slice(0, 2_000))
    assert.equal((await rolesIn(team.organizationId)).size, 1_003)
    assert.equal((await add(directory, groupId, ids)).status, 204)
    const [{ n }] = await db.from('scim_group_members').count('* as n')
    assert.equal(Number(n), 1_000)
  }).timeout(30_000)

  test('takes ten thousand members, whose memberships a job makes', async ({ assert }) => {
    const { directory, team, ids, groupId } = await makeScene('member', 10_000)
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group']
    const members = ids.map((value) => ({
      value,
      display: 'A person',
      $ref: `https://example.org/${value}`,
      type: 'User',
    }))
    const { status, body } = await directory.send('PUT', `Groups/${groupId}`, {
      schemas,
      displayName: 'All',
      members,
    })
    assert.equal(status, 200, JSON.stringify(body).slice(0, 500))
    await runJobs()
    assert.equal((await rolesIn(team.organizationId)).size, 10_003)
    assert.equal((await directory.send('DELETE', `Groups/${groupId}`)).status, 204)
    await runJobs()
    assert.equal((await rolesIn(team.organizationId)).size, 3)
  }).timeout(120_000)
})
