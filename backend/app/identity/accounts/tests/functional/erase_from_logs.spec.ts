import { test } from '@japa/runner'
import { DELETION_CHOICES } from '#contract/identity/data/profile'
import { accept, makeInvitation } from '#organizations/invitations/tests/support/invite'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { dialect } from '#tests/tags'

const NAME = 'Zuleika Qaradaghi'
const EMAIL = 'zuleika@example.org'

interface Log {
  entries: { action: string; actor: unknown; subject: string | null }[]
}

const mustDo = async (...call: Parameters<typeof callApi>) => {
  const answer = await callApi(...call)
  if (answer.status >= 300) throw new Error(`${call[1]}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as unknown as Log
}

const naming = ({ entries }: Log) => entries.filter((entry) => JSON.stringify(entry).match(/zuleika/i)).length

/** A user who occurs in both logs in every possible way, and functions that read the logs. */
async function makeLogged() {
  const team = await makeTeam()
  const { owner, organizationId } = team
  const administrator = await makeUser({ isAdmin: true })
  const path = `/api/organizations/${organizationId}`

  await mustDo('DELETE', `${path}/invitations/${(await makeInvitation(team, EMAIL)).id}`, { as: owner })
  const { token } = await makeInvitation(team, EMAIL)
  const person = await makeUser({ name: NAME, email: EMAIL })
  await accept(token, person)
  await mustDo('PATCH', `${path}/users/${person.id}`, { as: owner, body: { role: 'admin' } })
  await mustDo('POST', `${path}/transfer`, { as: owner, body: { userId: person.id } })
  await mustDo('POST', `${path}/transfer`, { as: person, body: { userId: owner.id } })
  await mustDo('DELETE', `${path}/users/${person.id}`, { as: owner })
  const again = await makeInvitation(team, EMAIL)
  await mustDo('POST', `${path}/invitations/${again.id}/resend`, { as: owner })
  await mustDo('POST', '/api/admin/reset-links', { as: administrator, body: { email: EMAIL } })
  await mustDo('POST', `/api/admin/people/${person.id}/sign-out`, { as: administrator })

  const readLogs = async () => ({
    audit: await mustDo('GET', `${path}/audit?limit=100`, { as: owner }),
    platform: await mustDo('GET', '/api/admin/log?limit=100', { as: administrator }),
  })
  return { person, readLogs }
}

test.group('A deleted account', (group) => {
  dialect(group)
  rollBack(group)

  for (const content of DELETION_CHOICES) {
    test(`loses its name and address in both logs: ${content}`, async ({ assert }) => {
      const { person, readLogs } = await makeLogged()
      const before = await readLogs()
      assert.isAbove(naming(before.audit), 8)
      assert.isAbove(naming(before.platform), 1)
      await callApi('DELETE', '/api/users/me', { as: person, body: { password: PASSWORD, content } })
      const after = await readLogs()
      assert.deepEqual([naming(after.audit), naming(after.platform)], [0, 0])
      for (const log of ['audit', 'platform'] as const) {
        assert.deepEqual(
          after[log].entries.map(({ action }) => action),
          before[log].entries.map(({ action }) => action),
        )
      }
    })
  }
})
