import { test } from '@japa/runner'
import type { ClaimResult } from '#contract/suggestions/data/comment'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import AddMember from '#organizations/organizations/actions/add_member'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import UpdatePost from '#posts/posts/actions/update_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { idsFor, read, told } from '#notifications/notifications/tests/support/calls'

const BEGIN = Date.parse('2026-03-02T09:00:00.000Z')
const LINKEDIN = 'https://www.linkedin.com/posts/northwind'

async function addMembers({ organizationId }: Team, count: number): Promise<User[]> {
  const members: User[] = []
  for (let index = 0; index < count; index += 1) {
    const user = await makeUser()
    await new AddMember().handle({ organizationId, userId: user.id, role: 'member' })
    members.push(user)
  }
  return members
}

/** What a press of *Copy* gives: a text, or why there is none. */
async function press(as: User, postId: string): Promise<string> {
  const { status, body } = await callApi('POST', `/api/posts/${postId}/claim-next`, { as })
  if (status === 200) return (body as unknown as ClaimResult).comment.content
  const { code, details = {} } = body as { code: string; details?: object }
  return [code, ...Object.keys(details)].join(' ')
}

/** The notification of a post as a member has it now: what it says, when, the text and whether it is read. */
async function toldOf(as: User, postId: string): Promise<string> {
  const found = (await told(as)).find(({ post }) => post?.id === postId)
  if (found === undefined) return 'nothing'
  const { type, at, waiting } = found
  const text = waiting === null ? '' : ` ${waiting.suggestion}`
  return `${type} +${(Date.parse(at) - BEGIN) / 1_000} s${text}`
}

test.group('Who is told of a post', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo(new Date(BEGIN).toISOString())
    return useClock(clock)
  })

  test('twenty members, three first suggestions, and a post without any to which one comes later', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const { owner, member: author } = team
    const members = [owner, team.admin, author, ...(await addMembers(team, 17))]
    const others = members.filter((each) => each !== author)
    clock.advance(1_000)
    const suggestions = [
      { content: 'First words.' },
      { content: 'Second words.' },
      { content: 'Third words.' },
    ]
    const full = await makePost(team, { suggestions })
    for (const each of others) assert.match(await toldOf(each, full.id), /^post\.shared \+1 s \w+ words\.$/)
    assert.equal(await toldOf(author, full.id), 'nothing')
    const pressed: string[] = []
    for (const each of others) pressed.push(await press(each, full.id))
    assert.sameMembers(
      pressed.slice(0, 3),
      suggestions.map(({ content }) => content),
    )
    assert.deepEqual([...new Set(pressed.slice(3))], ['NO_SUGGESTION_LEFT'])
    assert.equal(await toldOf(others.at(-1)!, full.id), 'post.shared +1 s null')

    clock.advance(1_000)
    const { id } = await makePost(team)
    for (const each of others) assert.equal(await toldOf(each, id), 'suggestions.wanted +2 s')
    assert.equal(await press(owner, id), 'NO_SUGGESTION_LEFT noneYet')
    await read(owner, { postIds: [id] })
    clock.advance(1_000)
    await makeSuggestion({ id, author: team.admin }, { content: 'Late words.' })
    for (const each of others) {
      const expected = each === team.admin ? 'nothing' : 'post.shared +3 s Late words.'
      assert.equal(await toldOf(each, id), expected)
    }
    const again = (await told(owner)).find(({ post }) => post?.id === id)!
    assert.deepEqual([again.id, again.read], [`post:${id}`, false])
    assert.equal(await press(team.admin, id), 'NO_SUGGESTION_LEFT onlyYours')
    assert.equal(await press(owner, id), 'Late words.')
    clock.advance(1_000)
    await makeSuggestion({ id, author: owner }, { content: 'Later words.' })
    assert.equal(await toldOf(team.admin, id), 'post.shared +4 s Later words.')
    assert.equal(await toldOf(others.at(-1)!, id), 'post.shared +3 s Later words.')
  })

  test('a generated suggestion waits for its requester too', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team)
    clock.advance(1_000)
    await makeSuggestion({ id, author: team.admin }, { isAiGenerated: true, content: 'Generated.' })
    assert.equal(await toldOf(team.admin, id), 'post.shared +1 s Generated.')
  })

  test('a pending post tells nothing, and what waits once it is approved', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId } = team
    const { id } = await makePost(team, { pending: true })
    const own = await makeSuggestion({ id, author: team.admin }, { content: 'Early words.' })
    const { id: empty } = await makePost(team, { pending: true })
    const gone = await makeSuggestion({ id: empty, author: team.admin })
    await new DeleteComment().handle({ id: gone, postId: empty })
    assert.deepEqual(await idsFor(team.owner), [])
    clock.advance(1_000)
    for (const post of [id, empty])
      await new UpdatePost().handle({ id: post, organizationId }, { url: `${LINKEDIN}-${post}` })
    assert.equal(await toldOf(team.owner, id), 'post.shared +1 s Early words.')
    assert.equal(await toldOf(team.admin, id), 'nothing')
    assert.match(await toldOf(team.owner, empty), /^suggestions\.wanted/)
    await new DeleteComment().handle({ id: own, postId: id })
    clock.advance(1_000)
    await makeSuggestion({ id, author: team.owner }, { content: 'Others’ words.' })
    assert.equal(await toldOf(team.admin, id), 'post.shared +2 s Others’ words.')
  })
})
