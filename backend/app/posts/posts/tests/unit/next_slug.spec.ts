import { test } from '@japa/runner'
import fc from 'fast-check'
import { SLUG_PATTERN } from '#contract/core/rules/slug'
import { baseSlug, nextSlug } from '#posts/posts/repositories/build_post'

test.group('The slug of a post', () => {
  test('comes from its title', ({ assert }) => {
    assert.equal(baseSlug('Équipe Ünï: we launch!'), 'equipe-uni-we-launch')
    assert.equal(baseSlug('🎉🎉'), 'post')
  })

  test('takes the lowest number not in use', ({ assert }) => {
    assert.equal(nextSlug('launch', []), 'launch')
    assert.equal(nextSlug('launch', ['launch']), 'launch-2')
    assert.equal(nextSlug('launch', ['launch', 'launch-3']), 'launch-2')
    assert.equal(nextSlug('launch', ['launch-2']), 'launch')
  })

  test('is always unique and well formed', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 30 }), (titles) => {
        const slugs: string[] = []
        for (const title of titles) slugs.push(nextSlug(baseSlug(title), slugs))
        assert.lengthOf(new Set(slugs), titles.length)
        for (const slug of slugs) assert.match(slug, SLUG_PATTERN)
      }),
    )
  })
})
