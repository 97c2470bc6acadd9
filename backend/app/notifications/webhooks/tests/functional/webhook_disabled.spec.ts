import { test } from '@japa/runner'
import { notificationPath } from '#contract/notifications/rules/notification'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import { fetchFeed, read, told } from '#notifications/notifications/tests/support/calls'
import { listen } from '#notifications/stream/tests/support/listen'
import MailSwitchedOff from '#notifications/webhooks/jobs/mail_switched_off'
import { makeWebhook, switchOffWebhook } from '#notifications/webhooks/tests/support/make_webhook'
import AddMember from '#organizations/organizations/actions/add_member'
import ChangeRole from '#organizations/organizations/actions/change_role'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import LeaveOrganization from '#organizations/organizations/actions/leave_organization'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import { dialect } from '#tests/tags'

const namesFor = async (user: User) => (await told(user)).flatMap(({ webhook }) => webhook?.name ?? [])

const pathOf = ({ organizationId }: Team, id: string) => `/api/organizations/${organizationId}/webhooks/${id}`

test.group('A webhook that the server has switched off', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  async function prepare() {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { description: 'The bot' })
    clock.advance(1_000)
    await switchOffWebhook(id)
    return { team, id }
  }

  test('is told to no member or stranger, and to nobody who no longer manages webhooks', async ({
    assert,
  }) => {
    const { team } = await prepare()
    const { organizationId, owner, admin, member, stranger } = team
    const other = await makeTeam()
    for (const each of [member, stranger, other.owner]) assert.isEmpty(await namesFor(each))
    assert.deepEqual(await namesFor(admin), ['The bot'])
    await new ChangeRole().handle({ organizationId, actorId: owner.id, userId: admin.id, role: 'member' })
    assert.isEmpty(await namesFor(admin))
    await new ChangeRole().handle({ organizationId, actorId: owner.id, userId: admin.id, role: 'owner' })
    await new LeaveOrganization().handle({ organizationId, userId: owner.id })
    assert.isEmpty(await namesFor(owner))
    assert.deepEqual(await namesFor(admin), ['The bot'])
  })

  test('is not told to those who join later, nor when an admin has switched it off', async ({ assert }) => {
    const { team } = await prepare()
    const { organizationId, stranger, owner, admin } = team
    await new AddMember().handle({ organizationId, userId: stranger.id, role: 'admin' })
    const { id } = await makeWebhook(team)
    await callApi('PATCH', pathOf(team, id), { as: admin, body: { isEnabled: false } })
    assert.isEmpty(await namesFor(stranger))
    assert.deepEqual(await namesFor(owner), ['The bot'])
  })

  test('is told with its name, its organization and why, and leads to its deliveries', async ({ assert }) => {
    const { team, id } = await prepare()
    const { id: gone } = await makeWebhook(team, { url: 'https://hooks.example.com/a-secret' })
    clock.advance(1_000)
    await switchOffWebhook(gone, 'gone')
    const [second, first] = await told(team.owner)
    assert.containsSubset(first, {
      id: `webhook:${id}:${Date.parse('2026-03-02T09:00:01.000Z')}`,
      type: 'webhook.disabled',
      at: '2026-03-02T09:00:01.000Z',
      read: false,
      sensitive: false,
      organization: { id: team.organizationId, name: team.name },
      post: null,
      from: null,
      webhook: { id, name: 'The bot', reason: 'failing' },
    })
    assert.deepEqual(second?.webhook, { id: gone, name: 'hooks.example.com', reason: 'gone' })
    assert.equal(
      notificationPath(first!),
      `/organizations/${team.organizationId}/settings/integrations/webhooks?deliveries=${id}`,
    )
  })

  test('is no longer told once it is on again or deleted', async ({ assert }) => {
    const { team, id } = await prepare()
    const { id: deleted } = await makeWebhook(team)
    await switchOffWebhook(deleted)
    assert.lengthOf(await namesFor(team.owner), 2)
    await callApi('DELETE', pathOf(team, deleted), { as: team.admin })
    assert.deepEqual(await namesFor(team.owner), ['The bot'])
    await callApi('PATCH', pathOf(team, id), { as: team.admin, body: { isEnabled: true } })
    assert.isEmpty(await namesFor(team.owner))
    await switchOffWebhook(id)
    const { organizationId, owner, name } = team
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    assert.isEmpty(await namesFor(team.owner))
  })

  test('is marked as read for one reader and organization, until the next one', async ({ assert }) => {
    const { team, id } = await prepare()
    const other = await makeTeam()
    await new AddMember().handle({
      organizationId: other.organizationId,
      userId: team.owner.id,
      role: 'admin',
    })
    const { id: elsewhere } = await makeWebhook(other, { description: 'Elsewhere' })
    await switchOffWebhook(elsewhere)
    const unread = async (user: User) => {
      const { notifications, unreadTotal } = await fetchFeed(user, '?channel=web')
      const found = notifications.filter((each) => !each.read).map(({ webhook }) => webhook?.name)
      assert.lengthOf(found, unreadTotal)
      return found
    }
    const [, first] = await told(team.owner)
    for (const wrong of [`webhook:${id}`, `webhook:${id}:now`, `${first!.id}:1`])
      assert.equal((await read(team.owner, { ids: [wrong] })).status, 422)
    assert.equal((await read(team.stranger, { ids: [first!.id] })).status, 200)
    assert.deepEqual(await unread(team.owner), ['Elsewhere', 'The bot'])
    await read(team.owner, { ids: [first!.id] })
    assert.deepEqual(await unread(team.owner), ['Elsewhere'])
    assert.deepEqual(await unread(team.admin), ['The bot'])
    await callApi('PATCH', pathOf(team, id), { as: team.admin, body: { isEnabled: true } })
    await switchOffWebhook(id)
    assert.deepEqual(await unread(team.owner), ['The bot', 'Elsewhere'])
  })

  test('is told and mailed only to those who have chosen it', async ({ assert }) => {
    const { team } = await prepare()
    const { owner, admin } = team
    const choice = { type: 'webhook.disabled', enabled: false } as const
    await new ChooseNotification().handle(owner.id, { ...choice, channel: 'mail' })
    await new ChooseNotification().handle(admin.id, { ...choice, channel: 'web' })
    await runOnly(MailSwitchedOff)
    assert.isEmpty(await mailsTo(owner.email))
    assert.lengthOf(await mailsTo(admin.email), 1)
    assert.lengthOf((await fetchFeed(owner, '?channel=web')).notifications, 1)
    assert.isEmpty((await fetchFeed(admin, '?channel=web')).notifications)
  })

  test('is sent to the clients of owners and admins, also when it is on again or deleted', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team)
    const listeners = [await listen(team.owner), await listen(team.member)]
    cleanup(async () => void (await Promise.all(listeners.map((each) => each.leave()))))
    const [owner, member] = listeners
    const event = { type: 'webhooks.changed', organizationId: team.organizationId }
    await switchOffWebhook(id)
    await callApi('PATCH', pathOf(team, id), { as: team.admin, body: { isEnabled: true } })
    await callApi('DELETE', pathOf(team, id), { as: team.admin })
    assert.deepEqual(await owner!.until(3), [event, event, event])
    await callApi('PATCH', `/api/organizations/${team.organizationId}`, {
      as: team.owner,
      body: { description: 'We make brass' },
    })
    assert.deepEqual(
      (await member!.until(1)).map(({ type }) => type),
      ['organization.updated'],
    )
  })
})
