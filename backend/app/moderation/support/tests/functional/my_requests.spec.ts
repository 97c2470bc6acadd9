import { test } from '@japa/runner'
import type { MySupportRequestList } from '#contract/moderation/data/support'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { aNote, makeAnswer, makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'

const administrator = () => makeUser({ isAdmin: true, name: 'Quiet Helper' })

async function mine(as: User, query = ''): Promise<MySupportRequestList> {
  const { body } = await callApi('GET', `/api/users/me/support-requests${query}`, { as })
  return body as unknown as MySupportRequestList
}

test.group('The support requests of a user', (group) => {
  rollBack(group)

  test('are hidden from everybody else', async ({ assert }) => {
    await makeSupportRequest({ user: await makeUser() })
    await makeSupportRequest()
    for (const person of [await makeUser(), await administrator()]) {
      assert.deepEqual((await mine(person)).requests, [])
    }
  })

  test('do not name who answered', async ({ assert }) => {
    const [user, admin] = [await makeUser(), await administrator()]
    await makeAnswer(await makeSupportRequest({ user }), admin)
    const text = JSON.stringify(await mine(user))
    for (const secret of [admin.id, admin.name, admin.email]) assert.notInclude(text, secret)
  })

  test('are listed with their files and answers, in pages, the last answered first', async ({ assert }) => {
    const [user, admin] = [await makeUser(), await administrator()]
    const first = await makeSupportRequest({ user, files: [aNote] })
    const second = await makeSupportRequest({ user })
    const ids = async (query = '') => (await mine(user, query)).requests.map(({ id }) => id)
    assert.deepEqual(await ids(), [second, first])
    const answers = [
      await makeAnswer(first, admin, { answer: 'Which button?' }),
      await makeAnswer(first, admin, { answer: 'It works now.', close: true }),
    ]
    assert.deepEqual(await ids('?limit=1&page=2'), [second])
    const { requests, pagination } = await mine(user, '?limit=1')
    assert.deepEqual(pagination, { page: 1, limit: 1, total: 2, totalPages: 2 })
    assert.containsSubset(requests, [
      {
        id: first,
        status: 'closed',
        description: 'I click, and nothing happens.',
        attachments: [{ filename: 'note.txt' }],
        answers: [
          { id: answers[0], content: 'Which button?' },
          { id: answers[1], content: 'It works now.' },
        ],
      },
    ])
  })
})
