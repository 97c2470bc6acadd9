import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aSuggestion } from '../../../testing/fixtures.ts'
import { card, isSelected, listOf, visit } from '../../../testing/visit-suggestions.tsx'

const suggestions = Array.from({ length: 40 }, (_, index) =>
  aSuggestion({ id: `s${index}`, content: `Words of number ${index}. `.repeat(1 + (index % 5)).trim() }),
)

const widthOf = ({ firstElementChild }: Element) => firstElementChild!.getBoundingClientRect().width

it('J leads to cards far down the list, which are not rendered before', async () => {
  await page.viewport(1280, 700)
  const { user } = await visit(listOf(suggestions))
  const far = (await card(suggestions[30]!.content)).parentElement!
  expect(getComputedStyle(far).contentVisibility).toBe('auto')
  expect(far.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })).toBe(false)

  await user.keyboard('j'.repeat(30))
  expect(await isSelected(suggestions[30]!.content)).toBe(true)
  await expect.poll(() => far.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  const { top, bottom } = far.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(700)
})

it('the ring of a card far down the list is not cut off', async () => {
  await page.viewport(1280, 700)
  await visit(listOf(suggestions))
  const far = (await card(suggestions[30]!.content)).parentElement!
  const near = (await card(suggestions[5]!.content)).parentElement!
  expect(widthOf(far)).toBe(widthOf(near))
  const ring = 3
  expect(far.getBoundingClientRect().width - widthOf(far)).toBeGreaterThanOrEqual(2 * ring)
})
