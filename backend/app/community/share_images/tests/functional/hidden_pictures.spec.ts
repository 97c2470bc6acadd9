import { test } from '@japa/runner'
import { postCard } from '#contract/community/rules/share_card'
import { forVisitor } from '#posts/posts/transformers/post_transformer'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { findDrawn } from '#community/share_images/gateways/draw_share_image'
import { fetchPicture, pathOfOrganization, pathOfPost } from '#community/share_images/tests/support/pictures'

const FILE = 'en-0000000abcdefg.png'

test.group('Pictures that nobody may see', (group) => {
  rollBack(group)

  test('are those of private, pending and unknown posts, also for their members', async ({ assert }) => {
    const team = await makeTeam()
    const hidden = [await makePost(team), await makePost(team, { isPublic: true, pending: true })]
    const paths = await Promise.all(hidden.map(({ id }) => pathOfPost(id)))
    for (const path of [...paths, `/share-images/posts/${team.slug}/missing/${FILE}`]) {
      for (const as of [undefined, team.owner]) {
        const answer = await callApi('GET', path, { as })
        assert.deepEqual([answer.status, answer.body?.code], [404, 'NOT_FOUND'], path)
        assert.equal(answer.headers.get('cache-control'), 'no-store')
      }
      assert.isUndefined(findDrawn(path))
    }
  })

  test('are those of unknown pages and organizations, and of files that are called otherwise', async ({
    assert,
  }) => {
    const team = await makeTeam()
    for (const path of [
      `pages/dashboard/${FILE}`,
      `pages/constructor/${FILE}`,
      `organizations/nobody-here/${FILE}`,
      `organizations/create/${FILE}`,
      `organizations/${team.slug}/de-0000000abcdefg.png`,
      `organizations/${team.slug}/en-0000000abcdefg.svg`,
      `organizations/${team.slug}/en-.png`,
      `organizations/${team.slug}/..%2f..%2fen-0000000abcdefg.png`,
      `pages/home/${'en-0000000abcdefg'.repeat(20)}.png`,
    ]) {
      const { status } = await fetchPicture(`/share-images/${path}`)
      assert.equal(status, 404, path)
    }
  })

  test('are those of a post that was public, though they were drawn', async ({ client, assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { isPublic: true })
    const path = await pathOfPost(id)
    assert.equal((await fetchPicture(path)).status, 200)
    const etag = (await fetchPicture(path)).headers.get('etag')!
    await callApi('PUT', `/api/posts/${id}`, { as: team.member, body: { isPublic: false } })
    assert.equal((await fetchPicture(path)).status, 404)
    assert.equal((await client.get(path).header('if-none-match', etag)).status(), 404)
    await callApi('PUT', `/api/posts/${id}`, { as: team.member, body: { isPublic: true } })
    assert.equal((await fetchPicture(path)).status, 200)
    await callApi('DELETE', `/api/posts/${id}`, { as: team.member })
    assert.equal((await fetchPicture(path)).status, 404)
  })

  test('are those of an organization that is deleted, and of its posts', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { isPublic: true })
    const paths = [await pathOfOrganization(team.slug), await pathOfPost(id)]
    for (const path of paths) assert.equal((await fetchPicture(path)).status, 200)
    const body = { name: team.name }
    await callApi('DELETE', `/api/organizations/${team.organizationId}`, { as: team.owner, body })
    for (const path of paths) assert.equal((await fetchPicture(path)).status, 404)
  })

  test('are those of a post before it became sensitive; the new one says nothing of it', async ({
    assert,
  }) => {
    const team = await makeTeam('Northwind')
    const post = await makePost(team, { isPublic: true, title: 'Sirens at night', comment: 'Rather loud' })
    const open = await pathOfPost(post.id)
    assert.equal((await fetchPicture(open)).status, 200)
    const administrator = await makeUser({ isAdmin: true })
    const body = { isSensitive: true }
    await callApi('PUT', `/api/admin/posts/${post.id}/sensitive`, { as: administrator, body })
    const covered = await pathOfPost(post.id)
    const moved = await fetchPicture(open)
    assert.deepEqual([moved.status, moved.headers.get('location')], [302, covered])
    assert.equal((await fetchPicture(covered)).status, 200)
    const { place: _, ...said } = postCard({ ...forVisitor(post), isSensitive: true }, 'en')
    assert.deepEqual(said, {
      language: 'en',
      title: 'Sensitive post',
      text: 'Northwind would love your voice. Pick a comment suggestion, copy it and join in.',
      sharer: 'Northwind',
    })
  })
})
