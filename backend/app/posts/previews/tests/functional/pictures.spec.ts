import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { LinkPictureResult } from '#contract/posts/data/link_preview'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { purgePictures } from '#posts/previews/jobs/purge_pictures'
import { pictureFolder } from '#posts/previews/repositories/picture_files'
import { PictureSource } from '#posts/previews/gateways/picture_source'
import {
  html,
  networkTo,
  openPageHost,
  redirect,
  type PageHost,
} from '#posts/previews/tests/support/page_host'
import { makePicture, previewWith } from '#posts/previews/tests/support/made_picture'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { locatedPicture, picture, promisedPicture } from '#tests/pictures'
import { queriesOf } from '#tests/queries'
import { inEachStorage } from '#tests/storages'

const PATH = '/api/links/picture'
const LINK = 'https://pages.example/post'
const ADDRESS = 'http://pictures.example/1'
const SCRIPT = '<script>alert(1)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${SCRIPT}</svg>`
const DAY = 86_400_000

const storedFiles = () => pictureFolder.names()
const file = (content: string | Buffer, type: string) => html(content, { 'content-type': type })

const isStored = async (id: string) => (await storedFiles()).includes(`${id}.webp`)

async function post(body: object = { url: LINK }) {
  const answer = await callApi('POST', PATH, { as: await makeUser(), body })
  return { status: answer.status, body: answer.body as unknown as LinkPictureResult }
}

inEachStorage('Fetching the picture of a link', (group) => {
  let host: PageHost
  rollBack(group)
  group.each.setup(async () => {
    host = await openPageHost()
    const { network } = networkTo(host, { 'inner.example': ['10.0.0.8'] })
    app.container.swap(PictureSource, () => new PictureSource(network, 500))
    return async () => {
      app.container.restore(PictureSource)
      await host.close()
    }
  })

  test('requires a session and fetches nothing without one', async ({ assert }) => {
    await previewWith(LINK, ADDRESS)
    assert.equal((await callApi('POST', PATH, { body: { url: LINK } })).status, 401)
    assert.lengthOf(host.visits, 0)
  })

  test('takes no address of a picture, only a link that has been previewed', async ({ assert }) => {
    host.pages['pictures.example/1'] = file(await picture().png().toBuffer(), 'image/png')
    assert.deepEqual((await post({ url: ADDRESS })).body, { picture: null })
    assert.equal((await post({ url: 'http://127.0.0.1/' })).status, 422)
    assert.lengthOf(host.visits, 0)
  })

  test('a page that names none has none', async ({ assert }) => {
    await previewWith(LINK, null)
    assert.deepEqual((await post()).body, { picture: null })
    assert.lengthOf(host.visits, 0)
  })

  for (const [what, page] of [
    ['is missing', (_: unknown, response) => void response.writeHead(404).end()],
    ['never answers', () => undefined],
    ['is larger than five megabytes', file(Buffer.alloc(5_300_000, 0xff), 'image/jpeg')],
    ['redirects to a private address', redirect('http://inner.example/1.png')],
    ['redirects to this machine', redirect('http://127.0.0.1/1.png')],
    ['redirects to a blocked host', redirect('http://bit.ly/1')],
    ['is a page', html('<title>Not a picture</title>')],
    ['is a page that claims to be a picture', file(`<!doctype html>${SCRIPT}`, 'image/png')],
    ['is a page of no type', file(`<!doctype html>${SCRIPT}`, 'application/octet-stream')],
    ['is an SVG with a script', file(SVG, 'image/svg+xml')],
    ['is an SVG that claims to be a PNG', file(SVG, 'image/png')],
    ['claims 50,000 by 50,000 pixels', file(promisedPicture(50_000, 50_000), 'image/png')],
    ['is empty', file('', 'image/png')],
  ] as [string, PageHost['pages'][string]][]) {
    test(`a picture that ${what} is none, without an error`, async ({ assert }) => {
      host.pages['pictures.example/1'] = page
      host.pages['bit.ly/1'] = file(await picture().png().toBuffer(), 'image/png')
      await previewWith(LINK, ADDRESS)
      const before = await storedFiles()
      const { status, body } = await post()
      assert.deepEqual([status, body], [200, { picture: null }])
      assert.deepEqual(await storedFiles(), before)
      assert.lengthOf(await db.from('link_pictures'), 0)
    })
  }

  test('a picture at a private address is not visited', async ({ assert }) => {
    await previewWith(LINK, 'http://inner.example/1.png')
    assert.deepEqual((await post()).body, { picture: null })
    assert.lengthOf(host.visits, 0)
  })

  test('a picture that counts visits is none', async ({ assert }) => {
    host.pages['pictures.example/1'] = file(await picture(1, 1).gif().toBuffer(), 'image/gif')
    await previewWith(LINK, ADDRESS)
    assert.deepEqual((await post()).body, { picture: null })
  })

  test('is limited to thirty a minute per user', async ({ assert }) => {
    const as = await tokenOf(await makeUser())
    const ask = async () => (await callApi('POST', PATH, { as, body: { url: 'https://bit.ly/x' } })).status
    for (let turn = 0; turn < 30; turn += 1) assert.equal(await ask(), 422)
    assert.equal(await ask(), 429)
  })

  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`a ${format} is stored as a smaller WebP with its proportions`, async ({ assert }) => {
      const content = await picture(2_000, 1_000).toFormat(format).toBuffer()
      host.pages['pictures.example/1'] = file(content, 'binary/octet-stream')
      await previewWith(LINK, ADDRESS)
      const found = (await post()).body.picture!
      assert.match(found.url, /^\/api\/pictures\/[0-9a-f-]{36}\.webp$/)
      assert.deepEqual([found.width, found.height], [960, 480])
      const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${found.url}`)
      const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      assert.deepEqual([stored.format, stored.width, stored.height], ['webp', 960, 480])
      assert.equal(answer.headers.get('content-type'), 'image/webp')
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=86400, immutable')
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.match(answer.headers.get('content-security-policy') ?? '', /sandbox/)
    })
  }

  test('drops the metadata', async ({ assert }) => {
    host.pages['pictures.example/1'] = file(await locatedPicture(), 'image/jpeg')
    await previewWith(LINK, ADDRESS)
    const { url } = (await post()).body.picture!
    const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${url}`)
    const { exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    assert.isUndefined(exif)
  })

  test('needs few queries', async ({ assert }) => {
    host.pages['pictures.example/1'] = file(await picture().png().toBuffer(), 'image/png')
    await previewWith(LINK, ADDRESS)
    const as = await tokenOf(await makeUser())
    const queries = await queriesOf(() => callApi('POST', PATH, { as, body: { url: LINK } }))
    assert.isAtMost(queries.length, 7, queries.join('\n'))
  })
})

inEachStorage('Pictures that no post shows', (group) => {
  rollBack(group)

  test('are at most twenty of a person; the oldest give way', async ({ assert }) => {
    const { id: userId } = await makeUser()
    const first = await makePicture(userId, LINK)
    for (let turn = 0; turn < 20; turn += 1) await makePicture(userId, LINK)
    assert.lengthOf(await db.from('link_pictures').where('user_id', userId), 20)
    assert.isFalse(await isStored(first.id))
  })

  test('are deleted after a day', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const { id } = await makePicture((await makeUser()).id, LINK)
    clock.advance(DAY - 1)
    await purgePictures()
    assert.isTrue(await isStored(id))
    clock.advance(1)
    await purgePictures()
    assert.isFalse(await isStored(id))
    assert.lengthOf(await db.from('link_pictures').where('id', id), 0)
  })

  test('a file without a row is deleted once it is an hour old', async ({ assert, cleanup }) => {
    const { id } = await makePicture((await makeUser()).id, LINK)
    await db.from('link_pictures').where('id', id).delete()
    await purgePictures()
    assert.isTrue(await isStored(id))
    const clock = new FakeClock(new Date(Date.now() + 3_700_000))
    cleanup(useClock(clock))
    await purgePictures()
    assert.isFalse(await isStored(id))
  })
})

inEachStorage('Picture names that do not exist', () => {
  const id = newId()
  for (const name of [`${id}.webp`, '..%2f..%2f..%2fapp-key', `..%2fpictures%2f${id}.webp`, `${id}.png`]) {
    test(`${name} answers 404`, async ({ assert }) => {
      const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}/api/pictures/${name}`)
      assert.equal(answer.status, 404)
    })
  }
})
