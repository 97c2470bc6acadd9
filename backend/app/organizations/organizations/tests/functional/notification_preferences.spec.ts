import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import AddMember from '#organizations/organizations/actions/add_member'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'

const PATH = '/api/users/me/organization-notifications'

test.group('Chat notification preferences', (group) => {
  rollBack(group)

  test('answer 404 for organizations of others and unknown ids', async ({ assert }) => {
    const { organizationId, stranger } = await makeTeam()
    for (const id of [organizationId, newId()]) {
      const body = { organizationId: id, receiveSlackNotifications: true }
      const answer = await callApi('PUT', PATH, { as: stranger, body })
      assert.deepEqual([answer.status, answer.body?.code], [404, 'ORG_NOT_FOUND'])
    }
  })

  test('require an organization and a boolean', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    for (const body of [{}, { organizationId }, { organizationId, receiveSlackNotifications: 'yes' }]) {
      assert.equal((await callApi('PUT', PATH, { as: member, body })).status, 422)
    }
  })

  test('are refused until the organization has a chat', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const body = { organizationId, receiveSlackNotifications: false }
    const answer = await callApi('PUT', PATH, { as: member, body })
    assert.deepEqual([answer.status, answer.body?.code], [409, 'SLACK_NOT_CONNECTED'])
  })

  test("are listed for the user's organizations, by name", async ({ assert }) => {
    const [zebra, alpaca] = [await makeTeam('Zebra Crossing'), await makeTeam('alpaca Farm')]
    await makeTeam('Elsewhere')
    const { id: userId } = zebra.member
    await new AddMember().handle({ organizationId: alpaca.organizationId, userId, role: 'admin' })
    const { body } = await callApi('GET', PATH, { as: zebra.member })
    const untouched = { hasSlackIntegration: false, receiveSlackNotifications: true }
    assert.deepEqual(body, {
      preferences: [
        {
          organizationId: alpaca.organizationId,
          organizationName: 'alpaca Farm',
          organizationSlug: alpaca.slug,
          ...untouched,
        },
        {
          organizationId: zebra.organizationId,
          organizationName: 'Zebra Crossing',
          organizationSlug: zebra.slug,
          ...untouched,
        },
      ],
      pagination: { page: 1, limit: 20, total: 2, totalPages: 1 },
    })
  })
})
