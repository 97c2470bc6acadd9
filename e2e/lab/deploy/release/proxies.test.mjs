import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createOwner, share } from '../support/api.mjs'
import { makeCertificate, NAME } from '../support/certificate.mjs'
import { connectTo } from '../support/connection.mjs'
import { installRelease, startRelease } from '../support/install.mjs'
import { multipart } from '../support/multipart.mjs'
import { askPlainly, PROXIES, startProxy, stopProxy } from '../support/proxies.mjs'

/** From the response to a change until its event arrives. */
const EVENT_MAX_MS = 250
const MEGABYTE = 1_048_576
const STORED_HEADERS = ['content-encoding', 'content-length', 'cache-control', 'etag', 'vary', 'content-type']

describe('A release behind a reverse proxy', () => {
  let machine
  let certificate
  let owner

  before(async () => {
    machine = await installRelease()
    certificate = await makeCertificate(machine)
    await startRelease(machine)
    owner = await createOwner(machine)
  })
  after(() => machine?.stop())

  for (const [name, { readsFirst }] of Object.entries(PROXIES))
    describe(name, () => {
      let proxy

      before(async () => {
        await startProxy(machine, name)
        proxy = await connectTo(NAME, certificate)
      })
      after(async () => {
        proxy?.close()
        await stopProxy(machine, name)
      })

      test('sends pages to https and refuses the API in the clear', async () => {
        const page = await askPlainly(80, '/login?next=1')
        assert.equal(page.status, 301)
        assert.equal(page.headers.location, `https://${NAME}/login?next=1`)
        assert.equal((await askPlainly(80, '/api/users/me')).status, 403)
      })

      test('passes an event on at once', async () => {
        const headers = { authorization: `Bearer ${owner.token}` }
        const stream = await proxy.follow('/api/stream', headers)
        assert.equal(stream.status, 200)
        assert.match(stream.headers['content-type'], /^text\/event-stream/)
        const event = stream.next('post.created').then(() => performance.now())
        const { id } = await share(owner, `Heard through ${name}`)
        const answered = performance.now()
        const delay = (await event) - answered
        console.log(`${name}: the event of ${id} came ${delay.toFixed(1)} ms after the answer`)
        assert.ok(delay < EVENT_MAX_MS, `${delay} ms`)
        stream.close()
      })

      test('leaves compressed and cached files as they are', async () => {
        const page = await proxy.ask('GET', '/')
        const [script] = /\/assets\/start-[^"]+\.js/.exec(page.body.toString())
        for (const [path, encoding] of [
          [script, 'br'],
          [script, 'gzip'],
          ['/', 'br'],
        ]) {
          const headers = { 'accept-encoding': encoding }
          const [through, direct] = [
            await proxy.ask('GET', path, { headers }),
            await askPlainly(3333, path, headers),
          ]
          assert.equal(through.headers['content-encoding'], encoding, path)
          for (const header of STORED_HEADERS)
            assert.equal(through.headers[header], direct.headers[header], `${path}: ${header}`)
          if (path === script) assert.ok(through.body.equals(direct.body))
        }
        const first = await proxy.ask('GET', script)
        const again = await proxy.ask('GET', script, { headers: { 'if-none-match': first.headers.etag } })
        assert.equal(again.status, 304)
      })

      test('does not let a client make up its address', async () => {
        const path = `/api/nothing-${name}`
        await proxy.ask('GET', path, { headers: { 'x-forwarded-for': '198.51.100.9' } })
        const log = await machine.run('journalctl --unit fanfare@3333 --output cat --no-pager --lines 20')
        const line = log.split('\n').find((text) => text.includes(path))
        assert.match(JSON.parse(line).network, /^127\./)
      })

      test('lets the largest upload through, and refuses a larger one', async () => {
        const file = { field: 'attachments', name: 'log.txt', type: 'text/plain' }
        const content = Buffer.alloc(5 * MEGABYTE, 'a')
        const largest = await multipart(
          { title: 'Three files' },
          [1, 2, 3].map(() => ({ ...file, content })),
        )
        const accepted = await proxy.ask('POST', '/api/support/request', largest)
        assert.match(accepted.headers['content-type'], /^application\/json/)
        assert.notEqual(accepted.status, 413)
        const larger = await multipart({}, [{ ...file, content: Buffer.alloc(17 * MEGABYTE, 'a') }])
        const refused = await proxy.ask('POST', '/api/support/request', larger)
        assert.equal(refused.status, 413)
        if (readsFirst) assert.match(refused.headers['content-type'], /^text\/html/)
      })
    })
})
