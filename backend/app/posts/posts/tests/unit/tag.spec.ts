import { test } from '@japa/runner'
import fc from 'fast-check'
import { normalizeTag, normalizeTags, readTagFilter, splitTags } from '#contract/posts/rules/tag'

test.group('The spelling of a tag', () => {
  for (const [tag, ...others] of [
    ['launch', '#Launch', '＃launch', 'ｌａｕｎｃｈ', 'lau\u200bnch', 'lau\u00adnch', '\ufeff launch '],
    ['café', 'cafe\u0301', 'CAFÉ'],
    ['istanbul', 'İstanbul', 'I\u0307stanbul', 'ISTANBUL'],
    ['big-news', 'Big  News', 'big,news', 'big\u00a0news'],
    ['c#', 'C#', '#c#', '＃Ｃ＃'],
    ['c#-dev', 'C# dev'],
    ['❤️', '❤', '❤︎'],
    ['1️⃣', '1⃣'],
    ['❤️‍🔥', '❤‍🔥'],
    ['👨‍👩‍👧'],
    ['می‌خواهم'],
    ['', '#', ' # ', '\u200b', '،'],
  ] as const) {
    for (const other of [tag, ...others])
      test(`is ${JSON.stringify(tag)} for ${JSON.stringify(other)}`, ({ assert }) =>
        assert.equal(normalizeTag(other), tag))
  }

  test('stays the same the second time', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeTag(text)
        assert.equal(normalizeTag(once), once)
      }),
    )
  })
})

test.group('A text with tags', () => {
  for (const [text, tags] of [
    ['#one #two', ['one', 'two']],
    ['#one#two', ['one', 'two']],
    ['＃one＃two', ['one', 'two']],
    ['one two', ['one-two']],
    ['#one two #three', ['one-two', 'three']],
    ['one、two，three', ['one', 'two', 'three']],
    ['one; two؛ three، four', ['one', 'two', 'three', 'four']],
    ['one\ntwo', ['one', 'two']],
    ['C#, F#', ['c#', 'f#']],
    ['issue#4', ['issue#4']],
    [' , ', []],
  ] as const) {
    test(`names ${JSON.stringify(tags)}: ${JSON.stringify(text)}`, ({ assert }) =>
      assert.deepEqual(normalizeTags(splitTags(text)), [...tags]))
  }

  test('leave out a lone sign, unless there is nothing else', ({ assert }) => {
    for (const text of ['##one ##two', '# #one #two', '#one # #two #']) {
      assert.deepEqual(splitTags(text).map(normalizeTag), ['one', 'two'], text)
    }
    assert.deepEqual(splitTags('#'), ['#'])
  })

  test('filters by what posts can have', ({ assert }) => {
    assert.deepEqual(readTagFilter(`Launch,launch,,${'x'.repeat(41)}`), ['launch'])
  })
})
