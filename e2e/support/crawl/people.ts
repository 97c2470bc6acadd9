import { expect, type Page } from '@playwright/test'
import { LAPTOP, PHONE } from './inspect-page.ts'
import type { Visitor } from './visits.ts'

/** The users who crawl, and where each of them starts. */
export const PEOPLE = [
  ['visitor', '/'],
  ['member', '/dashboard'],
  ['owner', '/organizations'],
  ['administrator', '/admin/dashboard'],
] as const satisfies [Visitor, string][]

/** The links of the drawer, which contains those of every menu. */
export async function linksOfDrawer(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const links = page.getByRole('dialog').getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  await page.setViewportSize(LAPTOP)
  return paths
}
