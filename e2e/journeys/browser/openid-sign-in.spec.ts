import type { Page } from '@playwright/test'
import { connectDirectory, deactivate, SCIM_SCHEMAS } from '../../support/directory.ts'
import { uniqueEmail } from '../../support/people.ts'
import { addProviderOnScreen, signInAtProvider } from '../../support/provider.ts'
import { confirm } from '../../support/teams.ts'
import { expect, test } from '../../support/test.ts'

const THREE_SECONDS = 3_000

/** The address of the provider of the sandbox, which its sign-in page shows. */
async function issuerAt(page: Page): Promise<string> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('form', { name: 'Somebody else' })).toBeVisible()
  return new URL(page.url()).origin
}

test('people sign in with the provider of their company, until the directory deactivates them', async ({
  openAs,
  openAsVisitor,
}) => {
  const visitor = await openAsVisitor()
  const issuer = await issuerAt(visitor)
  const admin = await openAs('administrator', '/admin/installation-settings')
  await addProviderOnScreen(admin, issuer)
  const providerPage = admin.url()
  await admin.getByRole('button', { name: 'Test sign-in' }).click()
  await signInAtProvider(admin, uniqueEmail())
  await expect(admin.getByText('This person can sign in')).toBeVisible()

  const email = uniqueEmail()
  await visitor.goto('/login')
  await visitor.evaluate(async () => void (await navigator.serviceWorker.ready))
  await visitor.reload()
  expect(await visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await visitor.getByRole('link', { name: 'Continue with Northwind' }).click()
  await signInAtProvider(visitor, email)
  await expect(visitor).toHaveURL(/\/(?:dashboard|organizations)/)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

  await admin.goto('/admin/installation-settings')
  const directory = await connectDirectory(admin)
  const person = { schemas: [`${SCIM_SCHEMAS}:User`], userName: email, displayName: 'Sofia', active: true }
  const { id } = await directory('POST', 'Users', person)
  await deactivate(directory, id)
  await expect(visitor).toHaveURL(/\/$/, { timeout: THREE_SECONDS })
  await visitor.goto('/login')
  await visitor.getByRole('link', { name: 'Continue with Northwind' }).click()
  await signInAtProvider(visitor, email)
  await expect(visitor.getByText('This account has been disabled.')).toBeVisible()

  await admin.goto(providerPage)
  await admin.getByRole('button', { name: 'Remove' }).click()
  await confirm(admin, 'Remove')
  await expect(admin.getByText('No provider is set up.')).toBeVisible()
})
