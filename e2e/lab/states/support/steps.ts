import { expect, type Locator, type Page } from '@playwright/test'
import { expectHydrated } from '../../../support/expect-hydrated.ts'

type Role = Parameters<Page['getByRole']>[0]

/** The steps of a user on a page. */
export type Step = (page: Page) => Promise<unknown>

/** The topmost dialog or menu, or the page. */
async function frontOf(page: Page) {
  const layers = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))
  return (await layers.count()) > 0 ? layers.last() : page
}

export const press =
  (role: Role, name?: RegExp | string): Step =>
  async (page) =>
    (await frontOf(page)).getByRole(role, { name }).first().click()

export const type =
  (label: RegExp | string, text: string): Step =>
  async (page) =>
    (await frontOf(page)).getByLabel(label).first().fill(text)

export const choose =
  (label: string, option: string): Step =>
  async (page) =>
    (await frontOf(page)).getByRole('combobox', { name: label }).selectOption(option)

export const write =
  (role: Role, text: string): Step =>
  async (page) =>
    (await frontOf(page)).getByRole(role).first().fill(text)

/** Chooses a file for an input. */
export const attach =
  (label: string, file: { name: string; mimeType: string; buffer: Buffer }): Step =>
  async (page) =>
    (await frontOf(page)).getByLabel(label).setInputFiles(file)

export const keys =
  (...all: string[]): Step =>
  async (page) => {
    for (const key of all) await page.keyboard.press(key)
  }

/** Repeats a step until an element is visible: what handles it may come with what the page loads last. */
export const repeat =
  (step: Step, find: (page: Page) => Locator): Step =>
  async (page) => {
    const found = find(page).filter({ visible: true }).first()
    await expect(async () => {
      if (!(await found.isVisible())) await step(page)
      await expect(found).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

/** Presses a shortcut that opens something. */
export const openBy = (key: string, role: Role, name?: RegExp | string): Step =>
  repeat(keys(key), (page) => page.getByRole(role, { name }))

/** Focuses an element once it is hydrated: only then does it react, for example with a tooltip. */
export const focus =
  (role: Role, name?: RegExp | string): Step =>
  async (page) => {
    const element = page.getByRole(role, { name }).first()
    await expectHydrated(element)
    await element.focus()
  }

/** Waits until an element is visible. */
export const see =
  (role: Role, name?: RegExp | string): Step =>
  (page) =>
    expect(page.getByRole(role, { name }).last()).toBeVisible()

export const read =
  (text: RegExp | string): Step =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible()
