import { test } from '@japa/runner'
import { GuardedFetch } from '#posts/previews/gateways/fetching/guarded_fetch'
import { PAGE } from '#posts/previews/gateways/fetching/media_type'
import { INTERNET, type Network } from '#core/network/network'
import { isPublicAddress } from '#core/network/public_address'
import { INNER_ADDRESSES } from '#core/tests/support/inner_addresses'
import {
  HERE,
  html,
  networkTo,
  openPageHost,
  redirect,
  type PageHost,
} from '#posts/previews/tests/support/page_host'
import { reasonOf } from '#posts/previews/tests/support/reason_of'

const NOT_PLAIN: [what: string, address: string][] = [
  ['a file', 'file:///etc/passwd'],
  ['gopher', 'gopher://pages.example/_GET'],
  ['ftp', 'ftp://pages.example/a'],
  ['data', 'data:text/html,hello'],
  ['a script', 'javascript:alert(1)'],
  ['credentials', 'http://ada:secret@pages.example/'],
  ['a user name that looks like a host', 'http://pages.example@inner.example/'],
  ['an odd port', 'http://pages.example:8080/'],
  ['the port of another scheme', 'https://pages.example:80/'],
  ['the port of a database', 'http://pages.example:5432/'],
  ['loopback, dotted', 'http://127.0.0.1/'],
  ['loopback, short', 'http://127.1/'],
  ['loopback, decimal', 'http://2130706433/'],
  ['loopback, octal', 'http://0177.0.0.1/'],
  ['loopback, hexadecimal', 'http://0x7f000001/'],
  ['loopback, mixed', 'http://0x7f.0.1/'],
  ['loopback in full-width digits', 'http://１２７.０.０.１/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['loopback, mapped', 'http://[::ffff:127.0.0.1]/'],
  ['loopback, mapped, in hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ['its IPv6 address', 'http://[fd00:ec2::254]/latest/meta-data/'],
  ['a public address without a name', 'http://93.184.215.14/'],
  ['this machine by name', 'http://localhost/'],
  ['an intranet host', 'http://intranet/'],
  ['a backslash', 'http://pages.example\\@inner.example/'],
  ['a line break', 'http://pages.example/\r\nHost: inner.example'],
  ['nothing', ''],
]

/** Addresses that a Location header keeps unchanged; it turns a backslash into a slash. */
const HEADER_SAFE = /^[!-[\]-~]+$/

const fetchPage = (network: Network, address: string) =>
  new GuardedFetch(network).get(address, PAGE, AbortSignal.timeout(3_000))

const refusal = (network: Network, address: string) => reasonOf(fetchPage(network, address))

test.group('Server-side request forgery', (group) => {
  let host: PageHost
  group.each.setup(async () => {
    host = await openPageHost()
    return () => host.close()
  })

  test('is refused before a name is resolved: {0}')
    .with(NOT_PLAIN)
    .run(async ({ assert }, [, address]) => {
      const { network, asked } = networkTo(host)
      const trusting = { ...network, isPublic: () => true }
      assert.equal(await refusal(trusting, address), 'refused')
      assert.deepEqual([asked, host.visits], [[], []])
    })

  test('is refused for a name that resolves to {0} ({1})')
    .with(INNER_ADDRESSES)
    .run(async ({ assert }, [, address]) => {
      const { network } = networkTo(host, { 'inner.example': [address] })
      const strict = { ...network, isPublic: isPublicAddress }
      assert.equal(await refusal(strict, 'http://inner.example/'), 'refused')
      assert.lengthOf(host.visits, 0)
    })

  test('is refused if only one address of the name is internal', async ({ assert }) => {
    for (const addresses of [
      [HERE, '10.0.0.8'],
      ['10.0.0.8', HERE],
      [HERE, '::1'],
    ]) {
      const { network } = networkTo(host, { 'mixed.example': addresses })
      assert.equal(await refusal(network, 'http://mixed.example/'), 'refused')
    }
    assert.lengthOf(host.visits, 0)
  })

  test('is refused like a name that does not resolve', async ({ assert }) => {
    const { network } = networkTo(host, { 'inner.example': ['10.0.0.8'], 'nowhere.example': [] })
    assert.equal(await refusal(network, 'http://inner.example/'), 'refused')
    assert.equal(await refusal(network, 'http://nowhere.example/'), 'refused')
  })

  test('is refused behind a redirect: {0}')
    .with(NOT_PLAIN.filter(([, address]) => HEADER_SAFE.test(address)))
    .run(async ({ assert }, [, address]) => {
      host.pages['pages.example/'] = redirect(address)
      const { network, asked } = networkTo(host)
      const trusting = { ...network, isPublic: () => true }
      assert.equal(await refusal(trusting, 'http://pages.example/'), 'refused')
      assert.deepEqual(asked, ['pages.example'])
      assert.lengthOf(host.visits, 1)
    })

  for (const status of [301, 302, 303, 307, 308]) {
    test(`is refused behind a redirect of status ${status} to an internal name`, async ({ assert }) => {
      host.pages['pages.example/'] = redirect('http://inner.example/', status)
      const { network } = networkTo(host, { 'inner.example': ['10.0.0.8'] })
      assert.equal(await refusal(network, 'http://pages.example/'), 'refused')
      assert.lengthOf(host.visits, 1)
    })
  }

  test('is refused at the end of a chain of redirects', async ({ assert }) => {
    host.pages['a.example/'] = redirect('http://b.example/')
    host.pages['b.example/'] = redirect('//c.example/')
    host.pages['c.example/'] = redirect('http://inner.example/')
    const { network } = networkTo(host, { 'inner.example': ['192.168.1.1'] })
    assert.equal(await refusal(network, 'http://a.example/'), 'refused')
    assert.lengthOf(host.visits, 3)
  })

  test('cannot use a name that changes after the check', async ({ assert }) => {
    host.pages['rebinding.example/'] = html('<title>Public</title>')
    const { network } = networkTo(host)
    const answers = [[HERE], ['10.0.0.8']]
    const rebinding = { ...network, resolve: async () => answers.shift() ?? ['10.0.0.8'] }
    const page = await fetchPage(rebinding, 'http://rebinding.example/')
    assert.equal(page.bytes.toString(), '<title>Public</title>')
    assert.lengthOf(answers, 1)
  })

  test('is refused for a name that changes before a redirect', async ({ assert }) => {
    host.pages['rebinding.example/'] = redirect('/again')
    host.pages['rebinding.example/again'] = html('<title>Inner</title>')
    const { network } = networkTo(host)
    const answers = [[HERE], ['10.0.0.8']]
    const rebinding = { ...network, resolve: async () => answers.shift() ?? [] }
    assert.equal(await refusal(rebinding, 'http://rebinding.example/'), 'refused')
    assert.lengthOf(host.visits, 1)
  })

  test('cannot be allowed by any setting', async ({ assert }) => {
    assert.isTrue(Object.isFrozen(INTERNET) && Object.isFrozen(INTERNET.ports))
    assert.strictEqual(INTERNET.isPublic, isPublicAddress)
    assert.deepEqual(INTERNET.ports, { 'http:': 80, 'https:': 443 })
  })
})
