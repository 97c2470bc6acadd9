import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { sentBy } from '#slack/tests/support/sent_messages'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeRejectedPost } from '#tests/factories/rejected_post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'
import type { SlackPeer } from '#tests/slack_peer'
import type User from '#identity/users/models/user'

const share = (post: { id: string }, as: User, body: object, headers?: Record<string, string>) =>
  callApi('POST', `/api/posts/${post.id}/share-with-slack`, { as, body, headers })

/** A team that is connected and synced, with a public post, and the channels by name. */
async function makeScene(slack: SlackPeer) {
  const team = await makeTeam()
  await connect(slack, team)
  await callApi('POST', `/api/organizations/${team.organizationId}/slack/sync-users`, { as: team.admin })
  await runJobs()
  const post = await makePost(team, { isPublic: true })
  const toChannel = async (name: string, body: object = {}) => ({
    shareType: 'channel',
    channelId: await slack.channel(name),
    message: 'Have a look',
    ...body,
  })
  return { team, post, toChannel }
}

const setTemplate = (team: Team, slackShareMessage: string) =>
  callApi('PATCH', `/api/organizations/${team.organizationId}`, {
    as: team.admin,
    body: { slackShareMessage },
  })

test.group('Sharing a post to a channel is refused', (group) => {
  rollBack(group)
  const slack = useSlack(group)

  test('without a connection', async ({ assert }) => {
    const team = await makeTeam()
    const body = { shareType: 'channel', channelId: 'C01', message: 'Look' }
    const { body: answer } = await share(await makePost(team), team.member, body)
    assert.deepInclude(answer!, {
      code: 'SLACK_NOT_CONNECTED',
      message: 'This organization is not connected to Slack.',
    })
  })

  test('without a message', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const { status } = await share(post, team.member, await toChannel('marketing', { message: '  ' }))
    assert.equal(status, 422)
  })

  test('without a channel', async ({ assert }) => {
    const { team, post } = await makeScene(slack())
    const { body } = await share(post, team.member, { shareType: 'channel', message: 'Look' })
    assert.equal(body!.code, 'VALIDATION_FAILED')
    assert.include(JSON.stringify(body!.details), 'channelId')
  })

  test('while the post is pending, and once it is rejected or hidden', async ({ assert }) => {
    const { team, post: hidden, toChannel } = await makeScene(slack())
    await db.from('posts').where('id', hidden.id).update({ hidden_at: '2026-01-01 00:00:00.000' })
    const posts = [
      await makePost(team, { pending: true, isPublic: true }),
      await makeRejectedPost(team, { isPublic: true }),
      hidden,
    ]
    for (const post of posts) {
      const { body } = await share(post, team.owner, await toChannel('marketing'))
      assert.equal(body!.code, 'SLACK_POST_NOT_APPROVED')
    }
    assert.isEmpty(await sentBy(slack()))
  })

  test('when the post is private', async ({ assert }) => {
    const { team, toChannel } = await makeScene(slack())
    const post = await makePost(team)
    for (const way of [await toChannel('marketing'), { shareType: 'all', message: 'Look' }]) {
      const { status, body } = await share(post, team.owner, way)
      assert.deepEqual([status, body!.code], [409, 'SLACK_POST_PRIVATE'])
    }
    assert.isEmpty(await sentBy(slack()))
  })

  test('for a person, an archived channel and one that is not there', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const person = await slack().person('ana@northwind.example')
    const archived = await slack().channel('launch-2024')
    for (const channelId of [person, archived, 'C0NOWHERE']) {
      const { body } = await share(post, team.member, await toChannel('marketing', { channelId }))
      assert.equal(body!.code, 'SLACK_CHANNEL_NOT_FOUND')
    }
    assert.isEmpty(await sentBy(slack()))
  })

  test('while the bot is not in the channel, and says who adds it', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const { body } = await share(post, team.member, await toChannel('sales'))
    assert.equal(body!.code, 'SLACK_NOT_IN_CHANNEL')
    assert.include(body!.message as string, 'The workspace administrator has to add it manually.')
  })

  test('to members when there are no channels; administrators message all instead', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    await db.from('slack_channels').delete()
    const { body } = await share(post, team.member, await toChannel('marketing'))
    assert.equal(body!.code, 'SLACK_NO_CHANNELS')
    const instead = await share(post, team.admin, await toChannel('marketing'))
    assert.equal(instead.body!.code, 'NO_USERS_SLACK_NOTIFICATIONS')
  })

  test('to members who message all', async ({ assert }) => {
    const { team, post } = await makeScene(slack())
    const { status } = await share(post, team.member, { shareType: 'all', message: 'Look' })
    assert.equal(status, 403)
  })

  for (const failure of ['status', 'ratelimited', 'garbage', 'html', 'redirect', 'cut', 'lost'])
    test(`when Slack fails: ${failure}`, async ({ assert }) => {
      const { team, post, toChannel } = await makeScene(slack())
      await slack().control({ method: 'chat.postMessage', failure, count: 1 })
      const { body } = await share(post, team.member, await toChannel('marketing'))
      assert.oneOf(body!.code, ['SLACK_UNAVAILABLE', 'SLACK_OUTCOME_UNKNOWN'])
    })

  test('once the app was removed, which ends the connection', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    await slack().control({ action: 'revoke' })
    const { body } = await share(post, team.member, await toChannel('marketing'))
    assert.equal(body!.code, 'SLACK_NOT_CONNECTED')
    const { body: status } = await callApi('GET', `/api/organizations/${team.organizationId}/slack/status`, {
      as: team.member,
    })
    assert.isFalse(status!.connected)
  })
})

test.group('Sharing a post to a channel', (group) => {
  rollBack(group)
  const slack = useSlack(group)

  test('sends the post with its host, the suggestions left and two buttons', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const { status, body } = await share(post, team.member, await toChannel('marketing'))
    assert.equal(status, 200)
    assert.deepInclude(body!, { success: true, broadcastId: null })
    const [message] = await sentBy(slack())
    const sent = JSON.stringify(message)
    for (const part of ['Have a look', post.title, post.host, 'No suggestion left', 'Mira Member', post.url])
      assert.include(sent, part)
    assert.include(sent, `/posts/${post.id}`)
    assert.equal(message!.text, 'Have a look')
  })

  test('leaves out the title and the host of a sensitive post', async ({ assert }) => {
    const { team, toChannel } = await makeScene(slack())
    const post = await makePost(team, { isPublic: true, isSensitive: true, title: 'A secret title' })
    await share(post, team.member, await toChannel('marketing', { message: 'About {title}' }))
    const sent = JSON.stringify(await sentBy(slack()))
    assert.notInclude(sent, 'A secret title')
    assert.include(sent, 'sensitive content')
  })

  test('sends one message for a repeated request', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const headers = { 'idempotency-key': 'the-same-key' }
    const body = await toChannel('marketing')
    for (let nth = 0; nth < 3; nth += 1)
      assert.equal((await share(post, team.member, body, headers)).status, 200)
    assert.lengthOf(await sentBy(slack()), 1)
    const other = await share(post, team.member, { ...body, message: 'Another one' }, headers)
    assert.equal(other.body!.code, 'IDEMPOTENCY_KEY_REUSED')
  })

  test('sends no second message when the answer of Slack was lost', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const headers = { 'idempotency-key': 'the-same-key' }
    await slack().control({ method: 'chat.postMessage', failure: 'lost', count: 1 })
    for (let nth = 0; nth < 2; nth += 1) {
      const { body } = await share(post, team.member, await toChannel('marketing'), headers)
      assert.equal(body!.code, 'SLACK_OUTCOME_UNKNOWN')
    }
    assert.lengthOf(await sentBy(slack()), 1)
  })

  test('can be repeated with the same key when nothing was sent', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const headers = { 'idempotency-key': 'the-same-key' }
    await slack().control({ method: 'chat.postMessage', failure: 'status', count: 1 })
    await share(post, team.member, await toChannel('marketing'), headers)
    assert.equal((await share(post, team.member, await toChannel('marketing'), headers)).status, 200)
    assert.lengthOf(await sentBy(slack()), 1)
  })

  test('notifies nobody whom only a member has mentioned', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const person = await slack().person('ana@northwind.example')
    const message = `<!channel> {!here} {@${person}|Ana}`
    await share(post, team.member, await toChannel('marketing', { message }))
    const [sent] = await sentBy(slack())
    assert.equal(sent!.blocks[0]!.text!.text, '&lt;!channel&gt; @here @Ana')
  })

  test('notifies whom an administrator, or the template, mentions', async ({ assert }) => {
    const { team, post, toChannel } = await makeScene(slack())
    const message = '{!here} {title}'
    await setTemplate(team, '{!here}')
    for (const as of [team.admin, team.member])
      await share(post, as, await toChannel('marketing', { message }))
    for (const { blocks } of await sentBy(slack()))
      assert.equal(blocks[0]!.text!.text, `<!here> ${post.title}`)
  })
})
