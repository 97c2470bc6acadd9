import { test } from '@japa/runner'
import { imageTypeOf } from '#profile/avatars/image_type'

test.group('The type of a file', () => {
  for (const [what, start] of [
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a page', '<!doctype html>'],
    ['a PDF', '%PDF-1.7'],
    ['a sound', 'RIFF\x10\x00\x00\x00WAVEfmt '],
    ['a picture that begins later', ' GIF89a'],
    ['half a signature', '\x89PNG'],
  ] as const) {
    test(`is none of ours for ${what}`, ({ assert }) => {
      assert.isNull(imageTypeOf(Buffer.from(start, 'latin1')))
    })
  }

  for (const [type, start] of [
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/gif', 'GIF87a'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x0a\x00\x00\x00WEBPVP8 '],
  ] as const) {
    test(`is ${type} by its first bytes`, ({ assert }) => {
      assert.equal(imageTypeOf(Buffer.from(start, 'latin1')), type)
    })
  }
})
