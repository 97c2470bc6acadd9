import { test } from '@japa/runner'
import { parseReceiverUrl } from '#notifications/webhooks/rules/receiver_url'

const NONE = { privateHosts: [], isProduction: true }
const SOME = {
  privateHosts: ['hooks.internal', '127.0.0.1:4000', 'localhost', '10.0.0.7'],
  isProduction: true,
}
const HERE = { ...SOME, isProduction: false }

test.group('The address of a receiver', () => {
  for (const url of [
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://user:secret@hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
    'https://intranet/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    'https:\\\\hooks.example.com/',
    'hooks.example.com',
    'https://hooks.example.com/ x',
    `https://hooks.example.com/${'a'.repeat(2_100)}`,
    '',
  ]) {
    test(`is refused: ${url.slice(0, 60)}`, ({ assert }) => {
      assert.isNull(parseReceiverUrl(url, NONE))
    })
  }

  test('may have a path and a query, and loses its fragment', ({ assert }) => {
    assert.deepEqual(parseReceiverUrl(' https://Hooks.Example.com/a?key=1#part ', NONE), {
      href: 'https://hooks.example.com/a?key=1',
      isAllowed: false,
    })
  })

  test('may be private where the operator allows it, and plain on this machine outside of production', ({
    assert,
  }) => {
    assert.isTrue(parseReceiverUrl('https://hooks.internal/a', SOME)?.isAllowed)
    assert.isTrue(parseReceiverUrl('https://10.0.0.7:9000/a', SOME)?.isAllowed)
    assert.isNull(parseReceiverUrl('http://hooks.internal/a', HERE))
    assert.isNull(parseReceiverUrl('http://10.0.0.7/a', HERE))
    assert.isNull(parseReceiverUrl('http://127.0.0.1:4000/a', SOME))
    assert.isTrue(parseReceiverUrl('http://127.0.0.1:4000/a', HERE)?.isAllowed)
    assert.isTrue(parseReceiverUrl('http://localhost:4001/a', HERE)?.isAllowed)
    assert.isNull(parseReceiverUrl('http://127.0.0.1:4001/a', HERE))
  })
})
