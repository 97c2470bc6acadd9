import { test } from '@japa/runner'
import { urlVariants } from '#posts/rules/url_variants'

const areOne = (one: string, other: string) => urlVariants({ url: one }).includes(other)

test.group('Variants of a link', () => {
  test('{0} and {1} are different')
    .with([
      ['https://github.com/a', 'https://github.com/b'],
      ['https://github.com/a', 'https://github.com/A'],
      ['https://github.com/a', 'https://github.com/a?tab=readme'],
      ['https://github.com/a?q=1/', 'https://github.com/a?q=1'],
      ['https://docs.github.com/a', 'https://github.com/a'],
    ])
    .run(({ assert }, [one, other]) => {
      assert.isFalse(areOne(one!, other!))
      assert.isFalse(areOne(other!, one!))
    })

  test('{0} and {1} are equal')
    .with([
      ['https://github.com/a', 'https://github.com/a'],
      ['https://www.github.com/a', 'http://github.com/a/'],
      ['https://github.com/', 'https://www.github.com/'],
      ['https://github.com/a/?q=1', 'https://github.com/a?q=1'],
      ['https://github.com/a/#b/', 'https://github.com/a#b/'],
    ])
    .run(({ assert }, [one, other]) => {
      assert.isTrue(areOne(one!, other!))
      assert.isTrue(areOne(other!, one!))
    })
})
