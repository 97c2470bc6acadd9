import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ABILITIES } from '#contract/organizations/rules/abilities'
import { FIRST_SUGGESTIONS_MAX, SUGGESTION_MAX } from '#contract/core/rules/limits'
import type { Role } from '#contract/organizations/rules/role'
import env from '#start/env'
import ShareFromSlack from '#slack/jobs/share_from_slack'
import { LINK, posts, setUpSharing } from '#slack/tests/support/set_up_sharing'
import { rollBack } from '#tests/database'
import { jobs, runJobs } from '#tests/jobs'

const OFFICE = 'The new office looks so calm, I would love to work there'
const SIMILAR = 'The new office looks so calm, I would like to work there'
const WORDS = 'red blue green grey pink gold lime teal plum rust navy'.split(' ')

/** So many suggestions, one each line. */
const lines = (count: number) => WORDS.slice(0, count).join('\n')
const texts = async (): Promise<string[]> => {
  const rows: { content: string }[] = await db.from('comments').orderBy('created_at').orderBy('id')
  return rows.map(({ content }) => content)
}

test.group('The first suggestions of a link that is shared from Slack', (group) => {
  rollBack(group)
  const { makeConnectedTeam, gesture, command, share, lastReply, say } = setUpSharing(group)

  for (const [what, text, expected] of [
    ['a text is too long', `So calm\n${'a'.repeat(SUGGESTION_MAX + 1)}`, /at most 3000 characters\. Shorten/],
    ['there are too many', lines(FIRST_SUGGESTIONS_MAX + 1), /at most 10 suggestions here\. Leave some out/],
    ['two are similar', `${OFFICE}\n${SIMILAR}`, /“The new office .* like to work there” is very close/],
  ] as const)
    test(`are refused with the link when ${what}, with what to do`, async ({ assert }) => {
      await makeConnectedTeam()
      assert.match(await share(`${LINK} ${text}`), expected)
      assert.isEmpty(await posts())
      assert.isEmpty(await texts())
    })

  test('are refused when they are more than the server allows', async ({ assert, cleanup }) => {
    const limits = env as { suggestionsPerPost: number }
    const before = limits.suggestionsPerPost
    cleanup(() => void (limits.suggestionsPerPost = before))
    limits.suggestionsPerPost = 2
    await makeConnectedTeam()
    assert.match(await share(`${LINK} ${lines(3)}`), /at most 2 suggestions/)
    assert.isEmpty(await posts())
    assert.match(await share(`${LINK} ${lines(2)}`), /2 suggestions wait/)
  })

  test('are refused to a role that may share but not suggest', async ({ assert, cleanup }) => {
    const abilities = ABILITIES as { suggest: readonly Role[] }
    const before = abilities.suggest
    cleanup(() => void (abilities.suggest = before))
    abilities.suggest = ['owner']
    await makeConnectedTeam()
    assert.match(await share(`${LINK} So calm`), /Send the link alone/)
    assert.isEmpty(await posts())
    assert.match(await share(LINK), /is shared with/)
  })

  test('are refused before the choice of an organization', async ({ assert }) => {
    await makeConnectedTeam('Borealis', [await makeConnectedTeam('Aurora')])
    assert.match(await share(`${LINK} ${lines(FIRST_SUGGESTIONS_MAX + 1)}`), /Leave some out/)
    assert.isEmpty((await lastReply()).buttons)
  })

  test('are not added to a post that the organization has already', async ({ assert }) => {
    await makeConnectedTeam('Northwind')
    await share(LINK)
    assert.equal(
      await share(`${LINK} So calm`),
      'Northwind already has this link: “We are hiring”. Open the post to add your suggestions there.',
    )
    assert.isEmpty(await texts())
  })

  for (const [count, waiting] of [
    [1, '1 suggestion waits for your colleagues.'],
    [FIRST_SUGGESTIONS_MAX, '10 suggestions wait for your colleagues.'],
  ] as const)
    test(`wait in the new post, and the reply counts ${count}`, async ({ assert }) => {
      const team = await makeConnectedTeam('Northwind')
      assert.equal(
        await share(`${LINK} ${lines(count)}`),
        `“We are hiring” is shared with Northwind. ${waiting}`,
      )
      assert.sameMembers(await texts(), WORDS.slice(0, count))
      const [suggestion] = await db.from('comments')
      assert.equal(suggestion.user_id, team.member.id)
    })

  test('stand after a link in the middle, one each line, without empty and repeated ones', async ({
    assert,
  }) => {
    await makeConnectedTeam()
    const text = `Look (<${LINK}|linkedin.com>), R&amp;D at its best\r\n\n  So calm \nso CALM!`
    assert.match(await share(text), /2 suggestions wait/)
    assert.deepInclude((await posts())[0], { url: LINK })
    assert.sameMembers(await texts(), ['R&D at its best', 'So calm'])
  })

  test('wait with a post that a moderator reviews', async ({ assert }) => {
    await makeConnectedTeam()
    const reply = await share('https://unknown.example/post So calm')
    assert.match(reply, /A moderator reviews it first, .* 1 suggestion waits/)
  })

  test('are counted in the language of the member', async ({ assert }) => {
    const { member } = await makeConnectedTeam()
    await member.merge({ language: 'fr' }).save()
    assert.match(await share(`${LINK} So calm\nWell done`), /2 suggestions attendent vos collègues\./)
  })

  test('are never taken from a message by the shortcut', async ({ assert }) => {
    await makeConnectedTeam()
    await gesture({ type: 'shortcut', ts: await say(`${LINK} So calm\nWell done`) })
    await runJobs()
    assert.lengthOf(await posts(), 1)
    assert.isEmpty(await texts())
  })

  test('are kept until the person has chosen an organization', async ({ assert }) => {
    const first = await makeConnectedTeam('Aurora')
    const second = await makeConnectedTeam('Borealis', [first])
    assert.match(await share(`${LINK} So calm\nWell done`), /Which organization/)
    assert.isEmpty(await texts())
    const { ts, buttons } = await lastReply()
    await gesture({ type: 'click', ts, actionId: buttons[1]!.action_id })
    await runJobs()
    assert.deepInclude((await posts())[0], { organization_id: second.organizationId })
    assert.sameMembers(await texts(), ['So calm', 'Well done'])
    assert.match((await lastReply()).text, /shared with Borealis\. 2 suggestions wait/)
  })

  test('are added once when the job runs again, with the same reply', async ({ assert }) => {
    await makeConnectedTeam('Northwind')
    await command(`${LINK} So calm\nWell done`)
    const [{ data } = { data: null }] = await jobs('pending')
    await runJobs()
    const { text } = await lastReply()
    const again = new ShareFromSlack()
    again.$hydrate(data!.payload, {} as never)
    await again.execute()
    assert.lengthOf(await posts(), 1)
    assert.lengthOf(await texts(), 2)
    assert.equal((await lastReply()).text, text)
  })
})
