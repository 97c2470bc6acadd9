import { test } from '@japa/runner'
import env from '#start/env'
import { WEBHOOK_EVENTS } from '#contract/notifications/rules/webhook'
import { inTransaction } from '#core/database/transactions/transaction'
import AddMember from '#organizations/organizations/actions/add_member'
import LeaveOrganization from '#organizations/organizations/actions/leave_organization'
import {
  deleteMemberships,
  insertMembership,
  insertProvisioned,
} from '#organizations/organizations/repositories/memberships'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import DeletePost from '#posts/posts/actions/delete_post'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { liftCopyLimit, makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'
import { makeWebhook, messagesOf } from '#notifications/webhooks/tests/support/make_webhook'

const typesOf = async (webhookId: string) => (await messagesOf(webhookId)).map(({ type }) => type)

/** A team with a webhook for everything. */
async function prepare() {
  const team = await makeTeam()
  const { id } = await makeWebhook(team)
  return { team, id, organizationId: team.organizationId }
}

/** Everything of which a webhook gets a message. */
async function doEverything(team: Team): Promise<void> {
  const { organizationId } = team
  await liftCopyLimit(team)
  const post = await makePost(team, { pending: true })
  const { id: moderatorId } = await makeUser({ isAdmin: true })
  await new ModeratePost().handle({ id: post.id, action: 'approve', moderatorId })
  const suggestion = await makeSuggestion(post)
  await new ClaimSuggestion().handle({ id: suggestion, postId: post.id, userId: team.admin.id })
  await callApi('POST', `/api/comments/${suggestion}/unlock`, { as: team.admin })
  await new DeletePost().handle({ id: post.id })
  const { id: userId } = await makeUser()
  await new AddMember().handle({ organizationId, userId, role: 'member' })
  await new LeaveOrganization().handle({ organizationId, userId })
}

const asks = (sql: string) => /["`]webhooks["`]/.test(sql)

test.group('The webhooks of an organization', (group) => {
  dialect(group)
  rollBack(group)

  test('are asked for by no event where it never had one', async ({ assert }) => {
    const without = await queriesOf(async () => doEverything(await makeTeam()))
    assert.isEmpty(without.filter(asks))
    const { team, id } = await prepare()
    const queries = await queriesOf(() => doEverything(team))
    assert.lengthOf(queries.filter(asks), WEBHOOK_EVENTS.length)
    assert.sameMembers(await typesOf(id), [...WEBHOOK_EVENTS])
  })
})

test.group('No message is written', (group) => {
  dialect(group)
  rollBack(group)

  test('for a write that is rolled back', async ({ assert }) => {
    const { id, organizationId } = await prepare()
    const { id: userId } = await makeUser()
    const failing = inTransaction(async (trx) => {
      await insertMembership(trx, { organizationId, userId, role: 'member' })
      throw new Error('at the end')
    })
    await assert.rejects(() => failing, 'at the end')
    assert.isEmpty(await messagesOf(id))
  })

  test('for events that a webhook does not want, of another organization, or while it is off', async ({
    assert,
  }) => {
    const { team, id } = await prepare()
    const some = await makeWebhook(team, { events: ['member.joined'] })
    const other = await makeWebhook(await makeTeam())
    const path = `/api/organizations/${team.organizationId}/webhooks/${id}`
    await callApi('PATCH', path, { as: team.admin, body: { isEnabled: false } })
    await makePost(team)
    for (const each of [id, some.id, other.id]) assert.isEmpty(await messagesOf(each))
  })

  test('for a reply, and for a deletion that can still be undone', async ({ assert }) => {
    const { team, id } = await prepare()
    const post = await makePost(team)
    const suggestion = await makeSuggestion(post)
    await makeSuggestion(post, { parentId: suggestion, userId: team.admin.id })
    await callApi('POST', '/api/posts/deletions', { as: team.owner, body: { ids: [post.id] } })
    assert.deepEqual(await typesOf(id), ['post.created', 'suggestion.added'])
  })
})

test.group('A message is written', (group) => {
  dialect(group)
  rollBack(group)

  test('for a post, private ones too, as members see it', async ({ assert }) => {
    const { team, id, organizationId } = await prepare()
    const post = await makePost(team, { isPublic: false })
    const [message] = await messagesOf(id)
    assert.equal(message?.type, 'post.created')
    assert.deepEqual(message?.data, {
      id: post.id,
      organizationId,
      title: 'We are hiring',
      url: post.url,
      address: `${env.appUrl}/posts/${post.id}`,
      authorId: team.member.id,
      isPublic: false,
      moderationStatus: 'approved',
      createdAt: message?.data.createdAt,
    })
    assert.match(String(message?.data.createdAt), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    assert.notInclude(JSON.stringify(message), team.member.email)
  })

  test('for a pending post, and once more when it is approved', async ({ assert }) => {
    const { team, id } = await prepare()
    const post = await makePost(team, { pending: true })
    const { id: moderatorId } = await makeUser({ isAdmin: true })
    await new ModeratePost().handle({ id: post.id, action: 'approve', moderatorId })
    const messages = await messagesOf(id)
    assert.deepEqual(
      messages.map(({ type, data }) => [type, data.moderationStatus]),
      [
        ['post.created', 'pending'],
        ['post.approved', 'approved'],
      ],
    )
  })

  test('for a post that is deleted', async ({ assert }) => {
    const { team, id, organizationId } = await prepare()
    const post = await makePost(team)
    await new DeletePost().handle({ id: post.id })
    assert.deepEqual(await typesOf(id), ['post.created', 'post.deleted'])
    assert.deepEqual((await messagesOf(id))[1]?.data, { id: post.id, organizationId })
  })

  test('for each suggestion that is added together with others', async ({ assert }) => {
    const { team, id, organizationId } = await prepare()
    const texts = ['Congratulations to everybody', 'What a wonderful year', 'See you at the next fair']
    const post = await makePost(team, { suggestions: texts.map((content) => ({ content })) })
    const [, ...added] = await messagesOf(id)
    assert.deepEqual(
      added.map(({ type, data }) => [type, data.text]),
      texts.map((text) => ['suggestion.added', text]),
    )
    assert.containsSubset(added[0]?.data, {
      postId: post.id,
      organizationId,
      authorId: team.member.id,
      isAiGenerated: false,
    })
  })

  test('for a claim and its release', async ({ assert }) => {
    const { team, id } = await prepare()
    await liftCopyLimit(team)
    const post = await makePost(team)
    const suggestion = await makeSuggestion(post)
    await new ClaimSuggestion().handle({ id: suggestion, postId: post.id, userId: team.admin.id })
    // Claimed already: nothing happens.
    await new ClaimSuggestion().handle({ id: suggestion, postId: post.id, userId: team.admin.id })
    const released = await callApi('POST', `/api/comments/${suggestion}/unlock`, { as: team.admin })
    assert.isBelow(released.status, 300)
    const messages = (await messagesOf(id)).slice(2)
    assert.deepEqual(
      messages.map(({ type, data }) => [type, data.id]),
      [
        ['suggestion.claimed', suggestion],
        ['suggestion.released', suggestion],
      ],
    )
    assert.containsSubset(messages[0]?.data, { byVisitor: false, postId: post.id })
    assert.match(String(messages[1]?.data.text), /^Bravo /)
  })

  test('for a member who joins and leaves, also with their account', async ({ assert }) => {
    const { id, organizationId } = await prepare()
    const [first, second] = [await makeUser(), await makeUser()]
    for (const { id: userId } of [first, second])
      await new AddMember().handle({ organizationId, userId, role: 'admin' })
    await new LeaveOrganization().handle({ organizationId, userId: first.id })
    await inTransaction((trx) => deleteMemberships(trx, second.id))
    const data = (user: { id: string }) => ({ organizationId, userId: user.id })
    assert.deepEqual(
      (await messagesOf(id)).map((message) => [message.type, message.data]),
      [
        ['member.joined', { ...data(first), role: 'admin' }],
        ['member.joined', { ...data(second), role: 'admin' }],
        ['member.left', data(first)],
        ['member.left', data(second)],
      ],
    )
  })

  test('for each person whom the groups of a directory make a member', async ({ assert }) => {
    const { id, organizationId } = await prepare()
    const people = [await makeUser(), await makeUser()]
    await inTransaction((trx) =>
      insertProvisioned(
        trx,
        organizationId,
        people.map((user) => ({ id: user.id, wanted: 'member' })),
      ),
    )
    assert.deepEqual(
      (await messagesOf(id)).map(({ type, data }) => [type, data]),
      people.map((user) => ['member.joined', { organizationId, userId: user.id, role: 'member' }]),
    )
  })

  test('for every webhook that wants it, each with an id of its own', async ({ assert }) => {
    const { team, id } = await prepare()
    const { id: second } = await makeWebhook(team, { events: ['post.created'] })
    await makePost(team)
    assert.lengthOf(await messagesOf(id), 1)
    assert.deepEqual(await messagesOf(id), await messagesOf(second))
  })
})
