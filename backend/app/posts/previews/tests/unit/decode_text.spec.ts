import { test } from '@japa/runner'
import { decodeText } from '#posts/previews/rules/decode_text'

const latin = (text: string) => Buffer.from(text, 'latin1')

test.group('Decoding a page', () => {
  test('reads UTF-8 by default and for unknown charsets', ({ assert }) => {
    assert.equal(decodeText(Buffer.from('Grüße'), null), 'Grüße')
    assert.equal(decodeText(Buffer.from('Grüße'), 'klingon'), 'Grüße')
  })

  test('replaces bytes that cannot be decoded', ({ assert }) => {
    assert.equal(decodeText(latin('Gr\xfc\xdfe'), null), 'Gr\uFFFD\uFFFDe')
  })

  test('uses the charset of the header', ({ assert }) => {
    assert.equal(decodeText(latin('Gr\xfc\xdfe'), 'ISO-8859-1'), 'Grüße')
    assert.equal(decodeText(Buffer.from([0x83, 0x65, 0x83, 0x58]), 'shift_jis'), 'テス')
  })

  for (const meta of [
    '<meta charset="windows-1252">',
    '<META CHARSET=windows-1252>',
    '<meta http-equiv="content-type" content="text/html; charset=windows-1252">',
  ]) {
    test(`uses the charset of ${meta}`, ({ assert }) => {
      assert.equal(decodeText(latin(`${meta}Gr\xfc\xdfe`), null), `${meta}Grüße`)
    })
  }

  for (const [what, before] of [
    ['1,500 bytes', ' '.repeat(1_500)],
    ['a long script', `<script>${'x'.repeat(3_000)}'<meta charset="utf-8">'</script>`],
    ['a long comment', `<!-- ${'x'.repeat(3_000)} <meta charset="utf-8"> -->`],
  ]) {
    test(`uses a charset that is declared after ${what}`, ({ assert }) => {
      const page = `<head>${before}<meta charset="windows-1251"><title>`
      const bytes = Buffer.concat([latin(page), Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])])
      assert.equal(decodeText(bytes, null), `${page}Привет`)
    })
  }

  test('prefers the byte order mark to the header, and the header to the page', ({ assert }) => {
    const page = '<meta charset="windows-1252">Grüße'
    assert.equal(decodeText(Buffer.from(page), 'utf-8'), page)
    assert.equal(decodeText(Buffer.from(`\uFEFF${page}`), 'windows-1252'), page)
    assert.equal(decodeText(Buffer.from('\uFEFFGrüße', 'utf16le'), 'utf-8'), 'Grüße')
  })

  test('ignores a UTF-16 declaration inside a readable page', ({ assert }) => {
    const page = '<meta charset="utf-16">Grüße'
    assert.equal(decodeText(Buffer.from(page), null), page)
  })
})
