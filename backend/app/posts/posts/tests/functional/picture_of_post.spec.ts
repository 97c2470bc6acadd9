import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { FileFolder } from '#core/files/file_folder'
import { newId } from '#core/runtime/ids'
import { purgeOrganization } from '#organizations/organizations/repositories/organizations'
import { inTransaction } from '#core/database/transactions/transaction'
import { purgePictures } from '#posts/previews/jobs/purge_pictures'
import { makePicture } from '#posts/previews/tests/support/made_picture'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { inEachStorage } from '#tests/storages'

const LINK = 'https://www.linkedin.com/posts/northwind_launch'
const OTHER_LINK = 'https://www.linkedin.com/posts/northwind_party'
const DAY = 86_400_000

type Post = { id: string; slug: string; linkDescription: string | null; picture: { url: string } | null }
type Answer = { status: number; post: Post; posts: Post[]; code: string }

/** Status and body of an answer. */
async function ask(...call: Parameters<typeof callApi>): Promise<Answer> {
  const { status, body } = await callApi(...call)
  return { ...body, status } as Answer
}

const isStored = async (id: string) => (await new FileFolder('pictures').names()).includes(`${id}.webp`)

const share = (team: Team, body: object, as = team.member) =>
  ask('POST', '/api/posts', {
    as,
    body: { organizationId: team.organizationId, title: 'We launch', url: LINK, ...body },
  })
const edit = (id: string, body: object, as: Team['member']) => ask('PATCH', `/api/posts/${id}`, { as, body })

/** Checks that a post refuses the picture that `make` returns. */
function refuses(what: string, make: (team: Team) => Promise<string>): void {
  test(`is not ${what}`, async ({ assert }) => {
    const team = await makeTeam()
    const pictureId = await make(team)
    const created = await share(team, { pictureId })
    assert.deepEqual([created.status, created.code], [422, 'PICTURE_NOT_FOUND'])
    assert.lengthOf(await db.from('posts').where('organization_id', team.organizationId), 0)
    const { id } = await makePost(team, { url: LINK })
    const changed = await edit(id, { pictureId }, team.member)
    assert.deepEqual([changed.status, changed.code], [422, 'PICTURE_NOT_FOUND'])
  })
}

inEachStorage('The picture of a post', (group) => {
  rollBack(group)

  refuses('one that does not exist', async () => newId())
  refuses('one that another person has fetched', async (team) => (await makePicture(team.owner.id, LINK)).id)
  refuses('that of another link', async (team) => (await makePicture(team.member.id, OTHER_LINK)).id)
  refuses('that of a post of another organization', async (team) => {
    const other = await makeTeam('Tideline')
    const { id } = await makePicture(team.member.id, LINK)
    await makePost(other, { userId: team.member.id, url: LINK, pictureId: id })
    return id
  })

  test('is not one that was fetched more than a day ago', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const team = await makeTeam()
    const { id: pictureId } = await makePicture(team.member.id, LINK)
    clock.advance(DAY)
    const shared = await share(team, { pictureId })
    assert.equal(shared.code, 'PICTURE_NOT_FOUND')
  })

  for (const body of [{ pictureId: 'x' }, { pictureId: 7 }, { linkDescription: 'a'.repeat(501) }]) {
    test(`refuses ${JSON.stringify(body).slice(0, 30)}`, async ({ assert }) => {
      const said = await share(await makeTeam(), body)
      assert.equal(said.code, 'VALIDATION_FAILED')
    })
  }

  test('cannot be changed by a stranger', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam('Tideline')]
    const { id } = await makePost(team, { url: LINK })
    const { id: pictureId } = await makePicture(other.member.id, LINK)
    assert.equal((await edit(id, { pictureId }, other.member)).status, 404)
    assert.lengthOf(await db.from('link_pictures').whereNotNull('post_id'), 0)
  })

  test('and its description are shown to members and visitors', async ({ assert }) => {
    const team = await makeTeam()
    const picture = await makePicture(team.member.id, LINK)
    const created = await share(team, {
      pictureId: picture.id,
      linkDescription: ' About it ',
      isPublic: true,
    })
    const { post } = created
    const expected = ['About it', picture]
    assert.deepEqual([post.linkDescription, post.picture], expected)
    const list = await ask('GET', `/api/posts/organization/${team.organizationId}`, {
      as: team.owner,
    })
    assert.deepEqual([list.posts[0]!.linkDescription, list.posts[0]!.picture], expected)
    const page = await ask('GET', `/api/posts/public/${team.slug}/${post.slug}`)
    assert.deepEqual([page.post.linkDescription, page.post.picture], expected)
  })

  test('is added once when a request is repeated', async ({ assert }) => {
    const team = await makeTeam()
    const { id: pictureId } = await makePicture(team.member.id, LINK)
    const send = () =>
      ask('POST', '/api/posts', {
        as: team.member,
        headers: { 'idempotency-key': 'one-and-the-same-key' },
        body: { organizationId: team.organizationId, title: 'We launch', url: LINK, pictureId },
      })
    assert.equal((await send()).status, 201)
    const again = await send()
    assert.equal(again.status, 200)
    assert.include(again.post.picture!.url, pictureId)
  })

  test('is replaced, removed and kept by an edit without it; old files are deleted', async ({ assert }) => {
    const team = await makeTeam()
    const first = await makePicture(team.member.id, LINK)
    const { id } = (await share(team, { pictureId: first.id, linkDescription: 'About it' })).post
    const kept = await edit(id, { title: 'Launched' }, team.member)
    assert.equal(kept.post.picture!.url, first.url)
    assert.equal(kept.post.linkDescription, 'About it')
    const unchanged = await edit(id, { pictureId: first.id }, team.owner)
    assert.equal(unchanged.post.picture!.url, first.url)
    const second = await makePicture(team.owner.id, LINK)
    const replaced = await edit(id, { pictureId: second.id }, team.owner)
    assert.equal(replaced.post.picture!.url, second.url)
    assert.deepEqual([await isStored(first.id), await isStored(second.id)], [false, true])
    const removed = await edit(id, { pictureId: null, linkDescription: '' }, team.member)
    assert.deepEqual([removed.post.picture, removed.post.linkDescription], [null, null])
    assert.isFalse(await isStored(second.id))
  })

  test('stays when a replacement is refused', async ({ assert }) => {
    const team = await makeTeam()
    const { id: pictureId } = await makePicture(team.member.id, LINK)
    const { id } = await makePost(team, { url: LINK, pictureId })
    await edit(id, { pictureId: newId() }, team.member)
    assert.lengthOf(await db.from('link_pictures').where('post_id', id), 1)
    assert.isTrue(await isStored(pictureId))
  })

  test('leaves with its link, and so does the description', async ({ assert }) => {
    const team = await makeTeam()
    const { id: pictureId } = await makePicture(team.member.id, LINK)
    const { id } = await makePost(team, { url: LINK, pictureId, linkDescription: 'About it' })
    const changed = await edit(id, { url: OTHER_LINK }, team.member)
    assert.deepEqual([changed.post.picture, changed.post.linkDescription], [null, null])
    assert.isFalse(await isStored(pictureId))
    const next = await makePicture(team.member.id, LINK)
    const moved = await edit(id, { url: LINK, pictureId: next.id, linkDescription: 'New' }, team.member)
    assert.deepEqual([moved.post.picture!.url, moved.post.linkDescription], [next.url, 'New'])
  })

  test('is deleted with the post', async ({ assert }) => {
    const team = await makeTeam()
    const { id: pictureId } = await makePicture(team.member.id, LINK)
    const { id } = await makePost(team, { url: LINK, pictureId })
    assert.equal((await ask('DELETE', `/api/posts/${id}`, { as: team.member })).status, 204)
    assert.isFalse(await isStored(pictureId))
    assert.lengthOf(await db.from('link_pictures'), 0)
  })

  test('is deleted with the organization, and stays as long as a post shows it', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const [team, other] = [await makeTeam(), await makeTeam('Tideline')]
    const { id: gone } = await makePicture(team.member.id, LINK)
    const { id: shown } = await makePicture(other.member.id, LINK)
    await makePost(team, { url: LINK, pictureId: gone })
    await makePost(other, { url: LINK, pictureId: shown })
    clock.advance(2 * DAY)
    await inTransaction((trx) => purgeOrganization(trx, team.organizationId))
    await purgePictures()
    assert.deepEqual([await isStored(gone), await isStored(shown)], [false, true])
  })
})
