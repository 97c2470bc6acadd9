import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { emailKey } from '#core/database/search/email_key'
import AddMember from '#organizations/organizations/actions/add_member'
import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import ShareFromSlack from '#slack/jobs/share_from_slack'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { jobs, runJobs } from '#tests/jobs'

const LINK = 'https://www.linkedin.com/posts/1'
const EMAIL = 'marina@northwind.example'

interface Button {
  action_id: string
  url?: string
  text: { text: string }
}

interface Received {
  visibleTo?: string
  deletedAt?: string
  message: { ts: string; text: string; blocks?: { type: string; elements?: Button[] }[] }
}

/** A page with this title; without a title, it cannot be fetched. */
function withPage(title?: string): void {
  app.container.swap(PreviewSource, () => {
    const source = new PreviewSource()
    source.fetch = async ({ url }) => {
      if (title === undefined) throw new FetchFailure('unreachable', 'there is no network')
      return { title, description: null, siteName: null, imageUrl: null, url, finalUrl: url }
    }
    return source
  })
}

const buttonsOf = ({ message }: Received) =>
  message.blocks?.find(({ type }) => type === 'actions')?.elements ?? []
const posts = (): Promise<Record<string, unknown>[]> => db.from('posts').orderBy('created_at')

test.group('A link that is shared from Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group)
  let channel = ''
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
    withPage('We are hiring')
    channel = await slack().channel('general')
    return () => app.container.restore(PreviewSource)
  })

  /** A synced team whose member is Marina of the workspace. */
  async function makeConnectedTeam(name?: string, others: Team[] = []): Promise<Team> {
    const team = await makeTeam(name)
    const [first] = others
    if (first === undefined) await team.member.merge({ email: EMAIL, emailKey: emailKey(EMAIL) }).save()
    else await new AddMember().handle({ ...team, userId: first.member.id, role: 'member' })
    await connect(slack(), team)
    await callApi('POST', `/api/organizations/${team.organizationId}/slack/sync-users`, { as: team.admin })
    await runJobs()
    return team
  }

  const gesture = (facts: object) =>
    slack().control<{ status: number }>({ channel, email: EMAIL, ...facts }, '/interaction')
  const command = (text: string, facts: object = {}) => gesture({ type: 'command', text, ...facts })
  const replies = async () =>
    (await slack().read<Received[]>('messages')).filter(({ visibleTo }) => visibleTo !== undefined)
  const lastReply = async () => (await replies()).at(-1)!
  /** Sends the command, and returns the reply to the user. */
  async function share(text: string, facts: object = {}): Promise<string> {
    await command(text, facts)
    await runJobs()
    return (await lastReply()).message.text
  }

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
      '“We are hiring” is shared with Northwind.',
    )
    const [post] = await posts()
    assert.deepInclude(post, {
      organization_id: team.organizationId,
      user_id: team.member.id,
      title: 'We are hiring',
      url: LINK,
      moderation_status: 'approved',
    })
    const [open] = buttonsOf(await lastReply())
    assert.equal(open!.url, `${env.appUrl}/posts/${String(post!.id)}`)
  })

  test('is told in the language of the member', async ({ assert }) => {
    const team = await makeConnectedTeam('Northwind')
    await team.member.merge({ language: 'pt' }).save()
    assert.equal(await share(LINK), '“We are hiring” foi partilhada com Northwind.')
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
    const buttons = buttonsOf(asked)
    assert.deepEqual(
      buttons.map(({ text }) => text.text),
      ['Aurora', 'Borealis'],
    )
    for (const { action_id: actionId } of buttons.toReversed())
      await gesture({ type: 'click', ts: asked.message.ts, actionId })
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
    await gesture({ type: 'click', ts: asked.message.ts, actionId: buttonsOf(asked)[1]!.action_id })
    await runJobs()
    assert.isEmpty(await posts())
  })

  /** Posts a message in the channel, and returns its id. */
  async function say(text: string): Promise<string> {
    await slack().control({ type: 'link_shared', channel, text, email: EMAIL, force: true }, '/event')
    return (await slack().read<Received[]>('messages')).at(-1)!.message.ts
  }
})
