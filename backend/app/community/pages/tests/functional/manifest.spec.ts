import { test } from '@japa/runner'
import sharp from 'sharp'
import { callApi } from '#tests/call_api'
import { clientPathOf } from '#contract/core/rules/client_paths'
import { LANGUAGES } from '#contract/core/rules/language'
import { landingPage } from '#contract/community/rules/public_pages/landing'
import type { manifestOf } from '#community/pages/rules/manifest'

const PATH = '/manifest.webmanifest'
const get = (headers: Record<string, string> = {}, path = PATH) => callApi('GET', path, { headers })

async function read(headers: Record<string, string> = {}, path = PATH) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { headers })
  return { headers: answer.headers, manifest: (await answer.json()) as ReturnType<typeof manifestOf> }
}

test.group('The manifest', () => {
  test('answers 405 to anything but reading', async ({ assert }) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      assert.equal((await callApi(method, PATH)).status, 405, method)
  })

  test('has its own type, and is asked for again before it is used', async ({ assert }) => {
    const { status, headers } = await get()
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^application\/manifest\+json/)
    assert.equal(headers.get('cache-control'), 'public, no-cache')
    assert.match(headers.get('vary')!, /Accept-Language/)
    assert.isNull(headers.get('set-cookie'))
  })

  test('is not sent again while it is the same', async ({ client, assert }) => {
    const etag = (await get({ 'accept-language': 'fr' })).headers.get('etag')!
    const again = (language: string) =>
      client.get(PATH).header('if-none-match', etag).header('accept-language', language)
    const same = await again('fr')
    same.assertStatus(304)
    assert.equal(same.text(), '')
    const other = await again('es')
    other.assertStatus(200)
  })

  for (const language of LANGUAGES) {
    test(`speaks ${language} with who prefers it, or asks for it`, async ({ assert }) => {
      const { manifest, headers } = await read({ 'accept-language': `${language}, de;q=0.5` })
      assert.equal(headers.get('content-language'), language)
      assert.equal(manifest.lang, language)
      assert.equal(manifest.description, landingPage.words[language].description)
      const asked = await read({ 'accept-language': 'de' }, `${PATH}?lang=${language}`)
      assert.deepEqual(asked.manifest, manifest)
    })
  }

  test('leads to screens of the client only, and is one app in all languages', async ({ assert }) => {
    const { manifest } = await read()
    const led = [
      manifest.start_url,
      manifest.share_target.action,
      ...manifest.shortcuts.map(({ url }) => url),
    ]
    assert.lengthOf(led, 4)
    for (const path of led) assert.isDefined(clientPathOf(path), path)
    assert.deepInclude(manifest, { id: '/', scope: '/', display: 'standalone' })
  })

  test('shows what the client looks like, in pictures of the sizes it names', async ({ assert }) => {
    const { manifest } = await read()
    assert.sameMembers([...new Set(manifest.screenshots.map((shot) => shot.form_factor))], ['wide', 'narrow'])
    for (const { src, sizes, type } of manifest.screenshots) {
      const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${src}`)
      assert.equal(answer.headers.get('content-type'), type, src)
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      assert.equal(`${width}x${height}`, sizes, src)
    }
  })
})

test.group('What is shared with the client', () => {
  test('is in an address that is sent to no other site', async ({ assert }) => {
    const { headers } = await get({}, '/share?title=Plans&text=https%3A%2F%2Fexample.org')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.equal(
      (await get({}, '/dashboard')).headers.get('referrer-policy'),
      'strict-origin-when-cross-origin',
    )
  })
})
