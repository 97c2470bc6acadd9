import { expect, type Locator, type Page } from '@playwright/test'

let count = 0

/** A unique title. */
export const uniqueTitle = (words: string) => `${words} ${process.pid}-${++count}`

const MORE_FIELDS = 'Add suggestions and details'

/** Opens the optional fields of a new post. */
export const openMoreFields = (page: Page) => page.getByRole('button', { name: MORE_FIELDS }).click()

/** Adds suggestions to the post on screen, one after the other. */
export async function suggest(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await (await openComposer(page)).fill(text)
    await page.getByRole('button', { name: 'Add suggestion' }).click()
    await expect(suggestionOf(page, text)).toBeVisible()
  }
}

/** Opens the form for a suggestion, unless it is open; returns its field. */
export async function openComposer(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Suggest a comment' })
  const field = page.getByRole('textbox', { name: 'Suggest a comment' })
  await expect(button.or(field)).toBeVisible()
  if (await button.isVisible()) await button.click()
  return field
}

/** The card of a suggestion. */
export const suggestionOf = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Suggestion/ }).filter({ hasText: text })

/** The copy button of a suggestion. */
export const copyButtonOf = (page: Page, text: string) =>
  suggestionOf(page, text).getByRole('button', { name: 'Copy', exact: true })

/** The card of the next suggestion. */
export const nextFor = (page: Page) =>
  page.getByRole('article', { name: /^Suggestion/ }).filter({ hasText: 'Next for you' })

/** Opens the editor of the next suggestion; returns its field. */
export async function editFirst(page: Page): Promise<Locator> {
  await nextFor(page).getByRole('button', { name: 'Edit first' }).click()
  const field = page.getByRole('textbox', { name: 'Your words' })
  await expect(field).toBeFocused()
  return field
}

/** Tomorrow at nine, as the value of a field for a date and time. Swedish dates are ISO dates. */
export function tomorrow(): string {
  return `${new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE')}T09:00`
}
