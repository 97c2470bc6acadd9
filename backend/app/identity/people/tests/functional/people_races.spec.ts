import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
async function eraseEverything(): Promise<void> {
  for (const table of ['platform_log_entries', 'users']) await db.from(table).delete()
}

async function makeAdministrators(count: number) {
  const users = []
  for (let made = 0; made < count; made += 1) users.push(await makeUser({ isAdmin: true }))
  return Promise.all(users.map(async (user) => ({ user, token: await tokenOf(user) })))
}

const leftOver = () => db.from('users').where('is_admin', true).whereNull('disabled_at').select('id')
const unmake = (as: string, id: string) =>
  callApi('PUT', `/api/admin/people/${id}/administrator`, {
    as,
    body: { isAdmin: false, password: PASSWORD },
  })
const disable = (as: string, id: string) => callApi('POST', `/api/admin/people/${id}/disable`, { as })

test.group('Administrators who act at the same time', (group) => {
  dialect(group)
  group.each.teardown(eraseEverything)

  for (const [what, act] of Object.entries({ unmake, disable })) {
    test(`${what} each other: one stays`, async ({ assert }) => {
      const [first, second] = await makeAdministrators(2)
      const answers = await Promise.all([
        act(first!.token, second!.user.id),
        act(second!.token, first!.user.id),
      ])
      const [won, lost] = answers.map(({ status }) => status).toSorted()
      assert.equal(won, 200)
      assert.include([401, 403], lost!)
      assert.lengthOf(await leftOver(), 1)
    })
  }

  test('step down together: one stays', async ({ assert }) => {
    const admins = await makeAdministrators(3)
    const answers = await Promise.all(admins.map(({ user, token }) => unmake(token, user.id)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 409])
    assert.lengthOf(await leftOver(), 1)
  })

  test('step down or leave: one stays', async ({ assert }) => {
    await makeUser()
    const [first, second] = await makeAdministrators(2)
    const leave = callApi('DELETE', '/api/users/me', {
      as: second!.token,
      body: { password: PASSWORD, content: 'keep' },
    })
    await Promise.all([unmake(first!.token, first!.user.id), leave])
    assert.lengthOf(await leftOver(), 1)
  })
})
