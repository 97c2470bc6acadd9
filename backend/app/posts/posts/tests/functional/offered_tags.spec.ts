import { test } from '@japa/runner'
import { NEW_TAGS_PER_DAY } from '#contract/core/rules/limits'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'

const LINK = 'https://www.linkedin.com/posts/offered'
const DAY_MS = 86_400_000

const namesOf = (body: { tags: { name: string }[] }) => body.tags.map(({ name }) => name)

const numbered = (count: number, prefix = 'tag') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(3, '0')}`)

/** Uses up the new tags of the member of a team. */
async function fillTags(team: Team) {
  for (let start = 0; start < NEW_TAGS_PER_DAY; start += 10)
    await makePost(team, { tags: numbered(10, `new-${start}`) })
}

test.group('Offered tags', (group) => {
  dialect(group)
  rollBack(group)

  test('require a session', async ({ client }) => {
    const answer = await client.get('/api/tags')
    answer.assertStatus(401)
  })

  test('leave out what others use on private posts', async ({ client, assert }) => {
    const [ours, theirs] = [await makeTeam(), await makeTeam()]
    await makePost(theirs, { isPublic: false, tags: ['secret-merger'] })
    await makePost(theirs, { isPublic: true, tags: ['open-source'] })
    await makePost(ours, { isPublic: false, tags: ['offsite'] })
    await makeTag({ name: 'quarterly', isPredefined: true })
    await makeTag({ name: 'unused' })
    const see = async ({ member }: Pick<Team, 'member'>) =>
      namesOf((await client.get('/api/tags').qs({ limit: 100 }).loginAs(member)).body())
    assert.includeMembers(await see(ours), ['open-source', 'offsite', 'quarterly'])
    assert.notInclude(await see(ours), 'secret-merger')
    assert.notInclude(await see(ours), 'unused')
    assert.includeMembers(await see(theirs), ['secret-merger', 'open-source', 'quarterly'])
    assert.notInclude(await see({ member: await makeUser() }), 'secret-merger')
  })

  test('of one organization are those of its posts, for its members only', async ({ client, assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await makePost(team, { tags: ['offsite', 'hiring'] })
    await makePost(other, { isPublic: true, tags: ['open-source'] })
    await makeTag({ name: 'quarterly', isPredefined: true })
    const ask = (user: Team['member'], query: Record<string, string> = {}) =>
      client
        .get('/api/tags')
        .qs({ organizationId: team.organizationId, ...query })
        .loginAs(user)
    const refused = await ask(other.member)
    refused.assertStatus(404)
    const invalid = await ask(team.member, { organizationId: 'ours' })
    invalid.assertStatus(422)
    const answer = await ask(team.member)
    assert.deepEqual(namesOf(answer.body()), ['hiring', 'offsite'])
    assert.equal(answer.body().pagination.total, 2)
    assert.deepEqual(namesOf((await ask(team.member, { search: 'off' })).body()), ['offsite'])
  })

  test('leave out those of pending posts of others', async ({ client, assert }) => {
    await makePost(await makeTeam(), { pending: true, isPublic: true, tags: ['unmoderated'] })
    const answer = await client
      .get('/api/tags')
      .qs({ limit: 100 })
      .loginAs(await makeUser())
    assert.notInclude(namesOf(answer.body()), 'unmoderated')
  })

  test('leave out those of an organization that the user has left', async ({ client, assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, member } = team
    await makePost(team, { isPublic: false, tags: ['offsite'] })
    const see = async () => namesOf((await client.get('/api/tags').qs({ limit: 100 }).loginAs(member)).body())
    assert.include(await see(), 'offsite')
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.notInclude(await see(), 'offsite')
  })

  test('are paginated, predefined ones first, then by name', async ({ client, assert }) => {
    const team = await makeTeam()
    await makePost(team, { tags: ['zzz-a', 'zzz-b'] })
    await makeTag({ name: 'zzz-c', isPredefined: true })
    const read = async (page: number) => {
      const answer = await client.get('/api/tags').qs({ search: 'ZZZ-', page, limit: 2 }).loginAs(team.member)
      return answer.body()
    }
    const first = await read(1)
    assert.deepEqual(namesOf(first), ['zzz-c', 'zzz-a'])
    assert.deepEqual(first.pagination, { page: 1, limit: 2, total: 3, totalPages: 2 })
    assert.deepEqual(namesOf(await read(2)), ['zzz-b'])
  })

  test('are searched literally', async ({ client, assert }) => {
    const team = await makeTeam()
    await makePost(team, { tags: ['a_b', 'axb'] })
    const answer = await client.get('/api/tags').qs({ search: 'a_b' }).loginAs(team.member)
    assert.deepEqual(namesOf(answer.body()), ['a_b'])
  })

  test('need the same number of queries for one tag and for many', async ({ client, assert }) => {
    const team = await makeTeam()
    const read = () => queriesOf(async () => void (await client.get('/api/tags').loginAs(team.member)))
    await makePost(team, { tags: ['one'] })
    const few = await read()
    await makePost(team, { tags: numbered(10) })
    assert.lengthOf(await read(), few.length)
  })
})

test.group('New tags of one person', (group) => {
  dialect(group)
  rollBack(group)

  test('are limited within a day, on new and on edited posts', async ({ client, assert }) => {
    const team = await makeTeam()
    await fillTags(team)
    const body = { organizationId: team.organizationId, title: 'One more', url: LINK }
    const refused = await client
      .post('/api/posts')
      .json({ ...body, tags: ['too-much'] })
      .loginAs(team.member)
    refused.assertStatus(429)
    assert.equal(refused.body().code, 'TAG_LIMIT_REACHED')
    const { id } = await makePost(team)
    const edited = await client
      .patch(`/api/posts/${id}`)
      .json({ tags: ['too-much'] })
      .loginAs(team.member)
    edited.assertStatus(429)

    const known = await client
      .post('/api/posts')
      .json({ ...body, tags: ['new-0-001'] })
      .loginAs(team.member)
    known.assertStatus(201)
    const colleague = await client
      .post('/api/posts')
      .json({ ...body, tags: ['room'] })
      .loginAs(team.owner)
    colleague.assertStatus(201)
  })

  test('are allowed again after a day', async ({ client, cleanup }) => {
    const team = await makeTeam()
    await fillTags(team)
    cleanup(useClock(new FakeClock(new Date(Date.now() + DAY_MS + 1_000))))
    const body = { organizationId: team.organizationId, title: 'Next day', url: LINK, tags: ['fresh'] }
    const answer = await client.post('/api/posts').json(body).loginAs(team.member)
    answer.assertStatus(201)
  })
})
