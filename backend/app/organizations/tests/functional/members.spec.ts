import { test } from '@japa/runner'
import { newId } from '#core/ids'
import {
  updateRole,
  joinAs,
  lastAuditEntry,
  leave,
  remove,
  rolesIn,
  transfer,
  verdict,
} from '#organizations/tests/support/team_calls'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'

test.group('Giving a member another role', (group) => {
  rollBack(group)

  test('refuses words that are no role', async ({ assert }) => {
    const team = await makeTeam()
    for (const role of ['', 'king', 'Owner']) {
      assert.equal((await updateRole(team, team.member, role)).status, 422)
    }
  })

  test('is refused for somebody who is no member', async ({ assert }) => {
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

  test('is written down with the role before and after', async ({ assert }) => {
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

  test('counts at once: who is no admin any more may not do what admins do', async ({ assert }) => {
    const team = await makeTeam()
    await updateRole(team, team.admin, 'member')
    assert.equal(verdict(await remove(team, team.member, team.admin)), 'FORBIDDEN')
  })

  test('lets an owner step down where there is another one', async ({ assert }) => {
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
  rollBack(group)

  test('is refused for oneself, with a word about leaving', async ({ assert }) => {
    const team = await makeTeam()
    const answer = await remove(team, team.owner)
    assert.equal(answer.status, 400)
    assert.equal(verdict(answer), 'CANNOT_REMOVE_YOURSELF')
    assert.match(String(answer.body?.message), /yourself/)
  })

  test('is refused for the last one', async ({ assert }) => {
    const team = await makeTeam()
    for (const user of [team.admin, team.member]) await leave(team, user)
    const answer = await remove(team, team.owner)
    assert.equal(answer.status, 400)
    assert.match(String(answer.body?.message), /last user/)
  })

  test('is refused for somebody who is no member, and for nobody', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await remove(team, team.stranger)), 'MEMBER_NOT_FOUND')
    const path = `/api/organizations/${team.organizationId}/users/${newId()}`
    assert.equal(verdict(await callApi('DELETE', path, { as: team.owner })), 'MEMBER_NOT_FOUND')
  })

  test('is refused to an admin for an owner', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await remove(team, team.owner, team.admin)), 'FORBIDDEN')
    assert.equal((await rolesIn(team))[team.owner.id], 'owner')
  })

  test('closes the organization to them at once, and is written down', async ({ assert }) => {
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
  rollBack(group)

  test('is refused to the last owner', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal(verdict(await leave(team, team.owner)), 'LAST_OWNER')
  })

  test('lets everybody else go, counts them no more, and is written down', async ({ assert }) => {
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

test.group('Handing an organization on', (group) => {
  rollBack(group)

  test('is refused to oneself, to strangers and to nobody', async ({ assert }) => {
    const team = await makeTeam()
    assert.equal((await transfer(team, team.owner)).status, 422)
    assert.equal((await transfer(team, { id: 'nobody' })).status, 422)
    assert.equal(verdict(await transfer(team, team.stranger)), 'MEMBER_NOT_FOUND')
    assert.equal((await rolesIn(team))[team.owner.id], 'owner')
  })

  test('makes the other one the owner and oneself an admin, in one step', async ({ assert }) => {
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
  rollBack(group)

  for (const [actor, expected] of [
    ['owner', ['', 'both', 'both']],
    ['admin', ['', '', 'remove']],
    ['member', ['', '', '']],
  ] as const) {
    test(`says what the ${actor} may do about whom`, async ({ assert }) => {
      const team = await makeTeam()
      const path = `/api/organizations/${team.organizationId}/members`
      const { body } = await callApi('GET', path, { as: team[actor] })
      const members = body!.members as { can: { remove: boolean; changeRole: boolean } }[]
      const said = members.map(({ can }) => (can.changeRole ? 'both' : can.remove ? 'remove' : ''))
      assert.deepEqual(said, [...expected])
    })
  }

  test('lets an owner step down as soon as there is another', async ({ assert }) => {
    const team = await makeTeam()
    await joinAs(team, 'owner')
    const path = `/api/organizations/${team.organizationId}/members`
    const { body } = await callApi('GET', path, { as: team.owner })
    const [own] = body!.members as { can: object }[]
    assert.deepEqual(own!.can, { remove: false, changeRole: true })
  })
})
