import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import AddMember from '#organizations/organizations/actions/add_member'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import CreatePost from '#posts/posts/actions/create_post'
import type User from '#identity/users/models/user'

const NOTHING_DONE = { postId: null, suggestionsAdded: false, colleagueInvited: false }

/** A new organization and its creator. */
async function makeFounder() {
  const founder = await makeUser()
  const slug = `organization-${newId()}`
  const id = await new CreateOrganization().handle({ name: slug, slug, ownerId: founder.id })
  const path = `/api/organizations/${id}/first-steps`
  const steps = async (as: User = founder) => (await callApi('GET', path, { as })).body?.firstSteps
  const share = async (suggestions = 0) => {
    const url = `https://www.linkedin.com/posts/${newId()}`
    const post = await new CreatePost().handle({
      organizationId: id,
      userId: founder.id,
      title: 'A first post',
      url,
    })
    for (let turn = 0; turn < suggestions; turn += 1)
      await makeSuggestion({ id: post.id, author: { id: founder.id } })
    return post.id
  }
  const invite = (email: string) =>
    callApi('POST', `/api/organizations/${id}/invite`, { as: founder, body: { email, allowSignup: true } })
  return { id, founder, path, steps, share, invite }
}

test.group('The first steps of an organization', (group) => {
  rollBack(group)

  test('are not for strangers, members without the rights, and unknown organizations', async ({ assert }) => {
    const { organizationId, stranger, member } = await makeTeam()
    const expected = [
      [organizationId, stranger, 404, 'ORG_NOT_FOUND'],
      [newId(), member, 404, 'ORG_NOT_FOUND'],
      [organizationId, member, 403, 'FORBIDDEN'],
    ] as const
    for (const method of ['GET', 'DELETE'] as const) {
      for (const [id, as, status, code] of expected) {
        const answer = await callApi(method, `/api/organizations/${id}/first-steps`, { as })
        assert.deepEqual([answer.status, answer.body?.code], [status, code])
      }
    }
  })

  test('are open in a new organization', async ({ assert }) => {
    const { steps } = await makeFounder()
    assert.deepEqual(await steps(), NOTHING_DONE)
  })

  test('follow what was done', async ({ assert }) => {
    const { steps, share, invite } = await makeFounder()
    const postId = await share(2)
    assert.deepEqual(await steps(), { ...NOTHING_DONE, postId })
    await invite('colleague@example.org')
    assert.deepEqual(await steps(), { ...NOTHING_DONE, postId, colleagueInvited: true })
  })

  test('want three suggestions on one post', async ({ assert }) => {
    const { steps, share } = await makeFounder()
    await share(2)
    const second = await share(1)
    assert.deepEqual(await steps(), { ...NOTHING_DONE, postId: second })
    const third = await share(3)
    assert.deepEqual(await steps(), { ...NOTHING_DONE, postId: third, suggestionsAdded: true })
  })

  test('count a colleague who has joined', async ({ assert }) => {
    const { id, steps } = await makeFounder()
    const { id: userId } = await makeUser()
    await new AddMember().handle({ organizationId: id, userId, role: 'member' })
    assert.deepEqual(await steps(), { ...NOTHING_DONE, colleagueInvited: true })
  })

  test('end when all are done', async ({ assert }) => {
    const { steps, share, invite } = await makeFounder()
    await share(3)
    await invite('colleague@example.org')
    assert.isNull(await steps())
  })

  test('end for who dismisses them, any number of times, and for nobody else', async ({ assert }) => {
    const { id, founder, path, steps } = await makeFounder()
    const admin = await makeUser()
    await new AddMember().handle({ organizationId: id, userId: admin.id, role: 'admin' })
    const dismiss = async () => (await callApi('DELETE', path, { as: founder })).status
    assert.deepEqual([await dismiss(), await dismiss()], [204, 204])
    assert.isNull(await steps())
    assert.deepEqual(await steps(admin), { ...NOTHING_DONE, colleagueInvited: true })
  })

  test('are dismissed in one organization, not in the others', async ({ assert }) => {
    const [one, two] = [await makeFounder(), await makeFounder()]
    await new AddMember().handle({ organizationId: two.id, userId: one.founder.id, role: 'admin' })
    await callApi('DELETE', one.path, { as: one.founder })
    assert.deepEqual(await two.steps(one.founder), { ...NOTHING_DONE, colleagueInvited: true })
  })
})
