import { test } from '@japa/runner'
import fc from 'fast-check'
import { PackedSignatures } from '#suggestions/comments/rules/packed_signatures'
import { isNearDuplicate, measure } from '#suggestions/comments/rules/similarity'
import { signatureOf } from '#suggestions/comments/rules/signature'

const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 2, maxLength: 9 })
const words = fc.array(word, { minLength: 3, maxLength: 120 })
const anything = fc.string({ unit: 'grapheme', maxLength: 60 })

/** Replaces some of the words, so that pairs lie on both sides of the limit. */
const changed = (text: string[], others: string[], every: number) =>
  text.map((each, index) => (index % 10 < every ? others[index % others.length]! : each))

const sign = (text: string) => signatureOf(measure(text))

const pack = (texts: readonly string[]) => {
  const signatures = new PackedSignatures()
  for (const [index, each] of texts.entries()) signatures.add(String(index), sign(each))
  return signatures
}

const candidates = (text: string, known: readonly string[]) =>
  pack(known).candidates(sign(text), known.length)

test.group('The signatures of texts', () => {
  test('find every near-duplicate of the exact comparison', ({ assert }) => {
    let near = 0
    fc.assert(
      fc.property(words, words, fc.nat(5), (text, others, every) => {
        const [one, other] = [text.join(' '), changed(text, others, every).join(' ')]
        if (!isNearDuplicate(one, other)) return true
        near += 1
        return candidates(one, [other]).length === 1
      }),
      { numRuns: 2_000 },
    )
    assert.isAbove(near, 500)
  })

  test('put a repeat first, however it is typed and however short', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          words.map((all) => all.join(' ')),
        ),
        fc.array(anything),
        (text, others) => {
          const known = [...others, `  ${text.toUpperCase()}!`, ...others]
          const form = measure(text).text
          const [first] = candidates(known[others.length]!, known)
          return measure(known[Number(first)]!).text === measure(known[others.length]!).text || form === ''
        },
      ),
    )
  })

  test('leave only few others to compare', ({ assert }) => {
    const texts = fc.sample(
      fc.array(word, { minLength: 60, maxLength: 80 }).map((all) => all.join(' ')),
      500,
    )
    const signatures = pack(texts)
    const found = texts.map((text) => signatures.candidates(sign(text), texts.length).length)
    assert.isBelow(Math.max(...found), 5)
  })
})
