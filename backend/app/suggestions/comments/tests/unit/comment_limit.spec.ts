import { test } from '@japa/runner'
import fc from 'fast-check'
import { SUGGESTION_MAX } from '#contract/core/rules/limits'
import { commentLength, fitsNetwork } from '#contract/suggestions/rules/comment_length'
import { commentLimit } from '#contract/suggestions/rules/comment_limit'

test.group('The maximum length of a comment', () => {
  for (const [host, max] of [
    ['linkedin.com', 1_250],
    ['pt.linkedin.com', 1_250],
    ['x.com', 280],
    ['twitter.com', 280],
    ['facebook.com', 8_000],
    ['m.facebook.com', 8_000],
    ['instagram.com', 2_200],
    ['m.youtube.com', 10_000],
    ['threads.net', 500],
    ['bsky.app', 300],
    ['mastodon.social', 500],
    ['tiktok.com', 150],
    ['old.reddit.com', 10_000],
    ['dev.to', SUGGESTION_MAX],
    ['notx.com', SUGGESTION_MAX],
    ['x.com.example', SUGGESTION_MAX],
    ['constructor', SUGGESTION_MAX],
  ] as const) {
    test(`is ${max} on ${host}`, ({ assert }) => {
      assert.equal(commentLimit(host).max, max)
    })
  }
})

test.group('The length of a comment', () => {
  for (const [host, text, length] of [
    ['linkedin.com', 'Olá 👋', 5],
    ['x.com', 'Olá', 3],
    ['x.com', '👋', 2],
    ['x.com', '👩‍🚀', 2],
    ['x.com', '🇵🇹', 2],
    ['x.com', '日本', 4],
    ['x.com', 'cafe\u0301', 4],
    ['x.com', 'See https://www.linkedin.com/posts/northwind_jobs now', 31],
    ['bsky.app', '👩‍🚀👩‍🚀', 2],
    ['mastodon.social', '👩‍🚀 https://a.example/b', 25],
    ['x.com', 'acme.com', 23],
    ['x.com', 'See acme.com/jobs, or blog.acme.de.', 56],
    ['x.com', 'acme.de', 7],
    ['x.com', 'ana@acme.com #acme.com Node.js', 30],
    ['x.com', 'https://acme.com日本語', 29],
    ['x.com', '見てhttps://acme.com/a?b=1。', 29],
    ['x.com', '(https://acme.com/a)', 25],
    ['mastodon.social', '@user@very.long.instance.example hi', 8],
    ['mastodon.social', 'ana@acme.example acme.com', 25],
    ['bsky.app', 'https://news.example/2026/06/02/a-long-headline', 28],
    ['bsky.app', 'https://news.example/', 12],
    ['bsky.app', 'https://news.example/short', 18],
    ['bsky.app', 'acme.com/a-very-long-path-of-a-page', 24],
    ['linkedin.com', 'https://acme.com', 16],
  ] as const) {
    test(`“${text}” is ${length} on ${host}`, ({ assert }) => {
      assert.equal(commentLength(text, commentLimit(host)), length)
    })
  }

  test('never falls when text is appended', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    const host = fc.constantFrom('x.com', 'bsky.app', 'mastodon.social', 'linkedin.com')
    fc.assert(
      fc.property(host, text, text, (at, one, more) => {
        return commentLength(`${one} ${more}`, commentLimit(at)) >= commentLength(one, commentLimit(at))
      }),
    )
  })

  test('may equal the maximum but not exceed it', ({ assert }) => {
    assert.isTrue(fitsNetwork('x'.repeat(280), 'x.com'))
    assert.isFalse(fitsNetwork('x'.repeat(281), 'x.com'))
    assert.isFalse(fitsNetwork('日'.repeat(141), 'x.com'))
    assert.isTrue(fitsNetwork('👩‍🚀'.repeat(300), 'bsky.app'))
  })
})
