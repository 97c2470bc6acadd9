import { screen } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import { expect, it, vi } from 'vitest'
import { aSuggestion } from '../../../testing/fixtures.ts'
import { card, copyOf, isSelected, listOf, mine, visit } from '../../../testing/visit-suggestions.tsx'

const suggestions = Array.from({ length: 30 }, (_, index) =>
  aSuggestion({
    id: `s${index}`,
    content: `Words of number ${index}.`,
    author: { ...aSuggestion().author!, name: `Author ${index}` },
  }),
)

/** Records which cards render from now on; each reads the text of its label. */
function watchCards(i18n: I18n): () => string[] {
  const translate = vi.spyOn(i18n, 't')
  return () => {
    const labels = translate.mock.calls.filter(([key]) => String(key).endsWith('cardLabel'))
    const authors = labels.map(([, options]) => (options as { author: string }).author)
    return [...new Set(authors)].toSorted()
  }
}

async function visitLongList() {
  const view = await visit(listOf(suggestions))
  await card('Words of number 29.')
  return view
}

it('a change of the language renders all cards', async () => {
  const { i18n } = await visitLongList()
  const rendered = watchCards(i18n)
  await i18n.changeLanguage('es')
  await expect.poll(() => rendered()).toHaveLength(30)
})

it('a key renders the card that it leaves and the one that it reaches', async () => {
  const { user, i18n } = await visitLongList()
  const rendered = watchCards(i18n)
  await user.keyboard('j')
  expect(await isSelected('Words of number 1.')).toBe(true)
  expect(rendered()).toEqual(['Author 0', 'Author 1'])
})

it('a copy renders its own card and the next suggestion', async () => {
  const { server, user, i18n } = await visitLongList()
  server.on('POST /comments/s7/lock', { comment: { ...suggestions[7]!, ...mine }, availableCount: 29 })
  const copy = await copyOf('Words of number 7.')
  const rendered = watchCards(i18n)
  await user.click(copy)
  await screen.findByRole('button', { name: 'Copy again' })
  expect(rendered()).toEqual(['Author 0', 'Author 7'])
})
