import { test } from '@japa/runner'
import fc from 'fast-check'
import { normalizeText } from '#suggestions/comments/rules/normalize_text'
import { isNearDuplicate, similarity, MEASURED_LENGTH_MIN } from '#suggestions/comments/rules/similarity'

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz']
const word = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 2, maxLength: 9 })
const sentence = fc.array(word, { minLength: 12, maxLength: 40 }).map((words) => words.join(' '))
const anything = fc.string({ unit: 'grapheme', maxLength: 60 })

/** The text with characters changed, removed or inserted. */
const retyped = (text: string, edits: { at: number; how: number; character: string }[]) =>
  edits.reduce((changed, { at, how, character }) => {
    const place = at % changed.length
    return changed.slice(0, place) + (how === 0 ? '' : character) + changed.slice(place + (how === 2 ? 0 : 1))
  }, text)

const edit = fc.record({ at: fc.nat(), how: fc.nat(2), character: fc.constantFrom(...ALPHABET) })

test.group('The similarity of two texts', () => {
  test('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(fc.oneof(anything, sentence), fc.oneof(anything, sentence), (a, b) => {
        const found = similarity(a, b)
        return found === similarity(b, a) && found >= 0 && found <= 1
      }),
    )
  })

  test('is 1 for equal texts, however they are typed', () => {
    fc.assert(
      fc.property(anything, (text) => {
        return similarity(text, text) === 1 && similarity(text, `  ${normalizeText(text)} `) === 1
      }),
    )
  })

  test('falls with each word appended to one of them', () => {
    fc.assert(
      fc.property(sentence, fc.array(word, { minLength: 1, maxLength: 10 }), (text, more) => {
        let longer = text
        let last = 1
        for (const next of more) {
          longer += ` ${next}`
          const found = similarity(text, longer)
          if (found >= last) return false
          last = found
        }
        return true
      }),
    )
  })

  test('makes a text with one or two typos a near-duplicate', () => {
    fc.assert(
      fc.property(sentence, fc.array(edit, { maxLength: 2 }), (text, edits) =>
        isNearDuplicate(text, retyped(text, edits)),
      ),
    )
  })

  test('is 0 or 1 for short texts', ({ assert }) => {
    const short = fc.string({
      unit: fc.constantFrom(...ALPHABET),
      minLength: 1,
      maxLength: MEASURED_LENGTH_MIN - 1,
    })
    fc.assert(fc.property(short, short, (a, b) => similarity(a, b) === Number(a === b)))
    assert.isFalse(isNearDuplicate('Well done!', 'Well done!!! 🎉'))
  })
})

test.group('A near-duplicate', () => {
  for (const [one, other] of [
    ['Congratulations to the whole team, great launch!', 'Great launch, congratulations to the whole team'],
    [
      'So proud of what Marina and the team have shipped',
      'So proud of what Jonas and the team have shipped!',
    ],
    ['Que grande lançamento, parabéns a toda a equipa!', 'Que grande lancamento! Parabéns a toda a equipe'],
    ['お知らせありがとうございます、とても楽しみです', 'お知らせありがとうございます。とても楽しみです！'],
  ] as const) {
    test(`of “${one}” is “${other}”`, ({ assert }) => {
      assert.isTrue(isNearDuplicate(one, other))
    })
  }

  for (const [one, other] of [
    [
      'Congratulations to the whole team, great launch!',
      'Which part of the launch surprised your team most?',
    ],
    ['So proud of what Marina and the team have shipped', 'Marina, what would you do differently next time?'],
    ['I have waited for this feature for years', 'I would love to hear how long this took'],
  ] as const) {
    test(`of “${one}” is not “${other}”`, ({ assert }) => {
      assert.isFalse(isNearDuplicate(one, other))
    })
  }
})
