import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { fetchAvatar, sendAvatar } from '#identity/accounts/tests/support/send_avatar'
import { newId } from '#core/runtime/ids'
import { PictureSource } from '#posts/previews/gateways/picture_source'
import { previewWith } from '#posts/previews/tests/support/made_picture'
import { sendRequest } from '#moderation/support/tests/support/send_request'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { startFaultyS3 } from '#tests/faulty_s3'
import { picture } from '#tests/pictures'
import { useBucket } from '#tests/storages'

const LINK = 'https://pages.example/post'
const NOTE = { content: 'It says no.', name: 'note.txt', type: 'text/plain' }
const UNAVAILABLE = [503, 'STORAGE_UNAVAILABLE']

/** The duration of `work`, in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

test.group('While S3 does not answer', (group) => {
  rollBack(group)
  group.each.timeout(20_000)
  group.each.setup(async () => {
    const closings: (() => void)[] = []
    const s3 = await startFaultyS3(
      () => undefined,
      (closing) => closings.push(closing),
    )
    const restore = useBucket(s3.settings)
    return () => {
      restore()
      for (const close of closings) close()
    }
  })

  test('an avatar is refused within six seconds, and the person keeps the one they have', async ({
    assert,
  }) => {
    const user = await makeUser()
    await user.merge({ avatarPath: `${newId()}.webp` }).save()
    const { avatarPath } = user
    const took = await timeOf(async () => {
      const { status, code } = await sendAvatar(user, await picture().png().toBuffer())
      assert.deepEqual([status, code], UNAVAILABLE)
    })
    assert.isBelow(took, 6_000)
    assert.equal((await user.refresh()).avatarPath, avatarPath)
  }).tags(['@slow'], 'append')

  test('an avatar is not shown, and that is not kept by browsers', async ({ assert }) => {
    const took = await timeOf(async () => {
      const { status, headers } = await fetchAvatar(`/api/avatars/${newId()}.webp`)
      assert.equal(status, 503)
      assert.notInclude(headers.get('cache-control') ?? '', 'max-age=31536000')
    })
    assert.isBelow(took, 6_000)
  }).tags(['@slow'], 'append')

  test('an avatar is removed without waiting', async ({ assert }) => {
    const user = await makeUser()
    const as = await tokenOf(user)
    await user.merge({ avatarPath: `${newId()}.webp` }).save()
    const took = await timeOf(async () => {
      assert.equal((await callApi('DELETE', '/api/users/avatar', { as })).status, 204)
    })
    assert.isBelow(took, 1_500)
    assert.isNull((await user.refresh()).avatarPath)
  })

  test('a support request with three files is refused within six seconds, and no row is stored', async ({
    assert,
  }) => {
    const took = await timeOf(async () => {
      const { status, body } = await sendRequest({ files: [NOTE, NOTE, NOTE] })
      assert.deepEqual([status, body.code], UNAVAILABLE)
    })
    assert.isBelow(took, 6_000)
    assert.lengthOf(await db.from('support_requests'), 0)
    assert.lengthOf(await db.from('support_attachments'), 0)
  })

  test('a support request without files is stored', async ({ assert }) => {
    assert.equal((await sendRequest()).status, 201)
  })

  test('the picture of a link is refused within six seconds, and no row is stored', async ({
    assert,
    cleanup,
  }) => {
    const content = await picture().png().toBuffer()
    class Source extends PictureSource {
      override fetch = async () => content
    }
    app.container.swap(PictureSource, () => new Source())
    cleanup(() => app.container.restore(PictureSource))
    await previewWith(LINK, 'http://pictures.example/1')
    const as = await makeUser()
    const took = await timeOf(async () => {
      const { status, body } = await callApi('POST', '/api/links/picture', { as, body: { url: LINK } })
      assert.deepEqual([status, body?.code], UNAVAILABLE)
    })
    assert.isBelow(took, 6_000)
    assert.lengthOf(await db.from('link_pictures'), 0)
  }).tags(['@slow'], 'append')
})
