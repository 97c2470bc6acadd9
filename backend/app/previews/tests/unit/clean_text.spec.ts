import { test } from '@japa/runner'
import fc from 'fast-check'
import { cleanText } from '#previews/rules/clean_text'

test.group('Tidying the words of a page', () => {
  test('leaves nothing of nothing', ({ assert }) => {
    for (const text of [undefined, null, '', ' \n\t', '\u200B', '\u0000\u202E'])
      assert.isNull(cleanText(text, 9))
  })

  test('makes one line of many', ({ assert }) => {
    assert.equal(cleanText('  We\n\n  are\thiring \u200B now ', 99), 'We are hiring now')
  })

  test('takes out what is invisible or turns the direction', ({ assert }) => {
    assert.equal(cleanText('in\u0000voice\u202Efdp.\u2066exe\u2069', 99), 'invoicefdp.exe')
  })

  test('keeps what makes one picture of several', ({ assert }) => {
    assert.equal(cleanText('👩\u200D🚀', 9), '👩\u200D🚀')
  })

  test('shortens with three dots, and halves no character', ({ assert }) => {
    assert.equal(cleanText('We are hiring', 13), 'We are hiring')
    assert.equal(cleanText('We are hiring', 8), 'We are…')
    assert.equal(cleanText('ab🚀cd', 4), 'ab…')
  })

  test('is never too long, never broken, and tidy at once', ({ assert }) => {
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
