import { test } from '@japa/runner'
import fc from 'fast-check'
import { Selection } from '#community/share_images/gateways/drawing/selection'
import { typefacesFor } from '#community/share_images/gateways/drawing/typeface'

/** What the fonts of a title draw of a text. */
async function drawn(text: string): Promise<string> {
  const { title } = await typefacesFor(text)
  return new Selection(title).draw(text)
}

const BASES = ['a', 'é', 'ß', 'Щ', 'م', 'ש', 'न', 'ि', 'ส', '่', '日', '새', '1', '#', '&', '<', '"']
const SPACES = [
  ' ',
  '\n',
  '\u00a0',
  '\u2028',
  '\u0000',
  '\u001b',
  '\u007f',
  '\ud83d',
  '\udc4d',
  '\ue000',
  '\ufffe',
]
const MARKS = [
  '\u0301',
  '\u0335',
  '\u20e3',
  '\ufe0f',
  '\u200d',
  '\u200b',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u00ad',
]
const SYMBOLS = ['🚀', '👩', '🏽', '🇵', '🇹', '❤', 'த', 'ᚠ', '\u{10ffff}', '\u{e0067}']
/** What meets in titles, and what should not. */
const CHARACTERS = [...BASES, ...SPACES, ...MARKS, ...SYMBOLS]

test.group('The text of a picture', () => {
  for (const [what, given, expected] of [
    ['nothing of what nobody sees', '\u0000\u0007\u200b\u2060\ufeff \ue000\u{10ffff}', ''],
    ['nothing of a script that no font has', 'தமிழ் ᚠᚢᚦ', ''],
    ['the rest around it', 'Hello ᚠᚢᚦ world\u0378!', 'Hello world!'],
    ['no turned direction', 'a\u202Eevil\u202C \u2066b\u2069\u200f', 'aevil b'],
    ['half a character as nothing', 'a\ud83db', 'ab'],
    ['one line', ' a\n\tb\r\n c\u2028d\u00a0e ', 'a b c d e'],
    ['markup as text', '<script>alert("&amp;")</script>', '<script>alert("&amp;")</script>'],
    ['a letter without the accent that is missing', 'Z͑ͫ̓a̴l̷g̸o', 'Zalgo'],
    ['no accent without a letter', ' \u0301a \u0301\u0301b \u0335', 'a b'],
    ['accents of one language', `e${'\u0301'.repeat(60)}`, 'é\u0301\u0301\u0301'],
    ['letters with accents', 'Ação, über, Ærø, Ťažký, Nguyễn', 'Ação, über, Ærø, Ťažký, Nguyễn'],
    ['emoji as they were put together', '🚀 👩‍👩‍👧 🇵🇹 1️⃣ ❤️ 👍🏽', '🚀 👩‍👩‍👧 🇵🇹 1️⃣ ❤️ 👍🏽'],
    ['Greek and Cyrillic', 'Ελληνικά и ещё', 'Ελληνικά и ещё'],
    ['Arabic and Hebrew', 'مرحبا بالعالم שלום', 'مرحبا بالعالم שלום'],
    ['Hindi and Thai', 'नमस्ते สวัสดี', 'नमस्ते สวัสดี'],
    ['Chinese, Japanese and Korean', '我们 新しい 새로운', '我们 新しい 새로운'],
  ] as const) {
    test(`has ${what}`, async ({ assert }) => {
      assert.equal(await drawn(given), expected.normalize('NFC'))
    })
  }

  test('is drawable whatever it was made of, and stays the same', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 60 }), async (text) => {
        const once = await drawn(text)
        assert.equal(await drawn(once), once)
        assert.notMatch(once, /[\p{Cc}\u202a-\u202e\u2066-\u2069]|^\s|\s$|\s\s/u)
      }),
      { numRuns: 300 },
    )
  })
})
