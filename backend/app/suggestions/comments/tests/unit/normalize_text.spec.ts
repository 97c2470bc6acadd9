import { test } from '@japa/runner'
import fc from 'fast-check'
import { normalizeText } from '#suggestions/comments/rules/normalize_text'

const text = fc.string({ unit: 'binary', maxLength: 80 })

test.group('Normalizing a text', () => {
  for (const [one, other] of [
    ['What a start!', 'what a START'],
    ['Bravo — so good.', ' bravo   so\ngood '],
    ['Félicitations à l’équipe', "Felicitations a l'equipe"],
    ['Ｆｕｌｌ width ①', 'full width 1'],
    ['in\u200bvisible\u00ad', 'invisible'],
    ['Well done 👍🏽 ❤️', 'well done 👍 ❤'],
    ['don’t stop', 'dont stop'],
    ['ΟΔΟΣ', 'οδός'],
  ] as const) {
    test(`makes “${one}” and “${other}” equal`, ({ assert }) => {
      assert.equal(normalizeText(one), normalizeText(other))
    })
  }

  for (const [one, other] of [
    ['Well done 👍', 'Well done 👏'],
    ['C++', 'C'],
    ['we are', 'were'],
    ['!!!', '???'],
    ['किताब', 'कताब'],
  ] as const) {
    test(`keeps “${one}” and “${other}” different`, ({ assert }) => {
      assert.notEqual(normalizeText(one), normalizeText(other))
    })
  }

  test('is idempotent', () => {
    fc.assert(
      fc.property(text, (any) => normalizeText(normalizeText(any)) === normalizeText(any)),
      { numRuns: 2_000 },
    )
  })

  test('never yields an empty text for a valid one', () => {
    fc.assert(fc.property(text, (any) => any.trim() === '' || normalizeText(any) !== ''))
  })
})
