import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import {
  updateRole,
  joinAs,
  lastAuditEntry,
  leave,
  remove,
  rolesIn,
  transfer,
  verdict,
} from '#organizations/organizations/tests/support/team_calls'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'

test.group('Changing the role of a member', (group) => {
  dialect(group)
  rollBack(group)

  test('refuses an unknown role', async ({ assert }) => {
    const team = await makeTeam()
    for (const role of ['', 'king', 'Owner']) {
      assert.equal((await updateRole(team, team.member, role)).status, 422)
    }
  })

  test('answers 404 for a non-member', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await updateRole(team, team.stranger, 'admin')), 'MEMBER_NOT_FOUND')
    assert.notProperty(await rolesIn(team), team.stranger.id)
  })

  test('never leaves an organization without an owner', async ({ assert }) => {
    const team = await makeTeam()
    for (const role of ['member', 'admin']) {
      assert.equal(verdict(await updateRole(team, team.owner, role)), 'LAST_OWNER')
    }
  })

  test('is recorded with the role before and after', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await updateRole(team, team.member, 'admin')).status, 204)
    assert.equal((await rolesIn(team))[team.member.id], 'admin')
    assert.deepEqual(await lastAuditEntry(team), {
      action: 'role.changed',
      actor_id: team.owner.id,
      subject: 'Mira Member',
      before: { role: 'member' },
      after: { role: 'admin' },
    })
  })

  test('takes effect at once', async ({ assert }) => {
    const team = await makeTeam()
    await updateRole(team, team.admin, 'member')
    assert.equal(verdict(await remove(team, team.member, team.admin)), 'FORBIDDEN')
  })

  test('lets an owner step down if there is another one', async ({ assert }) => {
    const team = await makeTeam()
    await updateRole(team, team.member, 'owner')
    assert.equal((await updateRole(team, team.owner, 'member')).status, 204)
    assert.deepEqual(await rolesIn(team), {
      [team.owner.id]: 'member',
      [team.admin.id]: 'admin',
      [team.member.id]: 'owner',
    })
  })
})

test.group('Removing a member', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused for oneself', async ({ assert }) => {
    const team = await makeTeam()
    const answer = await remove(team, team.owner)
    assert.equal(answer.status, 400)
    assert.equal(verdict(answer), 'CANNOT_REMOVE_YOURSELF')
    assert.match(String(answer.body?.message), /yourself/)
  })

  test('is refused for the only member', async ({ assert }) => {
    const team = await makeTeam()
    for (const user of [team.admin, team.member]) await leave(team, user)
    const answer = await remove(team, team.owner)
    assert.equal(answer.status, 400)
    assert.match(String(answer.body?.message), /last user/)
  })

  test('answers 404 for a non-member and an unknown id', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await remove(team, team.stranger)), 'MEMBER_NOT_FOUND')
    const path = `/api/organizations/${team.organizationId}/users/${newId()}`
    assert.equal(verdict(await callApi('DELETE', path, { as: team.owner })), 'MEMBER_NOT_FOUND')
  })

  test('does not let an admin remove an owner', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await remove(team, team.owner, team.admin)), 'FORBIDDEN')
    assert.equal((await rolesIn(team))[team.owner.id], 'owner')
  })

  test('removes access at once and is recorded in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await remove(team, team.member, team.admin)).status, 204)
    const path = `/api/organizations/${team.organizationId}`
    assert.equal((await callApi('GET', path, { as: team.member })).status, 404)
    assert.deepEqual(await lastAuditEntry(team), {
      action: 'member.removed',
      actor_id: team.admin.id,
      subject: 'Mira Member',
      before: { role: 'member' },
      after: null,
    })
  })
})

test.group('Leaving an organization', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused for the last owner', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await leave(team, team.owner)), 'LAST_OWNER')
  })

  test('removes the member, updates the count and is recorded in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    const other = await joinAs(team, 'owner')
    for (const user of [team.member, team.admin, team.owner]) {
      assert.equal((await leave(team, user)).status, 204)
      assert.containSubset(await lastAuditEntry(team), { action: 'member.left', actor_id: user.id })
    }
    assert.deepEqual(await rolesIn(team), { [other.id]: 'owner' })
    const { body } = await callApi('GET', '/api/organizations', { as: other })
    assert.containSubset(body, { organizations: [{ membersCount: 1 }] })
  })
})

test.group('Transferring an organization', (group) => {
  dialect(group)
  rollBack(group)

  test('is refused to oneself, to non-members and to invalid ids', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await transfer(team, team.owner)).status, 422)
    assert.equal((await transfer(team, { id: 'nobody' })).status, 422)
    assert.equal(verdict(await transfer(team, team.stranger)), 'MEMBER_NOT_FOUND')
    assert.equal((await rolesIn(team))[team.owner.id], 'owner')
  })

  test('makes the other member the owner and oneself an admin', async ({ assert }) => {
    const team = await makeTeam()
    const answer = await transfer(team, team.member)
    assert.containSubset(answer.body, {
      organization: { role: 'admin', can: { manageRoles: false, delete: false } },
    })
    assert.deepEqual(await rolesIn(team), {
      [team.owner.id]: 'admin',
      [team.admin.id]: 'admin',
      [team.member.id]: 'owner',
    })
    assert.deepEqual(await lastAuditEntry(team), {
      action: 'ownership.transferred',
      actor_id: team.owner.id,
      subject: 'Mira Member',
      before: { owner: 'Olga Owner' },
      after: { owner: 'Mira Member' },
    })
  })
})

test.group('The list of members', (group) => {
  dialect(group)
  rollBack(group)

  for (const [actor, expected] of [
    ['owner', ['', 'both', 'both']],
    ['admin', ['', '', 'remove']],
    ['member', ['', '', '']],
  ] as const) {
    test(`contains what the ${actor} may do to each member`, async ({ assert }) => {
      const team = await makeTeam()
      const path = `/api/organizations/${team.organizationId}/members`
      const { body } = await callApi('GET', path, { as: team[actor] })
      const members = body!.members as { can: { remove: boolean; changeRole: boolean } }[]
      const said = members.map(({ can }) => (can.changeRole ? 'both' : can.remove ? 'remove' : ''))
      assert.deepEqual(said, [...expected])
    })
  }

  test('lets an owner step down once there is another', async ({ assert }) => {
    const team = await makeTeam()
    await joinAs(team, 'owner')
    const path = `/api/organizations/${team.organizationId}/members`
    const { body } = await callApi('GET', path, { as: team.owner })
    const [own] = body!.members as { can: object }[]
    assert.deepEqual(own!.can, { remove: false, changeRole: true })
  })
})
