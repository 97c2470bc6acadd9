import { test } from '@japa/runner'
import fc from 'fast-check'
import type { PublicPostDetails } from '#contract/data/post'
import { bootScript } from '#pages/rules/boot_script'
import { postHead } from '#pages/rules/heads'
import { renderHead } from '#pages/rules/page_head'

const APP_URL = 'https://fanfare.test'

const makePost = (title: string, comment: string | null, isSensitive = false): PublicPostDetails => ({
  id: 'p',
  slug: 'launch',
  title,
  url: 'https://linkedin.com/posts/1',
  host: 'linkedin.com',
  comment,
  mood: null,
  isSensitive,
  organization: { id: 'o', name: 'Northwind', slug: 'northwind' },
  creator: null,
  tags: [],
  commentsCount: 2,
  availableCount: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '$&$1',
    '<!--',
    '\u2028\u2029',
  ),
)

test.group('The head of a page', () => {
  test('contains the page data, escaped', ({ assert }) => {
    fc.assert(
      fc.property(nasty, nasty, (title, comment) => {
        const post = makePost(title, comment)
        const script = bootScript({ kind: 'public-post', post })
        const json = /^<script type="application\/json" id="boot">([^<]*)<\/script>$/.exec(script)?.[1]
        assert.notMatch(json!, /[<>&\u2028\u2029]/)
        assert.deepEqual(JSON.parse(json!), { kind: 'public-post', post: JSON.parse(JSON.stringify(post)) })
      }),
    )
  })

  test('escapes attribute values', ({ assert }) => {
    fc.assert(
      fc.property(nasty, nasty, (title, comment) => {
        const head = renderHead({ ...postHead(APP_URL, makePost(title, comment)), boot: undefined })
        const bare = renderHead({ ...postHead(APP_URL, makePost('x', 'x')), boot: undefined })
        for (const character of ['<', '>', '"']) {
          assert.equal(head.split(character).length, bare.split(character).length)
        }
      }),
    )
  })

  test('shortens long comments between characters', ({ assert }) => {
    const { description } = postHead(APP_URL, makePost('Launch', '🎉'.repeat(1_000)))
    assert.equal(description, `${'🎉'.repeat(199)}…`)
  })

  test('leaves out sensitive content', ({ assert }) => {
    const head = postHead(APP_URL, makePost('Secret title', 'Secret words', true))
    assert.notMatch(renderHead(head), /Secret/)
    assert.isFalse(head.indexed)
  })
})
