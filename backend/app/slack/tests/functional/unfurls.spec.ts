import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { publicPostPath } from '#contract/posts/rules/public_path'
import type { PostRecord } from '#posts/posts/models/post_record'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeRejectedPost } from '#tests/factories/rejected_post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { jobs, runJobs } from '#tests/jobs'

interface Said {
  message: { attachments?: { blocks: unknown[]; from_url: string }[] }
}

const publicUrlOf = (post: PostRecord) => env.appUrl + publicPostPath(post)

const NOBODY_ELSE: [string, (team: Team) => Promise<PostRecord>][] = [
  ['private', (team) => makePost(team)],
  ['pending', (team) => makePost(team, { isPublic: true, pending: true })],
  ['rejected', (team) => makeRejectedPost(team, { isPublic: true })],
  [
    'scheduled',
    (team) => makePost(team, { isPublic: true, schedule: { timeZone: 'UTC', start: '2090-03-02T10:00' } }),
  ],
]

test.group('A link to Fanfare in a message of Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group)
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
    // The sandbox's Slack sends events for links to this host.
    await slack().control({ action: 'settings', values: { appUrl: env.appUrl } })
  })

  /** Posts a message, and returns the previews that Slack shows below it. */
  async function write(text: string) {
    const channel = await slack().channel('general')
    await slack().control({ type: 'link_shared', channel, text }, '/event')
    await runJobs()
    return previews()
  }
  const previews = async () => (await slack().read<Said[]>('messages')).at(-1)?.message.attachments ?? []

  for (const [what, make] of NOBODY_ELSE)
    test(`shows nothing of a ${what} post`, async ({ assert }) => {
      const team = await makeTeam()
      await connect(slack(), team)
      assert.isEmpty(await write(publicUrlOf(await make(team))))
    })

  test('shows nothing of a hidden or an unknown post, or of another page', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true })
    await db.from('posts').where('id', post.id).update({ hidden_at: post.createdAt, listed: false })
    const url = publicUrlOf(post)
    assert.isEmpty(await write(`${url} ${url}-2 ${url}/more ${new URL(url).origin}/posts/${post.id}`))
  })

  test('shows the title, the host and the suggestions left of a public post, escaped', async ({ assert }) => {
    const team = await makeTeam('R&D')
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true, title: 'We <!channel> & you' })
    await makeSuggestion(post)
    const url = publicUrlOf(post)
    assert.deepEqual(
      (await write(url)).map(({ from_url, blocks }) => ({ from_url, blocks })),
      [
        {
          from_url: url,
          blocks: [
            { type: 'section', text: { type: 'mrkdwn', text: `<${url}|We &lt;!channel&gt; &amp; you>` } },
            {
              type: 'context',
              elements: [
                { type: 'plain_text', text: 'R&D · linkedin.com · 1 suggestion left', emoji: false },
              ],
            },
          ],
        },
      ],
    )
  })

  test('offers nothing of a post that has ended', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true })
    await makeSuggestion(post)
    const url = publicUrlOf(post)
    assert.include(JSON.stringify(await write(url)), '1 suggestion left')
    await db.from('posts').where('id', post.id).update({ ends_at: post.createdAt })
    assert.include(JSON.stringify(await write(url)), 'no suggestions left')
  })

  test('keeps a sensitive post covered', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true, isSensitive: true, title: 'Layoffs' })
    const shown = JSON.stringify(await write(publicUrlOf(post)))
    assert.include(shown, 'A sensitive post')
    assert.notMatch(shown, /Layoffs|linkedin/)
  })

  test('is tried again when Slack asks to wait, and when it does not answer', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true })
    await slack().control({ method: 'chat.unfurl', failure: 'ratelimited', retryAfter: 9 })
    assert.isEmpty(await write(publicUrlOf(post)))
    await slack().control({ method: 'chat.unfurl', failure: 'status' })
    await runJobs({ delayed: true })
    assert.isEmpty(await previews())
    await runJobs({ delayed: true })
    assert.lengthOf(await previews(), 1)
  })

  test('stays a link when Slack refuses the preview', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true })
    const order = { method: 'chat.unfurl', failure: 'error', error: 'cannot_unfurl_url' }
    await slack().control(order)
    assert.isEmpty(await write(publicUrlOf(post)))
    assert.isEmpty([...(await jobs('delayed')), ...(await jobs('failed'))])
  })

  test('ends the connection when Slack says that it has ended', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const post = await makePost(team, { isPublic: true })
    await slack().control({ method: 'chat.unfurl', failure: 'error', error: 'token_revoked' })
    await write(publicUrlOf(post))
    assert.isNull(await db.from('slack_connections').first())
  })
})
