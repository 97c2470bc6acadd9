import { test } from '@japa/runner'
import fc from 'fast-check'
import { cleanText } from '#posts/previews/rules/clean_text'

test.group('Cleaning a text', () => {
  test('returns null for an empty text', ({ assert }) => {
    for (const text of [undefined, null, '', ' \n\t', '\u200B', '\u0000\u202E'])
      assert.isNull(cleanText(text, 9))
  })

  test('joins lines', ({ assert }) => {
    assert.equal(cleanText('  We\n\n  are\thiring \u200B now ', 99), 'We are hiring now')
  })

  test('removes invisible and bidirectional characters', ({ assert }) => {
    assert.equal(cleanText('in\u0000voice\u202Efdp.\u2066exe\u2069', 99), 'invoicefdp.exe')
  })

  test('keeps joined emoji', ({ assert }) => {
    assert.equal(cleanText('👩\u200D🚀', 9), '👩\u200D🚀')
  })

  test('shortens with an ellipsis between characters', ({ assert }) => {
    assert.equal(cleanText('We are hiring', 13), 'We are hiring')
    assert.equal(cleanText('We are hiring', 8), 'We are…')
    assert.equal(cleanText('ab🚀cd', 4), 'ab…')
  })

  test('is idempotent and returns well-formed text within the limit', ({ assert }) => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, max) => {
        const tidy = cleanText(text, max)
        if (tidy === null) return
        assert.isAtMost(tidy.length, max)
        assert.isTrue(tidy.isWellFormed())
        assert.equal(cleanText(tidy, max), tidy)
      }),
    )
  })
})
