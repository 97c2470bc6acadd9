import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import sharp from 'sharp'
import type { Post, PostByLink, PostList } from '#contract/posts/data/post'
import { commentLength } from '#contract/suggestions/rules/comment_length'
import { commentLimit } from '#contract/suggestions/rules/comment_limit'
import type { ReportedInput } from '#contract/testing/reported_input'
import { checkText } from '#ai/rules/check_text'
import { CommentReader } from '#ai/rules/read_comments'
import { accept, makeInvitation } from '#organizations/invitations/tests/support/invite'
import { now, useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { decodeText } from '#posts/previews/rules/decode_text'
import { parseMetadata } from '#posts/previews/rules/page_metadata'
import { previewText } from '#posts/previews/rules/preview_text'
import { shorten } from '#slack/rules/slack_text'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { sendAvatar } from '#identity/accounts/tests/support/send_avatar'
import { PASSWORD } from '#tests/factories/user_factory'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { projectFile } from '#tests/project'

const cases = JSON.parse(
  readFileSync(projectFile('backend/contract/testing/reported_inputs.json'), 'utf8'),
) as ReportedInput[]

interface Tools {
  client: ApiClient
  assert: Assert
  cleanup: TestContext['cleanup']
}

type Check = (reported: ReportedInput, tools: Tools) => Promise<void> | void

const TITLE = 'A reported input'
const LINK = 'https://www.linkedin.com/posts/acme'

async function share(client: ApiClient, team: Team, fields: object) {
  const body = { organizationId: team.organizationId, title: TITLE, url: LINK, ...fields }
  const answer = await client.post('/api/posts').json(body).loginAs(team.member)
  return { status: answer.response.status, post: (answer.body() as { post?: Post }).post }
}

const sharedLink: Check = async ({ input, right }, { client, assert }) => {
  const { status, post } = await share(client, await makeTeam(), { url: input })
  assert.deepEqual([status, post?.url], [201, right])
}

const samePage: Check = async ({ input }, { client, assert }) => {
  const { shared, asked } = input as { shared: string; asked: string }
  const team = await makeTeam()
  const { post } = await share(client, team, { url: shared })
  const path = `/api/posts/organization/${team.organizationId}/by-link`
  const answer = await client.get(path).qs({ url: asked }).loginAs(team.member)
  assert.equal((answer.body() as PostByLink).post?.id, post!.id)
}

async function verdictOf({ input }: ReportedInput, client: ApiClient): Promise<unknown> {
  const { member } = await makeTeam()
  const answer = await client.post('/api/approved-domains/validate-url').json({ url: input }).loginAs(member)
  return (answer.body() as { verdict?: unknown }).verdict
}

/** A title or a name as it is stored; null if it is refused. */
async function storedText({ where, input }: ReportedInput, client: ApiClient): Promise<string | null> {
  const team = await makeTeam()
  if (where === 'name of a user') {
    const body = { name: input }
    const answer = await client.put('/api/users/me').json(body).loginAs(team.member)
    return answer.response.status === 422 ? null : (answer.body() as { user: { name: string } }).user.name
  }
  if (where === 'POST /comments content') {
    const { id } = await makePost(team)
    const body = { postId: id, content: input }
    const answer = await client.post('/api/comments').json(body).loginAs(team.member)
    return answer.response.status === 422 ? null : String(input)
  }
  const { status, post } = await share(client, team, { title: input })
  return status === 422 ? null : post!.title
}

/** Checks how many characters X, Bluesky or Mastodon count by what they accept. */
const length: Check = async ({ where, input, right }, { client, assert }) => {
  const host = /(?:post on|commentLength) (\S+)/.exec(where)![1]!
  if (where.startsWith('contract'))
    return assert.equal(commentLength(String(input), commentLimit(host)), right)
  const team = await makeTeam()
  const post = await makePost(team, { url: `https://${host}/acme/1` })
  const id = await makeSuggestion(post)
  const answer = await client.post(`/api/comments/${id}/lock`).json({ content: input }).loginAs(team.admin)
  answer.assertStatus(Number(right))
}

const CYRILLIC = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
const JAPANESE = Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67])

const PAGES: Record<string, { page: Buffer; title: string }> = {
  'charset-late-1251': { page: pageOf(' '.repeat(1_500), 'windows-1251', CYRILLIC), title: 'Привет' },
  'charset-late-sjis': {
    page: pageOf(`<script>${'x'.repeat(3_000)}</script>`, 'Shift_JIS', JAPANESE),
    title: 'テスト',
  },
  'charset-none-1251': { page: pageOf('', null, CYRILLIC), title: 'Привет' },
}

function pageOf(before: string, charset: string | null, title: Buffer): Buffer {
  const declaration = charset === null ? '' : `<meta charset="${charset}">`
  return Buffer.concat([Buffer.from(`<head>${before}${declaration}<title>`), title, Buffer.from('</title>')])
}

const CHECKS: Record<string, Check> = {
  'pasted link': sharedLink,
  'link wrapped by a mail gateway': sharedLink,
  'same page under another address': samePage,
  'redirector on an approved host': async (reported, { client, assert }) =>
    assert.notEqual(await verdictOf(reported, client), 'approved'),
  'share address of an approved network': async (reported, { client, assert }) =>
    assert.equal(await verdictOf(reported, client), 'approved'),
  'invisible characters that belong to the text': async (reported, { client, assert }) =>
    assert.equal(await storedText(reported, client), reported.right),
  'text without anything visible': async (reported, { client, assert }) =>
    assert.isNull(await storedText(reported, client)),
  'spelling of tags': async ({ input, right }, { client, assert }) => {
    const { post } = await share(client, await makeTeam(), { tags: input })
    assert.deepEqual(post?.tags.map(({ name }) => name).toSorted(), right)
  },
  'length as the network counts it': length,
  'charset of a page': ({ id }, { assert }) => {
    const { page, title } = PAGES[id]!
    assert.oneOf(previewText(parseMetadata(decodeText(page, null)), {}).title, [title, null])
  },
  'metadata of a page': ({ input, right }, { assert }) => {
    const { title } = previewText(parseMetadata(String(input)), {})
    assert.equal(title, right === 'no title' ? null : right)
  },
  'markup and left-overs in a generated text': ({ input, right }, { assert }) => {
    const { text, problem } = checkText(String(input), {
      host: 'linkedin.com',
      maxCharacters: 280,
      source: '',
    })
    if (String(right).startsWith('refused')) assert.oneOf(problem, ['placeholder', 'refusal'])
    else assert.equal(text, right)
  },
  'form of an answer of a compatible server': ({ input }, { assert }) => {
    const texts = new CommentReader().push(String(input))
    assert.oneOf(texts[0]?.text, ['Hi', 'Hi\nthere'])
  },
  'photo of a phone': async (_reported, { assert }) => {
    const { member } = await makeTeam()
    const photo = await sharp({ create: { width: 8_160, height: 6_120, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    assert.equal((await sendAvatar(member, photo)).status, 200)
  },
  'cut of a long message': (_reported, { assert }) =>
    assert.equal(shorten(`${'a'.repeat(2_998)}😀😀`, 3_000), `${'a'.repeat(2_998)}…`),
  search: async (_reported, { client, assert }) => {
    const team = await makeTeam()
    const { post } = await share(client, team, { title: "O'Brien wins" })
    const path = `/api/posts/organization/${team.organizationId}`
    const answer = await client.get(path).qs({ search: 'obrien' }).loginAs(team.member)
    assert.deepEqual(
      (answer.body() as PostList).posts.map(({ id }) => id),
      [post!.id],
    )
  },
  'list that grows while it is read': async (_reported, { client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    const shareThree = async () => {
      for (let post = 0; post < 3; post += 1) {
        clock.advance(1)
        await makePost(team)
      }
    }
    const path = `/api/posts/organization/${team.organizationId}`
    const read = async (query: object) =>
      (
        await client
          .get(path)
          .qs({ limit: 3, ...query })
          .loginAs(team.member)
      ).body() as PostList
    await shareThree()
    await shareThree()
    const first = await read({})
    await shareThree()
    const second = await read({ page: 2, asOf: first.pagination.asOf })
    const ids = [...first.posts, ...second.posts].map(({ id }) => id)
    assert.equal(new Set(ids).size, 6)
  },
  'password managers': async (_reported, { client }) => {
    const answer = await client.get('/.well-known/change-password').redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', '/profile')
  },
  'crawlers of chats': async (_reported, { client, assert }) => {
    const answer = await client.get('/favicon.ico')
    answer.assertStatus(200)
    assert.match(String(answer.header('content-type')), /^image\//)
  },
  'double click': async (_reported, { assert }) => {
    const team = await makeTeam()
    const { token } = await makeInvitation(team, team.stranger.email)
    const answers = [await accept(token, team.stranger), await accept(token, team.stranger)]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
  },
  'digits of another width': async (_reported, { client }) => {
    const { member } = await makeTeam()
    const { codeAt } = await makeTwoFactor(member)
    await client.post('/api/auth/login').json({ email: member.email, password: PASSWORD })
    const twoFactorCode = codeAt(now()).replace(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    )
    const answer = await client.post('/api/auth/verify-2fa').json({ userId: member.id, twoFactorCode })
    answer.assertStatus(200)
  },
}

test.group('A reported input', (group) => {
  rollBack(group)

  for (const reported of cases.filter(({ by }) => by === 'server')) {
    test(`${reported.kind}: ${reported.id}`, async (tools) => {
      await CHECKS[reported.kind]!(reported, tools)
    }).timeout(20_000)
  }
})
