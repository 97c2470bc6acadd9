import { test } from '@japa/runner'
import fc from 'fast-check'
import { isBlank, oneLine } from '#contract/core/rules/visible_text'

const INVISIBLE = [
  ' \n\t',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u180e',
  '\u200b',
  '\u200e\u200f',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066\u2069',
  '\u2800',
  '\u{1d159}',
  '\u3000',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufffc',
  '\ud800',
  '\u0000',
  '\u0301',
  '\u{1d173}',
  '\u{e0041}',
  '\u{e0100}',
]

test.group('A text that shows nothing', () => {
  for (const text of INVISIBLE) {
    test(`is blank: ${JSON.stringify(text)} (U+${text.codePointAt(0)!.toString(16)})`, ({ assert }) => {
      assert.isTrue(isBlank(text))
      assert.isTrue(isBlank(oneLine(text)))
    })
  }

  test('is blank when it has nothing else either', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INVISIBLE)), (texts) => assert.isTrue(isBlank(texts.join('')))),
    )
  })

  for (const text of ['.', '⠓', '\u0600', '👍', '\u{1fae9}', '\uf8ff', 'م']) {
    test(`is not ${text}`, ({ assert }) => assert.isFalse(isBlank(`\u200b${text}\u200b`)))
  }
})

const BELONGING = {
  'a family': 'Meet the team 👨‍👩‍👧',
  'a couple with two skins': '👨🏻‍❤️‍💋‍👨🏼',
  'a burning heart': '❤️‍🔥 and ⛓️‍💥',
  'a flag of several': '🏳️‍🌈 🏴‍☠️ 👁️‍🗨️',
  'the flag of England': 'London 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'a keycap': 'Step 1️⃣',
  Persian: 'می‌خواهم',
  'an abbreviation in Persian': 'ه‍.ق',
  Hindi: 'क्‍ष',
  Sinhala: 'ශ්‍රී',
  'a break between words of Khmer': 'ម៉ូ​លី',
  'an Arabic number sign': '؀1234',
  'a variant of an ideograph': '葛󠄀城',
  'an old syllable of Hangul': 'ᅟᅡᆫ ᄒᅠᆫ',
  'a space of Braille': '⠓⠊⠀⠞',
}

test.group('A text on one line', () => {
  for (const [what, text] of Object.entries(BELONGING)) {
    test(`keeps ${what}`, ({ assert }) => assert.equal(oneLine(text), text))
  }

  for (const [text, shown] of [
    [' Launch\n\n day\u2028now ', 'Launch day now'],
    ['lau\u200bnch\u00ad\u2060', 'launch'],
    ['\ufeffLaunch\ufffc', 'Launch'],
    ['a\u200db\u200cc\ufe0f\ufe0f', 'abc\ufe0f'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['Launch\u2800\u2800day', 'Launchday'],
    ['می\u200c', 'می'],
    ['ه\u200b\u17b4', 'ه'],
    ['\u115f\u1160', ''],
    ['\u115f\u1160\u11a8', '\u115f\u1160\u11a8'],
    ['\u3164\ufe0f', ''],
    ['ه\u200b\u{13430}', 'ه'],
    ['👍\u{e0068}\u{e0069}', '👍'],
    ['🏴\u{e0067}\u{e0062}', '🏴'],
    ['ㅤLaunch', 'Launch'],
  ] as const) {
    test(`has no stray ones: ${JSON.stringify(text)}`, ({ assert }) => assert.equal(oneLine(text), shown))
  }

  test('stays the same the second time', ({ assert }) => {
    const parts = fc.constantFrom(...INVISIBLE, ...Object.values(BELONGING).join(''), 'a', ' ')
    fc.assert(
      fc.property(fc.array(parts), (texts) => {
        const once = oneLine(texts.join(''))
        assert.equal(oneLine(once), once)
      }),
      { numRuns: 20_000 },
    )
  })
})
