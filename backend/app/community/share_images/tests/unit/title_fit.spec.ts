import { test } from '@japa/runner'
import fc from 'fast-check'
import { TITLE_SIZES, titleSize } from '#community/share_images/rules/title_fit'

test.group('The size of a title', () => {
  test('is the largest at which it fits', async ({ assert }) => {
    assert.deepEqual(await titleSize(async () => 1, 1), { size: 96, lines: 1 })
    assert.deepEqual(await titleSize(async (size) => (size > 90 ? 3 : 2), 1), { size: 84, lines: 2 })
    assert.deepEqual(await titleSize(async () => 3, 1), { size: 62, lines: 3 })
  })

  test('is the smallest for one that fits at none', async ({ assert }) => {
    assert.deepEqual(await titleSize(async () => 40, 1), { size: 46, lines: 4 })
  })

  test('has fewer lines where they are higher', async ({ assert }) => {
    assert.deepEqual(await titleSize(async () => 2, 1.25), { size: 72, lines: 2 })
    assert.deepEqual(await titleSize(async () => 40, 1.25), { size: 46, lines: 3 })
  })

  test('never takes more lines than there is room for, unless it is the smallest', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30_000 }), async (width) => {
        const linesAt = async (size: number) => Math.ceil((width * size) / 1_056 / 46)
        const { size, lines } = await titleSize(linesAt, 1.06)
        if (size !== TITLE_SIZES.at(-1)!.size) assert.isAtMost(await linesAt(size), lines)
      }),
    )
  })
})
