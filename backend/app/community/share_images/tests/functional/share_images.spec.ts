import { test } from '@japa/runner'
import sharp from 'sharp'
import { LANGUAGES } from '#contract/core/rules/language'
import { PUBLIC_PAGES } from '#contract/community/rules/public_pages'
import { pageCard } from '#contract/community/rules/share_card'
import { shareImagePath } from '#contract/community/rules/share_image'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'
import { findDrawn } from '#community/share_images/gateways/draw_share_image'
import { fetchPicture, pathOfOrganization, pathOfPost } from '#community/share_images/tests/support/pictures'

const pathOfPage = (at: number) => shareImagePath(pageCard(PUBLIC_PAGES[at]!, 'en'))

test.group('A picture of a page', (group) => {
  rollBack(group)

  test('of an older text leads to the one of today, and is not drawn', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { isPublic: true })
    const before = await pathOfPost(id)
    await callApi('PUT', `/api/posts/${id}`, { as: team.member, body: { title: 'We have hired' } })
    const now = await pathOfPost(id)
    assert.notEqual(now, before)
    const guessed = now.replace(/[0-9a-z]{14}\.png$/, '0000000abcdefg.png')
    for (const path of [before, guessed]) {
      const { status, headers, body } = await fetchPicture(path)
      assert.deepEqual([status, headers.get('location')], [302, now])
      assert.equal(headers.get('cache-control'), 'no-cache')
      assert.isBelow(body.length, 400)
      assert.isUndefined(findDrawn(path))
    }
    assert.isUndefined(findDrawn(now))
  })

  test('is a PNG of the size that networks show, for every page in every language', async ({ assert }) => {
    const seen = new Set<string>()
    for (const page of PUBLIC_PAGES) {
      for (const language of LANGUAGES) {
        const path = shareImagePath(pageCard(page, language))
        const { status, body } = await fetchPicture(path)
        assert.equal(status, 200, path)
        const { format, width, height } = await sharp(body).metadata()
        assert.deepEqual([format, width, height], ['png', 1_200, 630])
        assert.isBelow(body.length, 120_000)
        seen.add(body.toString('base64'))
      }
    }
    assert.equal(seen.size, PUBLIC_PAGES.length * LANGUAGES.length)
  })

  test('may be shown by other sites, and is kept by them', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { isPublic: true })
    for (const [path, caching] of [
      [pathOfPage(0), 'public, max-age=31536000, immutable'],
      [await pathOfPost(id), 'public, max-age=600'],
      [await pathOfOrganization(team.slug, 'fr'), 'public, max-age=600'],
    ] as const) {
      const { headers } = await fetchPicture(path)
      assert.equal(headers.get('content-type'), 'image/png')
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
      assert.equal(headers.get('cache-control'), caching)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.isNull(headers.get('set-cookie'))
    }
    assert.equal((await fetchPicture('/')).headers.get('cross-origin-resource-policy'), 'same-origin')
  })

  test('is not sent again, nor drawn, for who has it', async ({ client, assert }) => {
    const team = await makeTeam()
    const path = await pathOfOrganization(team.slug)
    const etag = `"${path.split('/').at(-1)}"`
    const same = await client.get(path).header('if-none-match', etag)
    assert.deepEqual([same.status(), same.text(), same.header('etag')], [304, '', etag])
    assert.equal(same.header('cache-control'), 'public, max-age=600')
    assert.isUndefined(findDrawn(path))
    const other = await client.get(path).header('if-none-match', '"another"')
    assert.deepEqual([other.status(), other.header('etag')], [200, etag])
  })

  test('needs no more than to look up what it is about', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { isPublic: true })
    for (const [path, most] of [
      [pathOfPage(1), 0],
      [await pathOfOrganization(team.slug), 1],
      [await pathOfPost(id), 2],
    ] as const) {
      const queries = await queriesOf(() => fetchPicture(path))
      assert.isAtMost(queries.length, most, `${path}\n${queries.join('\n')}`)
    }
  })
})
