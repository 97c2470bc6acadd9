import { test } from '@japa/runner'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sendAvatar } from '#identity/accounts/tests/support/send_avatar'
import { temporaryDataDir } from '#tests/environment'
import { picture } from '#tests/pictures'
import { failToStart, runCommandOf, startServer } from '#tests/server'
import { signUp } from '#tests/sign_up'
import { s3Environment, s3OfTests } from '#tests/storages'

const SECRET = 'the secret of the bucket, long enough'
const COMPLETE = {
  S3_BUCKET: 'fanfare',
  S3_ENDPOINT: 'https://s3.example.invalid',
  S3_ACCESS_KEY_ID: 'fanfare',
  S3_SECRET_ACCESS_KEY: SECRET,
}

test.group('A server with settings of S3', () => {
  for (const [what, wrong, sentence] of [
    [
      'no keys',
      { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
      'S3_ACCESS_KEY_ID has to be set with S3_BUCKET',
    ],
    ['no secret', { S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY has to be set with S3_BUCKET'],
    [
      'a short secret',
      { S3_SECRET_ACCESS_KEY: 'minioadmin' },
      'S3_SECRET_ACCESS_KEY has to be at least 32 characters',
    ],
    ['no bucket', { S3_BUCKET: '' }, 'S3_BUCKET has to be set with S3_ACCESS_KEY_ID'],
    ['a bucket that cannot be', { S3_BUCKET: 'My_Bucket' }, 'S3_BUCKET has to be a name of 3 to 63'],
    [
      'neither an address nor a region',
      { S3_ENDPOINT: '' },
      'S3_REGION or S3_ENDPOINT has to be set with S3_BUCKET',
    ],
    [
      'an address without encryption',
      { S3_ENDPOINT: 'http://s3.example.invalid' },
      'S3_ENDPOINT has to begin with https:// for an S3 elsewhere; S3_PLAINTEXT=true allows it',
    ],
    [
      'another address',
      { S3_ENDPOINT: 's3://fanfare' },
      'S3_ENDPOINT has to be an address like https://s3.example.org',
    ],
    [
      'a prefix that leaves its folder',
      { S3_PREFIX: '../others' },
      'S3_PREFIX has to be folders like fanfare',
    ],
  ] as const) {
    test(`refuses to start with ${what}, and says why`, async ({ assert }) => {
      const { status, stderr } = await failToStart({ ...COMPLETE, ...wrong })
      assert.equal(status, 1)
      assert.include(stderr, sentence)
      assert.notInclude(stderr, SECRET)
      assert.notInclude(stderr, 'minioadmin')
      assert.notInclude(stderr, '    at ')
    }).tags(['@slow'], 'append')
  }

  for (const [what, settings] of [
    [
      'without encryption where that is allowed',
      { S3_ENDPOINT: 'http://s3.example.invalid', S3_PLAINTEXT: 'true' },
    ],
    ['of AWS, by its region', { S3_ENDPOINT: '', S3_REGION: 'eu-central-1' }],
  ] as const) {
    test(`accepts those ${what}`, async ({ assert }) => {
      const data = { DATA_DIR: temporaryDataDir(), DATABASE_URL: '' }
      const { status, stderr } = await runCommandOf({ ...COMPLETE, ...settings, ...data }, 'prepare')
      assert.deepEqual([status, stderr], [0, ''])
    }).tags(['@slow'], 'append')
  }

  test('is ready although S3 is out of reach, and its health report warns', async ({ assert }) => {
    const s3 = await s3OfTests()
    const server = await startServer({
      ...COMPLETE,
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      METRICS_TOKEN: SECRET,
    })
    assert.equal((await fetch(`${server.url}/api/ready`)).status, 200)
    const headers = { authorization: `Bearer ${SECRET}` }
    const report = (await (await fetch(`${server.url}/metrics/health`, { headers })).json()) as {
      status: string
      checks: { name: string; status: string; message: string }[]
    }
    const check = report.checks.find(({ name }) => name === 's3')
    assert.deepEqual([report.status, check?.status], ['warning', 'warning'])
    assert.include(check?.message, 'ECONNREFUSED')
    const usesDisk = report.checks.some(({ name }) => name === 'disk')
    assert.equal(usesDisk, !process.env.DATABASE_URL)
    await server.stop()
    assert.notInclude(server.output(), COMPLETE.S3_SECRET_ACCESS_KEY)
  }).tags(['@slow'], 'append')

  test('stores uploads in the bucket only, where another server finds them', async ({ assert }) => {
    const folder = temporaryDataDir()
    const environment = await s3Environment()
    const servers = [
      await startServer({ ...environment, DATA_DIR: folder }),
      await startServer({ ...environment, DATA_DIR: temporaryDataDir() }),
    ]
    const [first, second] = servers.map(({ url }) => url)
    const { avatarUrl } = await upload(first!)
    for (const url of [first, second]) {
      const answer = await fetch(url + avatarUrl)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
    }
    assert.isFalse(existsSync(join(folder, 'uploads')))
    for (const server of servers) await server.stop()
  })

  test('finds what was on its disk after the command that copies it', async ({ assert }) => {
    const data = { DATA_DIR: temporaryDataDir() }
    const before = await startServer(data)
    const { avatarUrl } = await upload(before.url)
    await before.stop()
    const environment = { ...(await s3Environment()), ...data }
    const { status, stdout, stderr } = await runCommandOf(environment, 'move:uploads')
    assert.equal(status, 0, stderr)
    assert.include(stdout, 'avatars: 1 file, 1 copied now')
    const after = await startServer(environment)
    assert.equal((await fetch(after.url + avatarUrl)).status, 200)
    await after.stop()
  }).tags(['@slow'], 'append')
})

/** Uploads the avatar of a new user. */
async function upload(server: string): Promise<{ avatarUrl: string }> {
  const { token } = await signUp(server)
  return sendAvatar(token, await picture().png().toBuffer(), { server })
}
