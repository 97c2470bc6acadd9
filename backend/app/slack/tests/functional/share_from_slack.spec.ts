import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import ShareFromSlack from '#slack/jobs/share_from_slack'
import { LINK, posts, setUpSharing, withPage } from '#slack/tests/support/set_up_sharing'
import { rollBack } from '#tests/database'
import { jobs, runJobs } from '#tests/jobs'

test.group('A link that is shared from Slack', (group) => {
  rollBack(group)
  const { slack, makeConnectedTeam, gesture, command, share, lastReply, say } = setUpSharing(group)

  for (const spoil of [{ signature: 'wrong' }, { signature: 'missing' }, { ageSeconds: 600 }])
    test(`is refused with ${JSON.stringify(spoil)}`, async ({ assert }) => {
      await makeConnectedTeam()
      assert.equal((await command(LINK, { spoil })).status, 401)
      assert.equal((await gesture({ type: 'shortcut', ts: await say(LINK), spoil })).status, 401)
      assert.isEmpty(await jobs('pending'))
    })

  test('is refused while the workspace is not connected', async ({ assert }) => {
    assert.match(await share(LINK), /not connected to Fanfare/)
    assert.isEmpty(await posts())
  })

  test('is refused to people whom Fanfare does not know', async ({ assert }) => {
    const team = await makeConnectedTeam()
    assert.match(await share(LINK, { email: 'jonas@northwind.example' }), /does not know you/)
    await team.member.merge({ emailVerifiedAt: null }).save()
    assert.match(await share(LINK), /does not know you/)
    await team.member.merge({ emailVerifiedAt: new Date(), disabledAt: new Date() }).save()
    assert.match(await share(LINK), /does not know you/)
    assert.isEmpty(await posts())
  })

  test('is refused to somebody who is no member of a connected organization', async ({ assert }) => {
    const team = await makeConnectedTeam()
    await db.from('memberships').where('user_id', team.member.id).delete()
    assert.match(await share(LINK), /does not know you/)
    assert.isEmpty(await posts())
  })

  for (const [text, expected] of [
    ['', /No link/],
    ['hello', /No link/],
    ['https://127.0.0.1/x', /cannot be shared/],
    ['https://t.co/x', /domain is not approved/],
  ] as const)
    test(`is refused with a sentence that says what to do: “${text}”`, async ({ assert }) => {
      await makeConnectedTeam()
      assert.match(await share(text), expected)
      assert.isEmpty(await posts())
    })

  for (const text of [
    `Look (${LINK}), via https://www.linkedin.com/posts/2`,
    LINK.replace('https://', ''),
    `これ<${LINK}|we're hiring>を見て`,
  ])
    test(`shares the first link of “${text}”`, async ({ assert }) => {
      await makeConnectedTeam()
      await share(text)
      assert.deepEqual(
        (await posts()).map(({ url }) => url),
        [LINK],
      )
    })

  test('becomes a post of the member, with the title of its page', async ({ assert }) => {
    const team = await makeConnectedTeam('Northwind')
    assert.equal(
      await share(`<${LINK}?utm_source=slack|Our post>`),
      '“We are hiring” is shared with Northwind. No suggestion waits there yet. Open the post to write the first one.',
    )
    const [post] = await posts()
    assert.deepInclude(post, {
      organization_id: team.organizationId,
      user_id: team.member.id,
      title: 'We are hiring',
      url: LINK,
      moderation_status: 'approved',
    })
    const [open] = (await lastReply()).buttons
    assert.equal(open!.url, `${env.appUrl}/posts/${String(post!.id)}`)
  })

  test('is told in the language of the member', async ({ assert }) => {
    const team = await makeConnectedTeam('Northwind')
    await team.member.merge({ language: 'pt' }).save()
    assert.match(await share(LINK), /^“We are hiring” foi partilhada com Northwind\. Ainda não há/)
  })

  test('has the host for a title when its page cannot be read', async ({ assert }) => {
    await makeConnectedTeam()
    withPage()
    await share(LINK)
    assert.deepInclude((await posts())[0], { title: 'linkedin.com' })
  })

  test('waits for a moderator when its host is not approved', async ({ assert }) => {
    await makeConnectedTeam()
    assert.match(await share('https://unknown.example/post'), /A moderator reviews it first/)
    assert.deepInclude((await posts())[0], { moderation_status: 'pending' })
  })

  test('that the organization has already makes no second post', async ({ assert }) => {
    await makeConnectedTeam('Northwind')
    await share(LINK)
    assert.equal(await share(`${LINK}?utm_campaign=2`), 'Northwind already has this link: “We are hiring”.')
    assert.lengthOf(await posts(), 1)
  })

  test('makes one post when the job runs again', async ({ assert }) => {
    await makeConnectedTeam()
    await command(LINK)
    const [{ data } = { data: null }] = await jobs('pending')
    await runJobs()
    const again = new ShareFromSlack()
    again.$hydrate(data!.payload, {} as never)
    await again.execute()
    assert.lengthOf(await posts(), 1)
  })

  test('is taken from a message by the shortcut', async ({ assert }) => {
    await makeConnectedTeam()
    await gesture({ type: 'shortcut', ts: await say(`Look at ${LINK}?a=1&b=2`) })
    await runJobs()
    assert.deepInclude((await posts())[0], { url: `${LINK}?a=1&b=2` })
  })

  test('becomes a post even when Slack takes no answer any more', async ({ assert }) => {
    await makeConnectedTeam()
    await command(LINK)
    await slack().control({ action: 'expire-response-urls' })
    await runJobs()
    assert.isEmpty(await jobs('delayed'))
    assert.lengthOf(await posts(), 1)
  })

  test('goes to the organization that the person chooses, once', async ({ assert }) => {
    const first = await makeConnectedTeam('Aurora')
    const second = await makeConnectedTeam('Borealis', [first])
    assert.match(await share(LINK), /Which organization/)
    assert.isEmpty(await posts())
    const asked = await lastReply()
    const { buttons } = asked
    assert.deepEqual(
      buttons.map(({ text }) => text.text),
      ['Aurora', 'Borealis'],
    )
    for (const { action_id: actionId } of buttons.toReversed())
      await gesture({ type: 'click', ts: asked.ts, actionId })
    await runJobs()
    const [post, another] = await posts()
    assert.equal(post!.organization_id, second.organizationId)
    assert.isUndefined(another)
  })

  test('is not shared with an organization that the person has left since', async ({ assert }) => {
    const first = await makeConnectedTeam('Aurora')
    const second = await makeConnectedTeam('Borealis', [first])
    await share(LINK)
    const asked = await lastReply()
    const { organizationId } = second
    await db.from('memberships').where({ organization_id: organizationId, user_id: first.member.id }).delete()
    await gesture({ type: 'click', ts: asked.ts, actionId: asked.buttons[1]!.action_id })
    await runJobs()
    assert.isEmpty(await posts())
  })
})
