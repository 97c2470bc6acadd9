import { test } from '@japa/runner'
import fc from 'fast-check'
import { normalizeText } from '#comments/rules/normalize_text'

const text = fc.string({ unit: 'binary', maxLength: 80 })

test.group('The form in which texts are compared', () => {
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
    test(`is one for “${one}” and “${other}”`, ({ assert }) => {
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
    test(`keeps “${one}” and “${other}” apart`, ({ assert }) => {
      assert.notEqual(normalizeText(one), normalizeText(other))
    })
  }

  test('is its own form', () => {
    fc.assert(
      fc.property(text, (any) => normalizeText(normalizeText(any)) === normalizeText(any)),
      { numRuns: 2_000 },
    )
  })

  test('is never empty for a text that can be sent', () => {
    fc.assert(fc.property(text, (any) => any.trim() === '' || normalizeText(any) !== ''))
  })
})
