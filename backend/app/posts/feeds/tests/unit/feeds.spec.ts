import { test } from '@japa/runner'
import fc from 'fast-check'
import { feedChanges, feedsOf, type Placement } from '#posts/feeds/rules/feeds'

const placement = fc.option(
  fc.record({
    organizationId: fc.constant('o1'),
    tagIds: fc.uniqueArray(fc.constantFrom('t1', 't2', 't3')),
    isPublic: fc.boolean(),
    listed: fc.boolean(),
  }),
)

test.group('Stored totals', () => {
  test('count a post once in each feed that lists it, and a hidden one with its organization only', ({
    assert,
  }) => {
    const post: Placement = { organizationId: 'o1', tagIds: ['t1', 't2'], isPublic: true, listed: true }
    assert.deepEqual(feedsOf(post), ['public:o1', 'all', 'organization:o1', 'tag:t1', 'tag:t2'])
    assert.deepEqual(feedsOf({ ...post, listed: false }), ['public:o1'])
    assert.deepEqual(feedsOf({ ...post, isPublic: false, listed: false }), [])
  })

  test('the changes over the life of a post add up to the feeds it ends in', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(placement), (life) => {
        const totals = new Map<string, number>()
        let before: Placement | null = null
        for (const after of life) {
          for (const { feed, n } of feedChanges(before, after)) totals.set(feed, (totals.get(feed) ?? 0) + n)
          before = after
        }
        const counted = [...totals].filter(([, n]) => n !== 0).map(([feed]) => feed)
        assert.sameMembers(counted, feedsOf(before))
        assert.isTrue([...totals.values()].every((n) => n === 0 || n === 1))
      }),
    )
  })
})
