import { test } from '@japa/runner'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { makeArchive, makeManifest, writeFile } from '#operations/backups/tests/support/made_archive'
import { checkArchive } from '#operations/backups/queries/check_archive'
import { archivePath } from '#operations/backups/tests/support/archives'

const DAMAGED = 'The archive is damaged, or a part of it is missing.'
const FOREIGN = 'This is not a backup of Fanfare.'
const NEWER = 'This backup was made by a newer version of Fanfare. Restore it with that version.'

const UPLOADS: [string, Buffer][] = [1, 2, 3].map((count) => [`uploads/avatars/${count}`, randomBytes(5_000)])

const format = (version: number) => JSON.stringify({ format: 'fanfare-backup', version })

/** A tar archive of something else, or by hand. */
async function tarOf(entries: Record<string, string>): Promise<string> {
  const archive = pack()
  for (const [name, text] of Object.entries(entries)) archive.entry({ name }, text)
  archive.finalize()
  return writeFile(gzipSync(await buffer(archive)))
}

test.group('Checking an archive', () => {
  test('returns its manifest with a checksum of each entry', async ({ assert }) => {
    const path = writeFile(await makeArchive(UPLOADS))
    const manifest = await checkArchive(path)
    assert.containsSubset(manifest, makeManifest())
    assert.deepEqual(
      manifest.entries.map(({ name, size }) => [name, size]),
      UPLOADS.map(([name, content]) => [name, content.length]),
    )
  })

  const refusals: [what: string, path: () => Promise<string>, sentence: string][] = [
    ['a text', async () => writeFile('once upon a time'), FOREIGN],
    ['an empty file', async () => writeFile(''), FOREIGN],
    ['a compressed text', async () => writeFile(gzipSync('once upon a time')), FOREIGN],
    ['a tar archive of something else', () => tarOf({ 'notes.txt': 'milk, bread' }), FOREIGN],
    [
      'an archive of another product',
      () => tarOf({ 'format.json': '{"format":"other","version":1}' }),
      FOREIGN,
    ],
    [
      'a manifest that is none',
      () => tarOf({ 'format.json': format(1), 'manifest.json': '{"tables":7}' }),
      FOREIGN,
    ],
    ['an archive of a later format', () => tarOf({ 'format.json': format(2) }), NEWER],
    ['an archive without a manifest', () => tarOf({ 'format.json': format(1) }), DAMAGED],
    [
      'an archive with an entry that the manifest does not name',
      async () => {
        const entries = JSON.stringify({ ...makeManifest(), entries: [] })
        return tarOf({ 'format.json': format(1), 'uploads/avatars/1': 'x', 'manifest.json': entries })
      },
      DAMAGED,
    ],
  ]

  for (const [what, path, sentence] of refusals) {
    test(`refuses ${what}`, async ({ assert }) => {
      await assert.rejects(async () => checkArchive(await path()), sentence)
    })
  }

  test('refuses every archive that breaks off', async ({ assert }) => {
    const whole = await makeArchive(UPLOADS)
    const cuts = [whole.length - 1, whole.length - 9, whole.length >> 1, 2_000]
    for (const cut of cuts)
      await assert.rejects(() => checkArchive(writeFile(whole.subarray(0, cut))), DAMAGED)
  })

  test('refuses an archive whose tar breaks off after an entry', async ({ assert }) => {
    const tar = gunzipSync(await makeArchive(UPLOADS))
    for (const size of [512 * 2, 512 * 3, 512 * 14])
      await assert.rejects(() => checkArchive(writeFile(gzipSync(tar.subarray(0, size)))), DAMAGED)
  })

  test('refuses an archive in which a byte has changed', async ({ assert }) => {
    const tar = gunzipSync(await makeArchive(UPLOADS))
    const at = tar.indexOf(UPLOADS[1]![1])
    tar[at + 100]! ^= 1
    await assert.rejects(() => checkArchive(writeFile(gzipSync(tar))), DAMAGED)
  })

  test('says which file cannot be read', async ({ assert }) => {
    const path = archivePath()
    await assert.rejects(() => checkArchive(path), `${path} cannot be read: ENOENT.`)
  })
})
