import { test } from '@japa/runner'
import type { InviteLinkAnswer } from '#contract/organizations/data/invitation'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import AcceptInvitation from '#organizations/invitations/actions/accept_invitation'
import AddMember from '#organizations/organizations/actions/add_member'
import ChangeRole from '#organizations/organizations/actions/change_role'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { callApi } from '#tests/call_api'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'
import { fetchFeed, read, told } from '#notifications/notifications/tests/support/calls'

const joinsFor = async (user: User) =>
  (await told(user)).flatMap(({ joins, from }) => (joins === null ? [] : [`${from} ${joins.count}`]))

test.group('Who has joined', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  /** Joins by the invite link of the team. */
  async function join(team: Team, name: string, role = 'member'): Promise<User> {
    clock.advance(1_000)
    const user = await makeUser({ name })
    const path = `/api/organizations/${team.organizationId}/invite-link`
    const { body } = await callApi('PUT', path, { as: team.owner, body: { role } })
    const { link } = (body as unknown as InviteLinkAnswer).inviteLink!
    await new AcceptInvitation().handle(link.split('/').at(-1)!, user)
    return user
  }

  test('is told to no member, stranger, former admin, nor to themselves', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, admin, member, stranger } = team
    const ana = await join(team, 'Ana', 'admin')
    for (const each of [member, stranger, ana]) assert.deepEqual(await joinsFor(each), [])
    assert.deepEqual(await joinsFor(admin), ['Ana 1'])
    await new ChangeRole().handle({ organizationId, actorId: owner.id, userId: admin.id, role: 'member' })
    assert.deepEqual(await joinsFor(admin), [])
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: ana.id })
    assert.deepEqual(await joinsFor(owner), [])
  })

  test('is nobody who founded the organization or was added without an invitation', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner } = team
    const { id: userId } = await makeUser()
    await new AddMember().handle({ organizationId, userId, role: 'member' })
    assert.deepEqual(await joinsFor(owner), [])
  })

  test('is one notification a day and organization, with the last name and their number', async ({
    assert,
  }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    for (const name of ['Ana', 'Ben', 'Cem']) await join(team, name)
    await new AddMember().handle({
      organizationId: other.organizationId,
      userId: team.owner.id,
      role: 'admin',
    })
    await join(other, 'Dan')
    assert.deepEqual(await joinsFor(team.owner), ['Dan 1', 'Cem 3'])
    clock.moveTo('2026-03-03T00:00:00.000Z')
    await join(team, 'Eva')
    assert.deepEqual(await joinsFor(team.owner), ['Eva 1', 'Dan 1', 'Cem 3'])
    const newest = (await told(team.owner))[0]!
    assert.deepEqual([newest.organization?.name, newest.post, newest.sensitive], [team.name, null, false])
  })

  test('counts since the reader joined', async ({ assert }) => {
    const team = await makeTeam()
    await join(team, 'Ana')
    const ben = await join(team, 'Ben', 'admin')
    await join(team, 'Cem')
    assert.deepEqual(await joinsFor(ben), ['Cem 1'])
    assert.deepEqual(await joinsFor(team.owner), ['Cem 3'])
  })

  test('is marked as read for one reader and organization, until the next one joins', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await new AddMember().handle({
      organizationId: other.organizationId,
      userId: team.owner.id,
      role: 'admin',
    })
    await join(team, 'Ana')
    await join(other, 'Ben')
    const unread = async (user: User) => {
      const { notifications, unreadTotal } = await fetchFeed(user, '?channel=web')
      const found = notifications.filter((each) => !each.read).map(({ from }) => from)
      assert.lengthOf(found, unreadTotal)
      return found
    }
    assert.deepEqual(await unread(team.owner), ['Ben', 'Ana'])
    const ana = (await told(team.owner)).find(({ from }) => from === 'Ana')!
    assert.equal((await read(team.stranger, { ids: [ana.id] })).status, 200)
    assert.deepEqual(await unread(team.owner), ['Ben', 'Ana'])
    await read(team.owner, { ids: [ana.id] })
    assert.deepEqual(await unread(team.owner), ['Ben'])
    assert.deepEqual(await unread(team.admin), ['Ana'])
    await join(team, 'Cem')
    assert.deepEqual(await unread(team.owner), ['Cem', 'Ben'])
  })
})
