import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import env from '#start/env'
import { FileFolder } from '#core/files/file_folder'
import { SUPPORT_ATTACHMENT_MAX_BYTES } from '#contract/moderation/rules/support'
import { newId } from '#core/runtime/ids'
import type { SupportRequestList } from '#contract/moderation/data/support'
import { sendRequest, storedFiles, type SentFile } from '#moderation/support/tests/support/send_request'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { inEachStorage } from '#tests/storages'
import { locatedPicture, picture, promisedPicture } from '#tests/pictures'

const SCRIPT = '<script>alert(1)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const NOTE: SentFile = { content: 'It says no.', name: 'note.txt', type: 'text/plain' }

const text = (bytes: number): SentFile => ({ ...NOTE, content: 'x'.repeat(bytes) })
const requests = () => db.from('support_requests')

/** Sends files, and checks that neither a row nor a file is left if they are refused. */
async function codeOf(files: SentFile[]): Promise<string | undefined> {
  const before = await storedFiles()
  const rows = (await requests()).length
  const { status, body } = await sendRequest({ files })
  if (status === 201) return undefined
  const left = (await storedFiles()).filter((name) => !before.includes(name))
  if (left.length > 0 || (await requests()).length > rows) return 'something remains'
  return body.code
}

inEachStorage('An attachment is refused', (group) => {
  rollBack(group)

  for (const [what, content, name, type] of [
    ['an SVG', SVG, 'drawing.svg', 'image/svg+xml'],
    ['an SVG as text', `\n ${SVG}`, 'note.txt', 'text/plain'],
    ['an SVG behind an XML declaration', `<?xml version="1.0"?>${SVG}`, 'note.txt', 'text/plain'],
    ['HTML as text', `<!DOCTYPE html>${SCRIPT}`, 'note.txt', 'text/plain'],
    ['HTML with the name of a picture', `<html>${SCRIPT}`, 'me.png', 'image/png'],
    ['a script with the first bytes of a JPEG', `\xff\xd8\xff${SCRIPT}`, 'me.jpg', 'image/jpeg'],
    ['HTML with the first bytes of a GIF', `GIF89a${SCRIPT}`, 'me.gif', 'image/gif'],
    ['a PDF without its end', '%PDF-1.4\nnothing', 'a.pdf', 'application/pdf'],
    ['a PDF that does not begin as one', ` \x00${PDF}`, 'a.pdf', 'application/pdf'],
    ['a program', '\x7fELF\x02\x01\x01\x00', 'note.txt', 'text/plain'],
    ['a ZIP file', 'PK\x03\x04\x14\x00', 'note.txt', 'text/plain'],
    ['text of another encoding', 'caf\xe9', 'note.txt', 'text/plain'],
    ['text with NUL bytes', 'a\x00b', 'note.txt', 'text/plain'],
  ] as const) {
    test(`that is ${what}`, async ({ assert }) => {
      assert.equal(await codeOf([{ content, name, type }]), 'SUPPORT_FILE_TYPE_INVALID')
    })
  }

  test('that is an image of too many pixels, or truncated', async ({ assert }) => {
    assert.equal(await codeOf([{ content: promisedPicture(50_000, 50_000) }]), 'SUPPORT_FILE_TYPE_INVALID')
    const whole = await picture().jpeg().toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    assert.equal(await codeOf([NOTE, { content: half }]), 'SUPPORT_FILE_TYPE_INVALID')
  })

  test('that is empty', async ({ assert }) => {
    assert.equal(await codeOf([{ content: '', name: 'empty.txt' }]), 'FILE_EMPTY')
  })

  test('that is too large by one byte, or by far', async ({ assert }) => {
    assert.equal(await codeOf([text(SUPPORT_ATTACHMENT_MAX_BYTES + 1)]), 'FILE_TOO_LARGE')
    assert.equal(await codeOf([text(SUPPORT_ATTACHMENT_MAX_BYTES * 4)]), 'FILE_TOO_LARGE')
    assert.isUndefined(await codeOf([text(SUPPORT_ATTACHMENT_MAX_BYTES)]))
  })

  for (const field of ['attachment', 'file', 'description']) {
    test(`in the field ${field}, which takes none`, async ({ assert }) => {
      assert.equal(await codeOf([NOTE, { ...NOTE, field }]), 'VALIDATION_FAILED')
      const { body } = await sendRequest({ files: [{ ...NOTE, field }] })
      assert.containsSubset(body.details?.fields, [{ field, rule: 'unknown' }])
    })
  }

  test('when there are four', async ({ assert }) => {
    const { status, body } = await sendRequest({ files: [NOTE, NOTE, NOTE, NOTE] })
    assert.deepEqual([status, body.message], [422, 'You can upload up to 3 files'])
    assert.equal(await codeOf([NOTE, NOTE, NOTE, NOTE]), 'TOO_MANY_FILES')
  })

  test('with the message of the specification', async ({ assert }) => {
    const { body } = await sendRequest({ files: [{ content: SVG }] })
    assert.equal(body.message, 'Invalid file type. Only images, pdf, and txt allowed.')
  })
})

test.group('A disk that is full', (group) => {
  rollBack(group)

  test('refuses the request cleanly, and the next one is stored', async ({ assert, cleanup }) => {
    const save = FileFolder.prototype.save
    let saved = 0
    cleanup(() => void (FileFolder.prototype.save = save))
    FileFolder.prototype.save = async function fail(name, content) {
      saved += 1
      if (saved === 1) return save.call(this, name, content)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    assert.equal(await codeOf([NOTE, NOTE]), 'STORAGE_FULL')
    assert.equal(saved, 2)
    FileFolder.prototype.save = save
    assert.isUndefined(await codeOf([NOTE, NOTE]))
  })

  test('of the database leaves no file', async ({ assert }) => {
    await db.rawQuery('alter table support_attachments rename to lost_attachments')
    assert.equal(await codeOf([NOTE]), 'DATABASE_ERROR')
  })
})

/** Sends one file, and downloads it as an administrator. */
async function sendAndDownload(file: SentFile) {
  const { status } = await sendRequest({ files: [file] })
  const as = await tokenOf(await makeUser({ isAdmin: true }))
  const { body } = await callApi('GET', '/api/support/admin/requests', { as })
  const [attachment] = (body as unknown as SupportRequestList).requests[0]!.attachments
  const headers = { authorization: `Bearer ${as}` }
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${attachment!.url}`, {
    headers,
  })
  const content = Buffer.from(await answer.arrayBuffer())
  return { status, attachment: attachment!, headers: answer.headers, content }
}

inEachStorage('An attachment', (group) => {
  rollBack(group)

  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`that is a ${format} is encoded anew`, async ({ assert }) => {
      const sent = await picture(90, 60).toFormat(format).toBuffer()
      const { attachment, content } = await sendAndDownload({ content: sent, name: `me.${format}` })
      const { format: kept, width, height } = await sharp(content).metadata()
      assert.deepEqual([kept, width, height], [format, 90, 60])
      assert.deepEqual([attachment.mimetype, attachment.size], [`image/${format}`, content.length])
    })
  }

  test('loses its metadata, and a script behind the picture', async ({ assert }) => {
    const polyglot = Buffer.concat([await locatedPicture(), Buffer.from(SCRIPT)])
    const { content } = await sendAndDownload({ content: polyglot })
    assert.isFalse(content.includes('script'))
    assert.isUndefined((await sharp(content).metadata()).exif)
  })

  test('that is a PDF or text is kept as it is', async ({ assert }) => {
    assert.equal((await sendAndDownload({ content: PDF, name: 'a.pdf' })).content.toString('latin1'), PDF)
    assert.equal((await sendAndDownload(NOTE)).content.toString(), 'It says no.')
  })

  test('is a download that no browser shows or caches', async ({ assert }) => {
    const { headers } = await sendAndDownload(NOTE)
    assert.equal(headers.get('content-type'), 'application/octet-stream')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(
      headers.get('content-disposition'),
      `attachment; filename="note.txt"; filename*=UTF-8''note.txt`,
    )
    assert.match(headers.get('content-security-policy')!, /sandbox/)
    assert.equal(headers.get('cache-control'), 'private, no-store')
  })

  for (const [sent, saved] of [
    ['../../../app-key', 'app-key.png'],
    ['..\\..\\windows\\system.ini', 'system.ini.png'],
    ['/etc/passwd', 'passwd.png'],
    ['%2e%2e%2fapp-key', '_2e_2e_2fapp-key.png'],
    ['setup.exe', 'setup.exe.png'],
    ['Übersicht März.PNG', 'Übersicht März.png'],
    ['...', 'attachment.png'],
  ] as const) {
    test(`called ${sent} is saved as ${saved}`, async ({ assert }) => {
      const before = await storedFiles()
      const { attachment } = await sendAndDownload({
        content: await picture(9, 9).png().toBuffer(),
        name: sent,
      })
      assert.equal(attachment.filename, saved)
      const [file, ...more] = (await storedFiles()).filter((name) => !before.includes(name))
      assert.isEmpty(more)
      assert.match(file!, /^[0-9a-f-]{36}$/)
    })
  }

  test('that does not exist, or no longer, answers 404', async ({ assert }) => {
    const as = await makeUser({ isAdmin: true })
    assert.equal((await callApi('GET', `/api/support/admin/attachments/${newId()}`, { as })).status, 404)
    await sendRequest({ files: [NOTE] })
    const { id } = await db.from('support_attachments').firstOrFail()
    await db.from('support_attachments').update({ file: null })
    assert.equal((await callApi('GET', `/api/support/admin/attachments/${id}`, { as })).status, 404)
  })

  test('is not below the folder of the web client', ({ assert }) => {
    assert.notInclude(join(env.dataDir, 'uploads', 'support'), join('backend', 'public'))
  })
})
