import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseBaseUrl } from '#ai/rules/base_url'

const NOBODY = { url: undefined, privateHosts: [] }
const STAND_IN = { url: 'http://127.0.0.1:4600', privateHosts: [] }
const PRIVATE = { url: undefined, privateHosts: ['localhost:11434', 'llama.internal', '[::1]:8080'] }

test.group('The base URL of a provider', () => {
  test('of any text is refused, or https to a host by name', ({ assert }) => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (text) => {
        const parsed = parseBaseUrl(text, NOBODY)
        if (parsed === null) return
        assert.match(parsed.href, /^https:\/\/[a-z0-9._-]+\.[a-z0-9-]+(?:\/[^?#]*)?$/)
        assert.isFalse(parsed.href.endsWith('/'))
        assert.isFalse(parsed.isAllowed)
      }),
    )
  })

  for (const url of [
    'http://127.0.0.1:4601/v1',
    'https://127.0.0.1:4600/v1',
    'http://localhost:4600/v1',
    'http://127.0.0.1:4600@elsewhere.example/v1',
  ])
    test(`is not allowed by a stand-in elsewhere: ${url}`, ({ assert }) => {
      assert.isNull(parseBaseUrl(url, STAND_IN))
    })

  for (const url of [
    'http://localhost:11435/v1',
    'https://localhost/v1',
    'http://llama.internal.elsewhere/v1',
    'http://notllama.internal/v1',
    'http://[::1]/v1',
    'ftp://llama.internal/v1',
    'http://ana:secret@llama.internal/v1',
    'http://llama.internal/v1?key=1',
  ])
    test(`is not one of the private hosts: ${url}`, ({ assert }) => {
      assert.isNull(parseBaseUrl(url, PRIVATE))
    })

  for (const url of ['http://localhost:11434/v1', 'https://llama.internal:8443', 'http://[::1]:8080/v1'])
    test(`is one of the private hosts: ${url}`, ({ assert }) => {
      assert.deepEqual(parseBaseUrl(`${url}/`, PRIVATE), { href: url, isAllowed: true })
    })

  test('keeps its path, without a slash at the end', ({ assert }) => {
    assert.deepEqual(parseBaseUrl(' https://Models.Example/compat/v1// ', NOBODY), {
      href: 'https://models.example/compat/v1',
      isAllowed: false,
    })
  })
})
