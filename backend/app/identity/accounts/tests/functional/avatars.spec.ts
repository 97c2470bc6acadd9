import { test } from '@japa/runner'
import sharp from 'sharp'
import env from '#start/env'
import User from '#identity/users/models/user'
import { AVATAR_MAX_BYTES } from '#contract/core/rules/limits'
import { newId } from '#core/runtime/ids'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import ReplaceAvatar from '#identity/accounts/actions/replace_avatar'
import { avatarFolder } from '#identity/accounts/repositories/avatars'
import { locatedPicture, lyingPicture, picture, promisedPicture } from '#tests/pictures'
import { inEachStorage } from '#tests/storages'
import { fetchAvatar, sendAvatar } from '#identity/accounts/tests/support/send_avatar'

const SCRIPT = '<script>alert(1)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`

const keptFiles = () => avatarFolder.names()

inEachStorage('Uploading a file that is not an avatar', (group) => {
  rollBack(group)

  for (const [what, file, type] of [
    ['an SVG', SVG, 'image/svg+xml'],
    ['HTML with the name of a JPEG', `<!doctype html>${SCRIPT}`, 'image/jpeg'],
    ['HTML behind the first bytes of a JPEG', `\xff\xd8\xff${SCRIPT}`, 'image/jpeg'],
    ['an SVG behind the first bytes of a GIF', `GIF89a${SVG}`, 'image/gif'],
  ] as const) {
    test(`${what} answers 422 INVALID_FILE_TYPE`, async ({ assert }) => {
      const user = await makeUser()
      const before = await keptFiles()
      const answer = await sendAvatar(user, Buffer.from(file, 'latin1'), { type })
      assert.deepEqual([answer.status, answer.code], [422, 'INVALID_FILE_TYPE'])
      assert.equal(answer.details?.reason, 'invalid_file_type')
      assert.deepEqual(await keptFiles(), before)
      assert.isNull((await user.refresh()).avatarPath)
    })
  }

  test('an image whose header claims 50,000 by 50,000 pixels is refused', async ({ assert }) => {
    const answer = await sendAvatar(await makeUser(), promisedPicture(50_000, 50_000))
    assert.equal(answer.code, 'INVALID_FILE_TYPE')
  })

  test('an image that decodes to more than 40 million pixels is refused', async ({ assert }) => {
    const bomb = await picture(7_000, 7_000).png().toBuffer()
    assert.isBelow(bomb.length, 1_000_000)
    assert.equal((await sendAvatar(await makeUser(), bomb)).code, 'INVALID_FILE_TYPE')
  })

  test('a truncated image is refused', async ({ assert }) => {
    const whole = await picture().jpeg().toBuffer()
    const answer = await sendAvatar(await makeUser(), whole.subarray(0, whole.length / 2))
    assert.equal(answer.code, 'INVALID_FILE_TYPE')
  })

  for (const [what, extra] of [
    ['one byte', 1],
    ['three megabytes', 3_000_000],
  ] as const) {
    test(`${what} more than allowed answers 413 FILE_TOO_LARGE`, async ({ assert }) => {
      const answer = await sendAvatar(await makeUser(), Buffer.alloc(AVATAR_MAX_BYTES + extra, 0xff))
      assert.deepEqual([answer.status, answer.code], [413, 'FILE_TOO_LARGE'])
      assert.deepEqual(answer.details, { reason: 'file_too_large', maxBytes: AVATAR_MAX_BYTES })
      assert.equal(answer.message, 'The file is larger than 5 MB.')
    })
  }

  test('the server is configured how large one may be, and tells it with the profile', async ({
    client,
    assert,
    cleanup,
  }) => {
    const settings = env as { avatarMaxBytes: number }
    const { avatarMaxBytes } = settings
    cleanup(() => void (settings.avatarMaxBytes = avatarMaxBytes))
    settings.avatarMaxBytes = 20_000
    const user = await makeUser()
    const answer = await sendAvatar(user, Buffer.alloc(20_001, 0xff))
    assert.deepEqual([answer.status, answer.code], [413, 'FILE_TOO_LARGE'])
    const profile = await client.get('/api/users/me').loginAs(user)
    assert.equal(profile.body().avatarMaxBytes, 20_000)
  })

  test('a form without the file, or with an empty one, answers VALIDATION_FAILED', async ({ assert }) => {
    const user = await makeUser()
    const elsewhere = await sendAvatar(user, Buffer.from('x'), { field: 'photo' })
    assert.deepEqual([elsewhere.status, elsewhere.code], [422, 'VALIDATION_FAILED'])
    assert.equal((await sendAvatar(user, Buffer.alloc(0))).code, 'VALIDATION_FAILED')
  })

  for (const [what, type, body] of [
    ['without a boundary', 'multipart/form-data;', 'x'],
    [
      'that is truncated',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="avatar"',
    ],
    ['with a field that does not end', 'multipart/form-data; boundary=x', longField()],
  ] as const) {
    test(`a form ${what} is refused with a client error`, async ({ assert }) => {
      const headers = { 'content-type': type }
      const { status, body: said } = await callApi('POST', '/api/users/avatar', {
        as: await makeUser(),
        headers,
        body,
      })
      assert.include([400, 413, 415, 422], status, JSON.stringify(said))
    })
  }

  test('other routes refuse forms, and so does this one without a session', async ({ assert }) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const as = await makeUser()
    assert.equal((await callApi('DELETE', '/api/users/avatar', { as, headers, body: 'x' })).status, 415)
    assert.equal((await callApi('PUT', '/api/users/me', { as, headers, body: 'x' })).status, 415)
    assert.equal((await callApi('POST', '/api/users/avatar', { headers, body: 'x' })).status, 401)
  })

  test('does not store the avatar of a user deleted during the upload', async ({ assert }) => {
    const before = await keptFiles()
    const file = await picture().png().toBuffer()
    await assert.rejects(() => new ReplaceAvatar().handle(newId(), file))
    assert.deepEqual(await keptFiles(), before)
  })

  test('limits uploads to thirty an hour', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    const codes = []
    for (let turn = 0; turn < 31; turn += 1) codes.push((await sendAvatar(token, Buffer.from('x'))).code)
    assert.deepEqual(codes.slice(-2), ['INVALID_FILE_TYPE', 'TOO_MANY_REQUESTS'])
  })
})

function longField(): string {
  return `--x\r\ncontent-disposition: form-data; name="userName"\r\n\r\n${'a'.repeat(20_000)}\r\n--x--\r\n`
}

inEachStorage('Avatar names that do not exist', () => {
  const id = newId()
  for (const name of [
    `${id}.webp`,
    '..%2f..%2f..%2fapp-key',
    '%2e%2e%2fapp-key',
    `..%2favatars%2f${id}.webp`,
    `${id}.webp%00`,
    `${id}.webp%0d%0aset-cookie:%20a=b`,
    `${id}.png`,
    '.webp',
    'app-key',
  ]) {
    test(`${name} answers 404`, async ({ assert }) => {
      const { status, headers } = await fetchAvatar(`/api/avatars/${name}`)
      assert.equal(status, 404)
      assert.isNull(headers.get('set-cookie'))
    })
  }
})

inEachStorage('An avatar', (group) => {
  rollBack(group)

  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`is converted from ${format} to a square WebP that is public`, async ({ assert }) => {
      const sent = await sendAvatar(await makeUser(), await picture(900, 300).toFormat(format).toBuffer())
      assert.equal(sent.status, 200)
      assert.match(sent.avatarUrl, /^\/api\/avatars\/[0-9a-f-]{36}\.webp$/)
      const { status, headers, bytes } = await fetchAvatar(sent.avatarUrl)
      assert.equal(status, 200)
      const { format: kept, width, height } = await sharp(bytes).metadata()
      assert.deepEqual([kept, width, height], ['webp', 512, 512])
      assert.equal(headers.get('content-type'), 'image/webp')
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.match(headers.get('content-security-policy') ?? '', /sandbox/)
    })
  }

  test('drops a script hidden in the file', async ({ assert }) => {
    const script = Buffer.from('*/=1;alert(document.domain)//')
    const polyglot = Buffer.concat([await picture(300, 300).gif().toBuffer(), script])
    const { avatarUrl } = await sendAvatar(await makeUser(), polyglot, {
      name: 'me.js',
      type: 'text/javascript',
    })
    const { bytes, headers } = await fetchAvatar(avatarUrl)
    assert.equal(bytes.toString('latin1', 8, 12), 'WEBP')
    assert.isFalse(bytes.includes('alert'))
    assert.equal(headers.get('content-type'), 'image/webp')
  })

  test('drops the metadata', async ({ assert }) => {
    const located = await locatedPicture()
    assert.isDefined((await sharp(located).metadata()).exif)
    const { avatarUrl } = await sendAvatar(await makeUser(), located)
    const { exif, icc, xmp } = await sharp((await fetchAvatar(avatarUrl)).bytes).metadata()
    assert.deepEqual([exif, icc, xmp], [undefined, undefined, undefined])
  })

  test('is rotated according to its EXIF orientation', async ({ assert }) => {
    const { avatarUrl } = await sendAvatar(await makeUser(), await lyingPicture())
    const { bytes } = await fetchAvatar(avatarUrl)
    const top = await sharp(bytes).extract({ left: 200, top: 10, width: 100, height: 100 }).stats()
    assert.deepEqual([top.dominant.r > 200, top.dominant.b < 60], [true, true])
  })

  test('replaces the previous file, and can be removed', async ({ assert }) => {
    const user = await makeUser()
    const token = await tokenOf(user)
    const first = await sendAvatar(token, await picture().png().toBuffer())
    const second = await sendAvatar(token, await picture().png().toBuffer())
    assert.notEqual(second.avatarUrl, first.avatarUrl)
    assert.equal((await fetchAvatar(first.avatarUrl)).status, 404)
    const { body } = await callApi('GET', '/api/users/me', { as: token })
    assert.include(JSON.stringify(body), second.avatarUrl)
    assert.equal((await callApi('DELETE', '/api/users/avatar', { as: token })).status, 204)
    assert.equal((await fetchAvatar(second.avatarUrl)).status, 404)
    assert.isNull((await user.refresh()).avatarPath)
  })

  test('belongs to the user of the session, whatever the form says', async ({ assert }) => {
    const other = await makeUser({ email: 'else@example.org' })
    const user = await makeUser({ name: 'Noor Haddad' })
    await sendAvatar(user, await picture().png().toBuffer())
    assert.isNull((await other.refresh()).avatarPath)
    assert.equal((await User.findOrFail(user.id)).name, 'Noor Haddad')
  })

  test('is shown beside posts, suggestions and replies', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    await makeSuggestion(post, { parentId })
    const { avatarUrl } = await sendAvatar(team.member, await picture().png().toBuffer())
    const as = await tokenOf(team.owner)
    const { body: shown } = await callApi('GET', `/api/posts/${post.id}`, { as })
    const { body: list } = await callApi('GET', `/api/comments/post/${post.id}`, { as })
    assert.include(JSON.stringify(shown), `"avatarUrl":"${avatarUrl}"`)
    assert.lengthOf(JSON.stringify(list).match(new RegExp(avatarUrl, 'g')) ?? [], 2)
    assert.notInclude(JSON.stringify([shown, list]), 'avatarPath')
  })
})
