import { expect, type Locator, type Page } from '@playwright/test'
import { nextFor, openComposer } from '../../../support/posts.ts'

export interface Interaction {
  name: string
  /** Brings the screen into a state in which the action can be repeated. */
  before?: (page: Page) => Promise<void>
  /** The element to press. It is located before the measurement, because in a large page that takes longer than the press. */
  press?: (page: Page) => Locator
  /** The keys to type. */
  type?: (page: Page) => Promise<void>
  /** Waits for the effect of the action. */
  after?: (page: Page) => Promise<void>
}

const rows = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 })
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' })
const visibility = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
const closePopup = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0)
}

/** The actions of a member on the dashboard. */
export const ON_DASHBOARD: Interaction[] = [
  {
    name: 'type a search',
    before: async (page) => {
      await searchField(page).fill('')
      await expect(rows(page)).not.toHaveCount(0)
    },
    type: (page) => searchField(page).pressSequentially('number 77'),
    after: (page) => expect(rows(page).first()).toContainText('77'),
  },
  {
    name: 'clear the search',
    before: async (page) => {
      await searchField(page).fill('number 7777')
      await expect(rows(page)).toHaveCount(1)
      await searchField(page).press('ControlOrMeta+a')
    },
    type: (page) => page.keyboard.press('Delete'),
    after: (page) => expect(rows(page)).not.toHaveCount(1),
  },
  {
    name: 'open the filters',
    before: async (page) => {
      const open = page.getByRole('button', { name: 'Filters', expanded: true })
      if (await open.isVisible()) await open.click()
    },
    press: (page) => page.getByRole('button', { name: 'Filters' }),
    after: (page) => expect(page.getByLabel('Shared by')).toBeVisible(),
  },
  {
    name: 'show public posts only',
    before: async (page) => {
      await visibility(page, 'All').click()
      await expect(rows(page)).not.toHaveCount(0)
    },
    press: (page) => visibility(page, 'Public'),
    after: (page) => expect(rows(page)).not.toHaveCount(0),
  },
  {
    name: 'next page',
    before: async (page) => void (await page.goto('/dashboard?page=200')),
    press: (page) => page.getByRole('link', { name: 'Next' }),
    after: (page) => expect(page).toHaveURL(/page=201/),
  },
  {
    name: 'open the palette',
    before: async (page) => {
      if (await palette(page).isVisible()) await closePopup(page)
    },
    type: (page) => page.keyboard.press('ControlOrMeta+k'),
    after: (page) => expect(palette(page)).toBeVisible(),
  },
  {
    name: 'search in the palette',
    before: async (page) => {
      if (!(await palette(page).isVisible())) await page.keyboard.press('ControlOrMeta+k')
      await palette(page).getByRole('combobox').fill('')
    },
    type: (page) => palette(page).getByRole('combobox').pressSequentially('number 4242'),
    after: (page) => expect(palette(page).getByRole('option', { name: /Post number 4242/ })).toBeVisible(),
  },
  {
    name: 'open the account menu',
    before: async (page) => {
      if (await page.getByRole('dialog').or(page.getByRole('menu')).isVisible()) await closePopup(page)
    },
    press: (page) => page.getByRole('button', { name: 'Account menu' }),
    after: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  {
    name: 'open a post',
    before: async (page) => void (await page.goto('/dashboard')),
    press: (page) => rows(page).first().getByRole('link'),
    after: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
]

const farMenu = (page: Page) => page.getByRole('button', { name: 'More about this suggestion' }).nth(500)
const farCopy = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true }).nth(300)

/** The actions of a member on the page of a post whose suggestions are all loaded. */
export const ON_POST: Interaction[] = [
  { name: 'J, next suggestion', type: (page) => page.keyboard.press('j') },
  { name: 'K, previous suggestion', type: (page) => page.keyboard.press('k') },
  {
    name: 'Show another',
    press: (page) => nextFor(page).getByRole('button', { name: 'Show another' }),
  },
  {
    name: 'Edit first',
    before: (page) => closeEditor(page),
    press: (page) => nextFor(page).getByRole('button', { name: 'Edit first' }),
    after: (page) => expect(page.getByRole('textbox', { name: 'Your words' })).toBeFocused(),
  },
  {
    name: 'type in the words',
    type: (page) => page.keyboard.type('as I see it'),
    after: (page) => expect(page.getByRole('textbox', { name: 'Your words' })).toHaveValue(/as I see it/),
  },
  {
    name: 'open a menu of a card',
    before: async (page) => {
      await closeEditor(page)
      if (await page.getByRole('menu').isVisible()) await closePopup(page)
    },
    press: (page) => farMenu(page),
    after: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  {
    name: 'write a suggestion',
    before: async (page) => {
      if (await page.getByRole('menu').isVisible()) await closePopup(page)
      await (await openComposer(page)).fill('')
    },
    type: (page) => page.keyboard.type('what nobody has said'),
  },
  {
    name: 'copy a suggestion',
    press: (page) => farCopy(page),
    after: (page) => expect(page.getByRole('button', { name: 'Copy again' }).last()).toBeVisible(),
  },
  // Last, because finding something on the page afterwards computes the styles of all cards out of sight.
  {
    name: 'switch the theme',
    before: (page) => page.keyboard.press('Escape'),
    type: (page) => page.keyboard.press('t'),
  },
]

async function closeEditor(page: Page) {
  const words = page.getByRole('textbox', { name: 'Your words' })
  if (await words.isVisible()) await words.press('Escape')
  await expect(words).toHaveCount(0)
}
