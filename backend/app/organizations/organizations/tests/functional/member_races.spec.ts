import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import {
  updateRole,
  joinAs,
  leave,
  remove,
  rolesIn,
  transfer,
  update,
  verdict,
} from '#organizations/organizations/tests/support/team_calls'
import { tokenOf, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const ROUNDS = 10

type Attempt = (
  team: Team,
  people: { one: string; two: string; first: User; second: User },
) => Promise<Answer>

/** Simultaneous changes of two owners to each other. The second gets LAST_OWNER or FORBIDDEN. */
const DUELS: Record<string, [Attempt, Attempt]> = {
  'both leave': [(team, { one }) => leave(team, one), (team, { two }) => leave(team, two)],
  'each changes the role of the other': [
    (team, { one, second }) => updateRole(team, second, 'member', one),
    (team, { two, first }) => updateRole(team, first, 'member', two),
  ],
  'each removes the other': [
    (team, { one, second }) => remove(team, second, one),
    (team, { two, first }) => remove(team, first, two),
  ],
  'one leaves while the other steps down': [
    (team, { one }) => leave(team, one),
    (team, { two, second }) => updateRole(team, second, 'admin', two),
  ],
  'one removes the other, who transfers the organization': [
    (team, { one, second }) => remove(team, second, one),
    (team, { two }) => transfer(team, team.member, two),
  ],
}

/** Whether the members count is correct and there is one owner. */
async function isWhole(team: Team): Promise<boolean> {
  const roles = Object.values(await rolesIn(team))
  const { members_count: count } = await db
    .from('organizations')
    .where('id', team.organizationId)
    .firstOrFail()
  return roles.includes('owner') && roles.length === Number(count)
}

test.group('Concurrent member changes', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['organizations', 'users']) await db.from(table).delete()
  })

  for (const [what, [left, right]] of Object.entries(DUELS)) {
    test(`${what}: the organization keeps an owner`, async ({ assert }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const team = await makeTeam()
        const second = await joinAs(team, 'owner')
        const people = {
          one: await tokenOf(team.owner),
          two: await tokenOf(second),
          first: team.owner,
          second,
        }
        const duel = round % 2 === 0 ? [left, right] : [right, left]
        const answers = await Promise.all(duel.map((attempt) => attempt(team, people)))
        assert.isTrue(
          answers.every(({ status }) => status < 500),
          answers.map(verdict).join(),
        )
        assert.isTrue(await isWhole(team), answers.map(verdict).join())
      }
    }).timeout(60_000)
  }

  test('twenty members removed twice at once are each removed once', async ({ assert }) => {
    const team = await makeTeam()
    const crowd = await Promise.all(Array.from({ length: 20 }, () => joinAs(team, 'member')))
    const [one, two] = [await tokenOf(team.owner), await tokenOf(team.admin)]
    const answers = await Promise.all(
      crowd.flatMap((user) => [remove(team, user, one), remove(team, user, two)]),
    )
    const verdicts = answers.map(verdict)
    assert.lengthOf(
      verdicts.filter((word) => word === '204'),
      20,
    )
    assert.lengthOf(
      verdicts.filter((word) => word === 'MEMBER_NOT_FOUND'),
      20,
    )
    assert.isTrue(await isWhole(team))
  }).timeout(60_000)

  test('two organizations that want one name: one gets it', async ({ assert }) => {
    const teams = [await makeTeam(), await makeTeam()]
    const answers = await Promise.all(teams.map((team) => update(team, { name: 'Northwind' })))
    assert.sameMembers(answers.map(verdict), ['200', 'ORGANIZATION_NAME_EXISTS'])
  }).timeout(60_000)
})
