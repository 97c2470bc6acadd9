import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { workerRuns } from '../../support/worker.ts'

/** Visits the product once, loses the connection and opens a page. */
async function openOffline(page: Page, path: string) {
  await page.goto('/')
  await workerRuns(page)
  await page.context().setOffline(true)
  await page.goto(path)
}

test('a page without a connection is the offline page, and comes by itself when it is back', async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.setViewportSize({ width: 320, height: 600 })
  await openOffline(page, '/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page).toHaveTitle('No connection · Fanfare')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still no connection.')).toBeVisible()
  expect(refused).toEqual([])
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'One plan, and it is free' })).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('a link that was shared without a connection is there when it is back', async ({ openAs }) => {
  const page = await openAs('member')
  await openOffline(page, '/share?text=https://example.org/shared')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByLabel('Link (URL)', { exact: true })).toHaveValue('https://example.org/shared')
})

test('the offline page has the language and the theme of the device @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/')
  await workerRuns(page)
  await page.evaluate(() => localStorage.setItem('app_theme', 'dark'))
  await page.context().setOffline(true)
  for (const [language, title, retry] of [
    ['pt', 'Sem ligação', 'Tentar de novo'],
    ['fr', 'Pas de connexion', 'Réessayer'],
    ['es', 'Sin conexión', 'Reintentar'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('app_language', chosen), language)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: retry })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
})
