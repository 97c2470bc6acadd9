import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { caddyLines, nginx, read } from '../support/files.mjs'
import { secondsOf } from '../support/unit.mjs'
import { at } from '../../../../scripts/lib/paths.mjs'

const { AVATAR_MAX_BYTES } = await import(at('backend', 'contract', 'core', 'rules', 'limits.ts'))
const support = await import(at('backend', 'contract', 'moderation', 'rules', 'support.ts'))
const { STREAM_HEARTBEAT_INTERVAL_MS } = await import(at('backend', 'contract', 'events.ts'))

const MEBIBYTE = 1_048_576
/** Whole mebibytes for the largest upload, with the fields and boundaries of its form. */
const uploadMebibytes = Math.ceil(
  (Math.max(support.SUPPORT_ATTACHMENTS_MAX * support.SUPPORT_ATTACHMENT_MAX_BYTES, AVATAR_MAX_BYTES) +
    2 * 65_536) /
    MEBIBYTE,
)

const location = (server, path) => server.all('location').find(({ value }) => value === path)

describe('The reverse proxies', () => {
  const [upstream] = nginx().all('upstream')
  const [clear, tls] = nginx().all('server')
  const lines = caddyLines()
  const caddy = (word) => lines.find(([first]) => first === word)?.[1]

  test('accept the largest upload of the product, and no more', () => {
    assert.equal(tls.first('client_max_body_size'), `${uploadMebibytes}m`)
    assert.equal(caddy('max_size'), `${uploadMebibytes}MiB`)
  })

  test('send requests to the port where a server listens by default', () => {
    const port = /^# PORT=(\d+)$/m.exec(read('.env.example'))[1]
    assert.match(upstream.first('server'), new RegExp(`^127\\.0\\.0\\.1:${port} `))
    assert.match(caddy('reverse_proxy'), new RegExp(`:127\\.0\\.0\\.1:${port}\\}$`))
  })

  test('leave the event stream alone', () => {
    assert.equal(location(tls, '= /api/stream').first('proxy_buffering'), 'off')
    assert.ok(secondsOf(tls.first('proxy_read_timeout')) * 1000 >= 2 * STREAM_HEARTBEAT_INTERVAL_MS)
    assert.match(tls.first('listen'), /http2/)
    assert.equal(tls.first('gzip'), 'off')
    for (const word of ['encode', 'read_timeout', 'flush_interval'])
      assert.equal(caddy(word), undefined, word)
  })

  test('close idle connections before the server does', () => {
    const [, digits] = /keepAliveTimeout: ([\d_]+)/.exec(read('backend', 'config', 'app.ts'))
    for (const span of [upstream.first('keepalive_timeout'), caddy('keepalive')])
      assert.ok(secondsOf(span) * 1000 < Number(digits.replaceAll('_', '')), span)
  })

  test('write no address, and so no secret of a link, into a log', () => {
    const [name, ...format] = nginx().first('log_format').split(' ')
    assert.doesNotMatch(
      format.join(' '),
      /\$(request|request_uri|uri|document_uri|args|query_string|http_referer)\b/,
    )
    for (const server of [clear, tls]) assert.match(server.first('access_log'), new RegExp(` ${name}$`))
    assert.equal(caddy('log'), undefined)
  })

  test('say where a request comes from, and refuse the API in the clear', () => {
    const headers = new Set(tls.all('proxy_set_header').map(({ value }) => value))
    assert.ok(headers.has('X-Forwarded-For $proxy_add_x_forwarded_for'))
    assert.ok(headers.has('Host $host'))
    assert.equal(location(clear, '/api/').first('return'), '403')
  })
})
