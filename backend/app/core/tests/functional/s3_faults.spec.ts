import { test } from '@japa/runner'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FileFolder } from '#core/files/file_folder'
import { newId } from '#core/runtime/ids'
import type { S3Settings } from '#start/s3'
import { refusal, startFaultyS3 } from '#tests/faulty_s3'
import { s3OfTests, useBucket } from '#tests/storages'
import { startStallingProxy } from '#tests/stalling_proxy'

const CONTENT = Buffer.from('x'.repeat(300_000))

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** The code that an operation ends with. */
const codeOf = (operation: Promise<unknown>) =>
  operation.then(
    () => 'fine',
    ({ code }: { code: string }) => code,
  )

/** The error code of each operation of a folder, and the longest duration of an operation. */
async function outcomes(folder: FileFolder) {
  const began = performance.now()
  const [save, read, names, storedBefore, remove] = await Promise.all([
    codeOf(folder.save(newId(), CONTENT)),
    codeOf(folder.read('one')),
    codeOf(folder.names()),
    codeOf(folder.storedBefore(new Date())),
    codeOf(folder.delete('one')),
  ])
  return { codes: { save, read, names, storedBefore, remove }, took: performance.now() - began }
}

const all = (code: string) => ({ save: code, read: code, names: code, storedBefore: code, remove: code })

const page: Answer = (_, response) =>
  void response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sign in</title>')
const xml = { 'content-type': 'application/xml' }

test.group('An S3', () => {
  for (const [what, answer, code, attempts] of [
    ['that refuses the key', refusal(403, 'InvalidAccessKeyId'), 'STORAGE_UNAVAILABLE', 1],
    ['that allows nothing', refusal(403, 'AccessDenied'), 'STORAGE_UNAVAILABLE', 1],
    ['without the bucket', refusal(404, 'NoSuchBucket'), 'STORAGE_UNAVAILABLE', 1],
    ['that fails', refusal(500, 'InternalError'), 'STORAGE_UNAVAILABLE', 2],
    ['that has no space', refusal(507, 'XMinioStorageFull'), 'STORAGE_FULL', 2],
    ['whose quota is used up', refusal(403, 'QuotaExceeded'), 'STORAGE_FULL', 1],
    [
      'that answers 404 with a page',
      (_, response) => void response.writeHead(404).end('<p>'),
      'STORAGE_UNAVAILABLE',
      1,
    ],
    [
      'that answers with a broken error',
      (_, response) => void response.writeHead(400, xml).end('<Error><Co'),
      'STORAGE_UNAVAILABLE',
      1,
    ],
    ['that closes every connection', (request) => void request.socket.destroy(), 'STORAGE_UNAVAILABLE', 2],
    [
      'that does not speak HTTP',
      (request) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
      'STORAGE_UNAVAILABLE',
      1,
    ],
    [
      'that sends elsewhere',
      (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      'STORAGE_UNAVAILABLE',
      1,
    ],
  ] as [string, Answer, string, number][]) {
    test(`${what} is ${code}`, async ({ assert, cleanup }) => {
      const s3 = await startFaultyS3(answer, cleanup)
      cleanup(useBucket(s3.settings))
      const { codes, took } = await outcomes(new FileFolder('pictures'))
      assert.deepEqual(codes, all(code))
      assert.isBelow(took, 3_000)
      assert.isAtMost(s3.requests(), attempts * 5)
    })
  }

  test('that is another kind of server is never taken for one', async ({ assert, cleanup }) => {
    cleanup(useBucket((await startFaultyS3(page, cleanup)).settings))
    const { codes } = await outcomes(new FileFolder('pictures'))
    assert.deepEqual(codes, { ...all('STORAGE_UNAVAILABLE'), remove: 'fine' })
  })

  for (const [what, answer] of [
    [
      'stops in the middle of a body',
      (_, response) =>
        void response.writeHead(200, { ...xml, etag: '"1"', 'content-length': 900 }).write('half'),
    ],
    ['ends in the middle of a body', cutOff],
    ['sends a byte at a time', trickle],
    [
      'asks to wait for an hour',
      (_, response) => void response.writeHead(503, { 'retry-after': '3600' }).end(),
    ],
    ['never answers', () => undefined],
  ] as [string, Answer][]) {
    test(`that ${what} is STORAGE_UNAVAILABLE within six seconds`, async ({ assert, cleanup }) => {
      const s3 = await startFaultyS3(answer, cleanup)
      cleanup(useBucket(s3.settings))
      const { codes, took } = await outcomes(new FileFolder('pictures'))
      assert.deepEqual(codes, all('STORAGE_UNAVAILABLE'))
      assert.isBelow(took, 6_000)
      assert.isAtMost(s3.requests(), 2 * 5)
    })
      .timeout(15_000)
      .tags(['@slow'], 'append')
  }

  test('whose network swallows everything is waited for six seconds, and used again when it is back', async ({
    assert,
    cleanup,
  }) => {
    const s3 = await s3OfTests()
    const proxy = await startStallingProxy(s3.endpoint)
    cleanup(() => proxy.stop())
    const folder = folderIn({ ...s3, endpoint: proxy.url }, newId(), cleanup)
    await folder.save('one', CONTENT)
    proxy.stall()
    const stalled = await outcomes(folder)
    assert.deepEqual(stalled.codes, all('STORAGE_UNAVAILABLE'))
    assert.isBelow(stalled.took, 6_000)
    proxy.resume()
    await folder.save('two', CONTENT)
    assert.include(await folder.names(), 'two')
  })
    .timeout(15_000)
    .tags(['@slow'], 'append')

  test('that is gone is told at once, and used again when it is back', async ({ assert, cleanup }) => {
    const s3 = await s3OfTests()
    const proxy = await startStallingProxy(s3.endpoint)
    cleanup(() => proxy.stop())
    const folder = folderIn({ ...s3, endpoint: proxy.url }, newId(), cleanup)
    await folder.save('one', CONTENT)
    proxy.cut()
    const gone = await outcomes(folder)
    assert.deepEqual(gone.codes, all('STORAGE_UNAVAILABLE'))
    assert.isBelow(gone.took, 2_000)
    proxy.restore()
    assert.deepEqual(await folder.read('one'), CONTENT)
  })

  test('that fails once is asked again', async ({ assert, cleanup }) => {
    let asked = 0
    const once: Answer = (request, response) => {
      asked += 1
      if (asked === 1) return void request.socket.destroy()
      response.setHeader('etag', '"1"').end('content')
    }
    cleanup(useBucket((await startFaultyS3(once, cleanup)).settings))
    assert.equal((await new FileFolder('pictures').read('one'))?.toString(), 'content')
    assert.equal(asked, 2)
  })

  test('that does not answer does not delay who discards files', async ({ assert, cleanup }) => {
    cleanup(useBucket((await startFaultyS3(() => undefined, cleanup)).settings))
    const began = performance.now()
    await new FileFolder('pictures').discard(Array.from({ length: 50 }, newId))
    assert.isBelow(performance.now() - began, 1_000)
  })

  test('that hangs holds up one of two hundred requests once that is known', async ({ assert, cleanup }) => {
    cleanup(useBucket((await startFaultyS3(() => undefined, cleanup)).settings))
    const folder = new FileFolder('avatars')
    const read = async () => {
      const began = performance.now()
      assert.equal(await codeOf(folder.read('one')), 'STORAGE_UNAVAILABLE')
      return performance.now() - began
    }
    const readAll = () => Promise.all(Array.from({ length: 200 }, read))
    assert.isBelow(Math.max(...(await readAll())), 6_000)
    const times = await readAll()
    assert.lengthOf(
      times.filter((time) => time > 1_000),
      1,
    )
    assert.isBelow(Math.max(...times), 6_000)
  }).timeout(20_000)

  test('without the bucket, or with an unknown key, is refused by a real server too', async ({ assert }) => {
    const s3 = await s3OfTests()
    for (const wrong of [{ bucket: 'nowhere' }, { accessKeyId: 'nobody' }]) {
      const restore = useBucket({ ...s3, ...wrong })
      const { codes } = await outcomes(new FileFolder('pictures'))
      restore()
      assert.deepEqual(codes, all('STORAGE_UNAVAILABLE'))
    }
  })
})

function cutOff(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...xml, etag: '"1"', 'content-length': 900 }).write('half')
  setTimeout(() => response.destroy(), 20)
}

function trickle(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...xml, etag: '"1"' })
  const timer = setInterval(() => response.write('<'), 100)
  response.on('close', () => clearInterval(timer))
}

/** A folder of a bucket that is used until the end of the test. */
function folderIn(settings: S3Settings, name: string, cleanup: (restore: () => void) => void): FileFolder {
  cleanup(useBucket(settings))
  return new FileFolder(name)
}
