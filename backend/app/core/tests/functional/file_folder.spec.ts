import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import env from '#start/env'
import { FileFolder } from '#core/files/file_folder'
import { newId } from '#core/runtime/ids'
import { inEachStorage, s3OfTests, useBucket } from '#tests/storages'

const HOUR = 3_600_000
const CONTENT = Buffer.from('<html>not a page</html>')

inEachStorage('A folder of files', () => {
  test('gives back what was saved, byte by byte', async ({ assert }) => {
    const folder = new FileFolder(newId())
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
    for (const content of [bytes, CONTENT, Buffer.alloc(0)]) {
      const name = `${newId()}.webp`
      await folder.save(name, content)
      assert.isTrue(content.equals((await folder.read(name))!))
    }
  })

  test('has no file that was never saved, or was deleted', async ({ assert }) => {
    const folder = new FileFolder(newId())
    assert.isNull(await folder.read('missing'))
    await folder.delete('missing')
    await folder.save('one', CONTENT)
    await folder.delete('one')
    assert.isNull(await folder.read('one'))
    assert.isEmpty(await folder.names())
  })

  test('names all of its files, and none of another folder', async ({ assert }) => {
    const [folder, longer] = [new FileFolder('shelf'), new FileFolder('shelf2')]
    assert.isEmpty(await folder.names())
    for (const name of ['a', 'b.webp']) await folder.save(name, CONTENT)
    await longer.save('c', CONTENT)
    assert.sameMembers(await folder.names(), ['a', 'b.webp'])
    assert.deepEqual([...(await folder.sizes()).values()], [CONTENT.length, CONTENT.length])
    assert.deepEqual(await longer.names(), ['c'])
    for (const name of await folder.names()) await folder.delete(name)
    await longer.delete('c')
  })

  test('tells which files were stored before an instant', async ({ assert }) => {
    const folder = new FileFolder(newId())
    assert.isEmpty(await folder.storedBefore(new Date()))
    await folder.save('one', CONTENT)
    assert.isEmpty(await folder.storedBefore(new Date(Date.now() - HOUR)))
    assert.deepEqual(await folder.storedBefore(new Date(Date.now() + HOUR)), ['one'])
  })

  test('discards files, also those that are gone', async ({ assert }) => {
    const folder = new FileFolder(newId())
    await folder.save('one', CONTENT)
    await folder.discard(['gone', 'one'])
    assert.isEmpty(await folder.names())
  })
})

test.group('A folder of files on the disk', () => {
  test('is for the account of the server only, and where it always was', async ({ assert }) => {
    const name = newId()
    await new FileFolder(name).save('one', CONTENT)
    const file = join(env.dataDir, 'uploads', name, 'one')
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(statSync(dirname(file)).mode & 0o777, 0o700)
  })

  test('refuses a name that is taken, and keeps the file that has it', async ({ assert }) => {
    const folder = new FileFolder(newId())
    await folder.save('one', CONTENT)
    await assert.rejects(() => folder.save('one', Buffer.from('another')), /EEXIST/)
    assert.isTrue(CONTENT.equals((await folder.read('one'))!))
  })

  test('keeps nothing of a file that could not be written', async ({ assert }) => {
    const folder = new FileFolder(newId())
    await assert.rejects(() => folder.save('one', { length: 1 } as Buffer))
    assert.isEmpty(await folder.names())
  })

  test('is not read where it is a file', async ({ assert }) => {
    const name = newId()
    mkdirSync(join(env.dataDir, 'uploads'), { recursive: true })
    writeFileSync(join(env.dataDir, 'uploads', name), '')
    await assert.rejects(() => new FileFolder(name).names(), /ENOTDIR/)
    await assert.rejects(() => new FileFolder(name).save('one', CONTENT), /EEXIST|ENOTDIR/)
  })
})

test.group('A folder of files in S3', () => {
  test('has pages of a thousand names', async ({ assert, cleanup }) => {
    cleanup(useBucket(await s3OfTests()))
    const folder = new FileFolder(newId())
    const names = Array.from({ length: 1_001 }, () => newId())
    const waiting = [...names]
    const save = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
        await folder.save(name, CONTENT)
    }
    await Promise.all(Array.from({ length: 20 }, save))
    assert.sameMembers(await folder.names(), names)
    assert.lengthOf(await folder.storedBefore(new Date(Date.now() + HOUR)), names.length)
  }).tags(['@slow'], 'append')

  test('shares a bucket with others by its prefix', async ({ assert, cleanup }) => {
    const settings = await s3OfTests()
    const name = newId()
    const [here, there] = ['here/', 'there/deep/'].map((prefix) => useFolderOf({ ...settings, prefix }, name))
    await here!.save('one', CONTENT)
    assert.isNull(await there!.read('one'))
    assert.isEmpty(await there!.names())
    assert.deepEqual(await here!.names(), ['one'])
    cleanup(useBucket({ ...settings, prefix: '' }))
    assert.deepEqual(await new FileFolder(`here/${name}`).names(), ['one'])
  })

  test('stores every file as a download of bytes, whatever its name', async ({ assert, cleanup }) => {
    const settings = await s3OfTests()
    cleanup(useBucket(settings))
    const [folder, file] = [newId(), `${newId()}.html`]
    await new FileFolder(folder).save(file, CONTENT)
    // s3rver allows anonymous reads.
    const { headers } = await fetch(
      `${settings.endpoint}/${settings.bucket}/${settings.prefix}${folder}/${file}`,
    )
    assert.equal(headers.get('content-type'), 'application/octet-stream')
    assert.equal(headers.get('content-disposition'), 'attachment')
  })

  test('does not take the folder that a console has made for a file', async ({ assert, cleanup }) => {
    const settings = await s3OfTests()
    cleanup(useBucket(settings))
    const name = newId()
    await drive.use().driver.put(`${name}/`, Buffer.alloc(0))
    await new FileFolder(name).save('one', CONTENT)
    assert.deepEqual(await new FileFolder(name).names(), ['one'])
  })
})

/** A folder in another bucket than the configured one. */
function useFolderOf(settings: Parameters<typeof useBucket>[0], name: string): FileFolder {
  const restore = useBucket(settings)
  const disk = drive.use()
  restore()
  return new FileFolder(name, () => disk)
}
