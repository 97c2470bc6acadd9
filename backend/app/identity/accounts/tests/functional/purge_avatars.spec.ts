import { test } from '@japa/runner'
import { purgeAvatars } from '#identity/accounts/jobs/purge_avatars'
import { avatarFolder, deleteAvatar } from '#identity/accounts/repositories/avatars'
import { fetchAvatar, sendAvatar } from '#identity/accounts/tests/support/send_avatar'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { startFaultyS3 } from '#tests/faulty_s3'
import { picture } from '#tests/pictures'
import { inEachStorage, useBucket } from '#tests/storages'

const HOUR = 3_600_000

inEachStorage('Avatars that nobody has', (group) => {
  rollBack(group)

  test('are deleted once they are an hour old, and no others', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date(Date.now() + HOUR - 60_000))
    cleanup(useClock(clock))
    const { avatarUrl } = await sendAvatar(await makeUser(), await picture().png().toBuffer())
    const orphan = `${newId()}.webp`
    await avatarFolder.save(orphan, Buffer.from('x'))
    await purgeAvatars()
    assert.include(await avatarFolder.names(), orphan)
    clock.advance(120_000)
    await purgeAvatars()
    assert.notInclude(await avatarFolder.names(), orphan)
    assert.equal((await fetchAvatar(avatarUrl)).status, 200)
  })
})

test.group('An avatar that could not be deleted', (group) => {
  dialect(group)
  rollBack(group)

  test('is deleted by the job when S3 is back', async ({ assert, cleanup }) => {
    const name = `${newId()}.webp`
    await avatarFolder.save(name, Buffer.from('x'))
    const restore = useBucket((await startFaultyS3(({ socket }) => void socket.destroy(), cleanup)).settings)
    await deleteAvatar(name)
    restore()
    assert.include(await avatarFolder.names(), name)
    cleanup(useClock(new FakeClock(new Date(Date.now() + HOUR + 60_000))))
    await purgeAvatars()
    assert.notInclude(await avatarFolder.names(), name)
  })

  test('fails the job while S3 is gone, which runs again', async ({ assert, cleanup }) => {
    cleanup(useBucket((await startFaultyS3(({ socket }) => void socket.destroy(), cleanup)).settings))
    await assert.rejects(() => purgeAvatars(), 'The files cannot be reached. Try again in a moment.')
  })
})
