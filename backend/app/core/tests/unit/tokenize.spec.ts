import { test } from '@japa/runner'
import fc from 'fast-check'
import { slugify } from '#contract/core/rules/slug'
import { tokenize, tokenizeSearch } from '#core/database/search/tokenize'

test.group('Tokenizing a text', () => {
  for (const [text, words] of [
    ['How we cut our p95-latency', ['how', 'we', 'cut', 'our', 'p95', 'latency']],
    ['Café, CAFE\u0301 & cafe!', ['cafe']],
    ['Ação é já', ['acao', 'e', 'ja']],
    ['blog.example.com', ['blog', 'example', 'com']],
    ['100 % sicher: Straße', ['100', 'sicher', 'strasse']],
    ["O'Brien’s e-mail", ['o', 'brien', 's', 'e', 'mail', 'obrien', 'email']],
    ['Smørrebrød, Łódź', ['smorrebrod', 'lodz']],
    ['👍🏽 ❤️ 🇵🇹', ['👍', '❤', '🇵🇹']],
    ['我们正在招聘', ['我们', '正在', '招聘']],
    ['🎉 ... !?', ['🎉']],
    ['', []],
  ] as const) {
    test(`finds the words of "${text}"`, ({ assert }) => {
      assert.deepEqual(tokenize(text), [...words])
    })
  }

  for (const [search, text] of [
    ['obrien', "O'Brien wins"],
    ["o'brien", 'OBrien wins'],
    ['O’Brien', "O'Brien wins"],
    ['brien', "O'Brien wins"],
    ['equipe', 'L’équipe'],
    ['lequipe', 'L’équipe'],
    ['strasse', 'Straße'],
    ['straße', 'Strasse'],
    ['email', 'Your e-mail'],
    ['e-mail', 'Your email'],
    ['e-mail', 'Your e-mail'],
    ['❤', 'We ❤️ it'],
    ['👍', 'Fine 👍🏽'],
    ['p95 latency', 'Our p95-latency'],
  ]) {
    test(`finds "${text}" by "${search}"`, ({ assert }) => {
      const words = tokenize(text!)
      for (const word of tokenizeSearch(search!)) assert.isTrue(words.some((found) => found.startsWith(word)))
    })
  }

  test('returns each word once and limits its length', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const words = tokenize(text)
        assert.equal(new Set(words).size, words.length)
        for (const word of words) assert.isTrue(word.length > 0 && word.length <= 40)
      }),
    )
  })

  test('spells every Latin letter as a slug does, if a slug can have it', ({ assert }) => {
    const characters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code))
    const spelt = characters.filter((found) => /\p{L}/u.test(found) && slugify(`a${found}a`).length > 2)
    assert.includeMembers(spelt, ['ß', 'Æ', 'œ', 'Ø', 'ł', 'đ', 'ð', 'þ', 'ı', 'é', 'z'])
    for (const found of spelt.filter((each) => !slugify(`a${each}a`).includes('-')))
      assert.deepEqual(tokenize(`a${found}a`), [slugify(`a${found}a`)], found)
  })

  test('ignores case and accents', ({ assert }) => {
    const words = fc.string({ unit: fc.constantFrom(...'aeiounc xyz'), maxLength: 60 })
    fc.assert(
      fc.property(words, (text) => {
        const decorated = text.replaceAll('a', 'á').replaceAll('n', 'Ñ').replaceAll('c', 'ç').toUpperCase()
        assert.deepEqual(tokenize(decorated), tokenize(text))
      }),
    )
  })
})
