import { test } from '@japa/runner'
import { picture } from '#tests/pictures'
import { imageTypeOf } from '#core/files/images'

test.group('Detecting the type of an image', () => {
  for (const [what, start] of [
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
    ['HTML', '<!doctype html>'],
    ['a PDF', '%PDF-1.7'],
    ['a WAV file', 'RIFF\x10\x00\x00\x00WAVEfmt '],
    ['an image with leading bytes', ' GIF89a'],
    ['a partial signature', '\x89PNG'],
  ] as const) {
    test(`does not recognize ${what}`, async ({ assert }) => {
      assert.isNull(await imageTypeOf(Buffer.from(start, 'latin1')))
    })
  }

  for (const format of ['tiff', 'avif'] as const) {
    test(`does not recognize ${format}`, async ({ assert }) => {
      assert.isNull(await imageTypeOf(await picture(9, 9).toFormat(format).toBuffer()))
    })
  }

  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`recognizes image/${format} by its content`, async ({ assert }) => {
      assert.equal(await imageTypeOf(await picture(9, 9).toFormat(format).toBuffer()), `image/${format}`)
    })
  }

  test('recognizes the older version of GIF', async ({ assert }) => {
    const file = await picture(9, 9).gif().toBuffer()
    file.write('GIF87a', 'latin1')
    assert.equal(await imageTypeOf(file), 'image/gif')
  })
})
