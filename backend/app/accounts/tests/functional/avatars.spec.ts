import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import env from '#start/env'
import { User } from '#users/public'
import { AVATAR_MAX_BYTES } from '#contract/rules/limits'
import { newId } from '#core/ids'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import ReplaceAvatar from '#accounts/actions/replace_avatar'
import { locatedPicture, lyingPicture, picture, promisedPicture } from '#accounts/tests/support/pictures'
import { fetchAvatar, sendAvatar } from '#accounts/tests/support/send_avatar'

const SCRIPT = '<script>alert(1)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`

const keptFiles = () => readdir(join(env.dataDir, 'uploads', 'avatars')).catch((): string[] => [])

test.group('Files that become no picture', (group) => {
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
      assert.deepEqual(await keptFiles(), before)
      assert.isNull((await user.refresh()).avatarPath)
    })
  }

  test('a header that promises 50 000 by 50 000 pixels is refused before they are drawn', async ({
    assert,
  }) => {
    const answer = await sendAvatar(await makeUser(), promisedPicture(50_000, 50_000))
    assert.equal(answer.code, 'INVALID_FILE_TYPE')
  })

  test('a picture that unpacks to more than 40 million pixels is refused', async ({ assert }) => {
    const bomb = await picture(7_000, 7_000).png().toBuffer()
    assert.isBelow(bomb.length, 1_000_000)
    assert.equal((await sendAvatar(await makeUser(), bomb)).code, 'INVALID_FILE_TYPE')
  })

  test('half a picture is refused', async ({ assert }) => {
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
    })
  }

  test('a form without the file, and an empty one, are told what is missing', async ({ assert }) => {
    const user = await makeUser()
    const elsewhere = await sendAvatar(user, Buffer.from('x'), { field: 'photo' })
    assert.deepEqual([elsewhere.status, elsewhere.code], [422, 'VALIDATION_FAILED'])
    assert.equal((await sendAvatar(user, Buffer.alloc(0))).code, 'VALIDATION_FAILED')
  })

  for (const [what, type, body] of [
    ['without borders', 'multipart/form-data;', 'x'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="avatar"',
    ],
    ['with a field that does not end', 'multipart/form-data; boundary=x', longField()],
  ] as const) {
    test(`a form ${what} is refused without an accident`, async ({ assert }) => {
      const headers = { 'content-type': type }
      const { status, body: said } = await callApi('POST', '/api/users/avatar', {
        as: await makeUser(),
        headers,
        body,
      })
      assert.include([400, 413, 415, 422], status, JSON.stringify(said))
    })
  }

  test('no other route reads a form, and nobody without a session is listened to', async ({ assert }) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const as = await makeUser()
    assert.equal((await callApi('DELETE', '/api/users/avatar', { as, headers, body: 'x' })).status, 415)
    assert.equal((await callApi('PUT', '/api/users/me', { as, headers, body: 'x' })).status, 415)
    assert.equal((await callApi('POST', '/api/users/avatar', { headers, body: 'x' })).status, 401)
  })

  test('a picture of somebody who has just gone is not kept', async ({ assert }) => {
    const before = await keptFiles()
    const file = await picture().png().toBuffer()
    await assert.rejects(() => new ReplaceAvatar().handle(newId(), file))
    assert.deepEqual(await keptFiles(), before)
  })

  test('the thirty-first file of an hour waits', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    const codes = []
    for (let turn = 0; turn < 31; turn += 1) codes.push((await sendAvatar(token, Buffer.from('x'))).code)
    assert.deepEqual(codes.slice(-2), ['INVALID_FILE_TYPE', 'TOO_MANY_REQUESTS'])
  })
})

function longField(): string {
  return `--x\r\ncontent-disposition: form-data; name="userName"\r\n\r\n${'a'.repeat(20_000)}\r\n--x--\r\n`
}

test.group('Names that lead to no picture', () => {
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

test.group('A picture', (group) => {
  rollBack(group)

  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`from a ${format} becomes a square WebP that everybody can see`, async ({ assert }) => {
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

  test('that is a script too leaves the script behind', async ({ assert }) => {
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

  test('forgets where it was taken and by whom', async ({ assert }) => {
    const located = await locatedPicture()
    assert.isDefined((await sharp(located).metadata()).exif)
    const { avatarUrl } = await sendAvatar(await makeUser(), located)
    const { exif, icc, xmp } = await sharp((await fetchAvatar(avatarUrl)).bytes).metadata()
    assert.deepEqual([exif, icc, xmp], [undefined, undefined, undefined])
  })

  test('stands upright, however the camera was held', async ({ assert }) => {
    const { avatarUrl } = await sendAvatar(await makeUser(), await lyingPicture())
    const { bytes } = await fetchAvatar(avatarUrl)
    const top = await sharp(bytes).extract({ left: 200, top: 10, width: 100, height: 100 }).stats()
    assert.deepEqual([top.dominant.r > 200, top.dominant.b < 60], [true, true])
  })

  test('takes the place of the one before, whose file goes, and can be taken away', async ({ assert }) => {
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

  test('is that of the session, whatever the form says', async ({ assert }) => {
    const other = await makeUser({ email: 'else@example.org' })
    const user = await makeUser({ name: 'Noor Haddad' })
    await sendAvatar(user, await picture().png().toBuffer())
    assert.isNull((await other.refresh()).avatarPath)
    assert.equal((await User.findOrFail(user.id)).name, 'Noor Haddad')
  })

  test('stands beside what the person shares, suggests and replies', async ({ assert }) => {
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
