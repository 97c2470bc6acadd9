import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/users/models/user'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const FIRST = 'Congratulations to the whole team, great launch!'
const SECOND = 'Which part of this surprised you most, Marina?'
const MINE = 'I watched this grow for a year. It was worth every meeting.'

async function makeScene(client: ApiClient, url = 'https://www.linkedin.com/posts/northwind_jobs') {
  const team = await makeTeam()
  const post = await makePost(team, { url })
  const first = await makeSuggestion(post, { content: FIRST })
  const second = await makeSuggestion(post, { content: SECOND })
  const send = (path: string, as: User, body: object) => client.post(path).json(body).loginAs(as)
  return {
    team,
    post,
    first,
    second,
    lock: (id: string, as: User, body: object) => send(`/api/comments/${id}/lock`, as, body),
    unlock: (id: string, as: User) => send(`/api/comments/${id}/unlock`, as, {}),
    add: (content: string) => send('/api/comments', team.owner, { postId: post.id, content }),
  }
}

test.group('A suggestion that is edited before it is copied', (group) => {
  rollBack(group)

  for (const [host, url, longest] of [
    ['LinkedIn', 'https://www.linkedin.com/posts/1', 1_250],
    ['X', 'https://x.com/northwind/status/1', 280],
  ] as const) {
    test(`may be as long as ${host} allows and no longer`, async ({ client }) => {
      const { team, first, lock } = await makeScene(client, url)
      const refused = await lock(first, team.member, { content: 'x'.repeat(longest + 1) })
      refused.assertStatus(422)
      refused.assertBodyContains({ details: { fields: [{ field: 'content', rule: 'commentLimit' }] } })
      const accepted = await lock(first, team.member, { content: 'x'.repeat(longest) })
      accepted.assertStatus(200)
    })
  }

  for (const content of ['', '  ', null]) {
    test(`may not become ${JSON.stringify(content)}`, async ({ client }) => {
      const { team, first, lock } = await makeScene(client)
      const refused = await lock(first, team.member, { content })
      refused.assertStatus(422)
    })
  }

  test('may not become the text of another suggestion, and is not claimed then', async ({
    client,
    assert,
  }) => {
    const { team, post, first, second, lock } = await makeScene(client)
    for (const [content, code] of [
      [SECOND.toUpperCase(), 'SUGGESTION_REPEATED'],
      [SECOND.replace('Marina', 'Ana'), 'SUGGESTION_SIMILAR'],
    ]) {
      const refused = await lock(first, team.member, { content })
      refused.assertStatus(409)
      refused.assertBodyContains({ code, details: { similar: { id: second, content: SECOND } } })
    }
    const shown = await client.get(`/api/posts/${post.id}`).loginAs(team.member)
    assert.equal(shown.body().post.availableCount, 2)
  })

  test('may not become a text somebody else has copied', async ({ client }) => {
    const { team, first, second, lock, add } = await makeScene(client)
    const mine = await lock(first, team.member, { content: MINE })
    mine.assertStatus(200)
    for (const refused of [await lock(second, team.admin, { content: MINE }), await add(`${MINE} `)]) {
      refused.assertStatus(409)
      refused.assertBodyContains({
        code: 'SUGGESTION_REPEATED',
        details: { similar: { id: first, content: MINE } },
      })
    }
  })

  test('keeps the copied text beside its own, and neither can be reused', async ({ client, assert }) => {
    const { team, first, lock, add } = await makeScene(client)
    const claimed = await lock(first, team.member, { content: ` ${MINE} ` })
    assert.deepInclude(claimed.body().comment, { content: FIRST, copiedContent: MINE, claimedByYou: true })
    for (const content of [FIRST, MINE]) (await add(content)).assertStatus(409)
  })

  test('may be similar to itself, and to another one if accepted', async ({ client }) => {
    const { team, first, second, lock } = await makeScene(client)
    const own = await lock(first, team.member, { content: FIRST.replace('great', 'wonderful') })
    own.assertStatus(200)
    const content = FIRST.replace('great', 'lovely')
    const accepted = await lock(second, team.admin, { content, acceptSimilar: true })
    accepted.assertStatus(200)
  })

  test('can be edited again only by the member who claimed it', async ({ client, assert }) => {
    const { team, first, lock, add } = await makeScene(client)
    await lock(first, team.member, { content: MINE })
    const again = await lock(first, team.member, { content: 'Something shorter instead' })
    again.assertStatus(200)
    assert.equal(again.body().comment.copiedContent, 'Something shorter instead')
    const retried = await lock(first, team.member, {})
    assert.equal(retried.body().comment.copiedContent, 'Something shorter instead')
    const other = await lock(first, team.admin, { content: 'Not theirs' })
    other.assertStatus(409)
    other.assertBodyContains({ code: 'COMMENT_ALREADY_USED' })
    const freed = await add(MINE)
    freed.assertStatus(201)
  })

  test('has its original text after a release', async ({ client, assert }) => {
    const { team, first, lock, unlock, add } = await makeScene(client)
    await lock(first, team.member, { content: MINE })
    const freed = await unlock(first, team.member)
    assert.deepInclude(freed.body().comment, { content: FIRST, copiedContent: null, isLocked: false })
    const added = await add(MINE)
    added.assertStatus(201)
  })
})
