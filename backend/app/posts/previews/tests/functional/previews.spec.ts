import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { parseLink } from '#core/network/parse_link'
import { purgeExpiredPreviews } from '#posts/previews/repositories/outcomes'
import { previewOf } from '#posts/previews/gateways/link_preview'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import {
  html,
  networkTo,
  openPageHost,
  redirect,
  type PageHost,
} from '#posts/previews/tests/support/page_host'
import { forAuthor } from '#posts/previews/transformers/preview_transformer'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'

const PATH = '/api/links/preview'
const LINK = 'http://pages.example/post'
const PAGE = `<title>We are hiring</title><meta name="description" content="Come and see">
  <meta property="og:image" content="https://pictures.example/1.png">`
const PREVIEW = {
  url: LINK,
  title: 'We are hiring',
  description: 'Come and see',
  siteName: null,
  hasPicture: true,
}
const MINUTE = 60_000

test.group('Previewing a link', (group) => {
  let host: PageHost
  rollBack(group)
  group.each.setup(async () => {
    host = await openPageHost()
    const { network } = networkTo(host, { 'inner.example': ['10.0.0.8'] })
    app.container.swap(PreviewSource, () => new PreviewSource(network))
    return async () => {
      app.container.restore(PreviewSource)
      await host.close()
    }
  })

  test('requires a session and fetches nothing without one', async ({ client, assert }) => {
    const answer = await client.post(PATH).json({ url: LINK })
    answer.assertStatus(401)
    assert.lengthOf(host.visits, 0)
  })

  for (const body of [{}, { url: 7 }, { url: ['https://linkedin.com'] }, { url: 'x'.repeat(5_000) }]) {
    test(`refuses ${JSON.stringify(body).slice(0, 40)}`, async ({ client }) => {
      const answer = await client
        .post(PATH)
        .json(body)
        .loginAs(await makeUser())
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED', details: { fields: [{ field: 'url' }] } })
    })
  }

  for (const [url, code] of [
    ['http://127.0.0.1/', 'URL_INVALID'],
    ['file:///etc/passwd', 'URL_INVALID'],
    ['http://ada:secret@pages.example/post', 'URL_INVALID'],
    ['https://bit.ly/x', 'URL_BLOCKED'],
  ]) {
    test(`refuses ${url} with ${code}`, async ({ client, assert }) => {
      const answer = await client
        .post(PATH)
        .json({ url })
        .loginAs(await makeUser())
      answer.assertStatus(422)
      answer.assertBodyContains({ code })
      assert.lengthOf(host.visits, 0)
    })
  }

  test('is limited to thirty a minute per user', async ({ client, assert }) => {
    const [eager, other] = [await makeUser(), await makeUser()]
    const sendRequest = (person: typeof eager) =>
      client.post(PATH).json({ url: 'https://bit.ly/x' }).loginAs(person)
    for (let turn = 0; turn < 30; turn += 1) assert.equal((await sendRequest(eager)).status(), 422)
    const answer = await sendRequest(eager)
    answer.assertStatus(429)
    answer.assertBodyContains({ code: 'TOO_MANY_REQUESTS' })
    assert.equal((await sendRequest(other)).status(), 422)
  })

  for (const [what, url, reason] of [
    ['an internal host', 'http://inner.example/', 'refused'],
    ['a redirect to an internal host', 'http://pages.example/inner', 'refused'],
    ['a redirect to a blocked host', 'http://pages.example/blocked', 'refused'],
    ['a missing page', 'http://pages.example/missing', 'unreachable'],
    ['an image', 'http://pages.example/picture', 'not_a_page'],
    ['a page without metadata in its first megabyte', 'http://pages.example/large', 'too_large'],
  ] as const) {
    test(`answers ${reason} for ${what}, without an error`, async ({ client, assert }) => {
      host.pages['pages.example/inner'] = redirect('http://inner.example/')
      host.pages['pages.example/blocked'] = redirect('http://bit.ly/x')
      host.pages['bit.ly/x'] = html(PAGE)
      host.pages['pages.example/picture'] = html('', { 'content-type': 'image/png' })
      host.pages['pages.example/large'] = html(' '.repeat(2_000_000))
      const answer = await client
        .post(PATH)
        .json({ url })
        .loginAs(await makeUser())
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), { preview: null, reason })
    })
  }

  test('also previews pages of unknown domains', async ({ client, assert }) => {
    host.pages['pages.example/post'] = html(PAGE)
    const answer = await client
      .post(PATH)
      .json({ url: LINK })
      .loginAs(await makeUser())
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { preview: PREVIEW, reason: null })
  })

  test('fetches a page once for concurrent requests', async ({ assert }) => {
    host.pages['pages.example/post'] = (request, response) => {
      setTimeout(() => html(PAGE)(request, response), 50)
    }
    const links = [LINK, LINK, `${LINK}#comments`].map((url) => parseLink(url)!)
    const answers = await Promise.all(links.map(async (link) => forAuthor(link, await previewOf(link))))
    assert.deepEqual(
      answers.map(({ preview }) => [preview?.url, preview?.title]),
      [LINK, LINK, `${LINK}#comments`].map((url) => [url, PREVIEW.title]),
    )
    assert.lengthOf(host.visits, 1)
  })

  test('fetches a page once, whatever tracking parameters or fragment its link has', async ({
    client,
    assert,
  }) => {
    host.pages['pages.example/post'] = html(PAGE)
    for (const url of [LINK, `${LINK}?utm_source=mail`, `  ${LINK}#comments`]) {
      const answer = await client
        .post(PATH)
        .json({ url })
        .loginAs(await makeUser())
      assert.equal(answer.body().preview.title, PREVIEW.title)
    }
    assert.lengthOf(host.visits, 1)
  })

  test('fetches again after a day, and sooner after a failure', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const person = await makeUser()
    const sendRequest = async () =>
      (await client.post(PATH).json({ url: LINK }).loginAs(person)).body().reason
    assert.equal(await sendRequest(), 'unreachable')
    host.pages['pages.example/post'] = html(PAGE)
    clock.advance(9 * MINUTE)
    assert.equal(await sendRequest(), 'unreachable')
    clock.advance(MINUTE)
    assert.isNull(await sendRequest())
    clock.advance(24 * 60 * MINUTE - 1)
    assert.isNull(await sendRequest())
    assert.lengthOf(host.visits, 2)
    clock.advance(1)
    await sendRequest()
    assert.lengthOf(host.visits, 3)
  })

  test('purges expired previews only', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    host.pages['pages.example/post'] = html(PAGE)
    const person = await makeUser()
    for (const url of [LINK, `${LINK}?missing`]) await client.post(PATH).json({ url }).loginAs(person)
    clock.advance(10 * MINUTE)
    await purgeExpiredPreviews()
    assert.deepEqual(await db.from('link_previews').select('title'), [{ title: PREVIEW.title }])
  })

  test('does not store the typed link', async ({ client, assert }) => {
    const url = `${LINK}?key=canary-yellow`
    host.pages['pages.example/post?key=canary-yellow'] = html(PAGE)
    await client
      .post(PATH)
      .json({ url })
      .loginAs(await makeUser())
    assert.notInclude(JSON.stringify(await db.from('link_previews')), 'canary-yellow')
  })

  test('needs few queries for a new link', async ({ assert }) => {
    host.pages['pages.example/post'] = html(PAGE)
    const as = await tokenOf(await makeUser())
    const queries = await queriesOf(() => callApi('POST', PATH, { as, body: { url: LINK } }))
    assert.isAtMost(queries.length, 6, queries.join('\n'))
    assert.lengthOf(host.visits, 1)
  })
})
