import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOwnServer, freePort, type OwnServer } from '../../support/own-server.ts'
import { signIn } from '../../support/people.ts'
import { addProviderOnScreen, signInAtProvider, startProvider } from '../../support/provider.ts'
import { expect, test as base, type Page } from '../../support/test.ts'

interface Installation {
  server: OwnServer
  issuer: string
}

/** Passwords are off for everyone on a server, so the others cannot use it meanwhile. */
const test = base.extend<{ installation: Installation }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  installation: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-passwords-'))
    const server = await createOwnServer(folder, { SIGN_IN_PRIVATE_HOSTS: '127.0.0.1' })
    const provider = await startProvider(server.address, await freePort())
    await server.start()
    await use({ server, issuer: provider.issuer })
    await server.stop()
    await provider.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: ({ installation }, use) => use(installation.server.address),
})

const LOCKED_OUT = /^No administrator could sign in any more\./
const REFUSED = 'Passwords are off here. Sign in with your company’s provider.'

async function openSignInSettings(page: Page) {
  await page.goto('/admin/installation-settings/sign-in')
  await expect(page.getByRole('heading', { name: 'Passwords' })).toBeVisible()
}

/** Switches passwords off in the open settings, which may refuse it. */
async function switchOff(page: Page) {
  await page.getByRole('button', { name: 'Switch passwords off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch passwords off' }).click()
}

const byPassword = (page: Page) => page.getByRole('button', { name: 'Continue with email and password' })
const byProvider = (page: Page) => page.getByRole('link', { name: 'Continue with Northwind' })

test('passwords are switched off without locking the administrators out, and on again by the operator', async ({
  installation: { server, issuer },
  openAsVisitor,
}) => {
  test.setTimeout(180_000)
  const account = server.account('administrator')
  const admin = await openAsVisitor()
  await signIn(admin, account)
  await addProviderOnScreen(admin, issuer)
  const providerPage = admin.url()

  await test.step('it is refused until an administrator can sign in with a provider', async () => {
    await openSignInSettings(admin)
    await switchOff(admin)
    await expect(admin.getByRole('alertdialog').getByText(LOCKED_OUT)).toBeVisible()
    await admin.goto('/profile')
    await admin.getByRole('button', { name: 'Link Northwind' }).click()
    const proof = admin.getByRole('dialog')
    await proof.getByLabel('Your password').fill(account.password)
    await proof.getByRole('button', { name: 'Continue to Northwind' }).click()
    await signInAtProvider(admin, account.email)
    await expect(admin).toHaveURL(/\/profile/)
    await expect(admin.getByRole('button', { name: 'Remove Northwind' })).toBeVisible()
  })

  const member = server.account('member')
  const waiting = await openAsVisitor()
  await waiting.goto('/login')
  await byPassword(waiting).click()
  await waiting.getByLabel('Email').fill(member.email)
  await waiting.getByLabel('Password', { exact: true }).fill(member.password)

  await openSignInSettings(admin)
  await switchOff(admin)
  await expect(admin.getByText('Passwords are off', { exact: true })).toBeVisible()

  await test.step('the sign-in page has the provider only, and a password is refused', async () => {
    await waiting.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(waiting.getByText(REFUSED)).toBeVisible()
    const visitor = await openAsVisitor()
    await visitor.goto('/login')
    await expect(byProvider(visitor)).toBeVisible()
    await expect(byPassword(visitor)).toHaveCount(0)
  })

  await test.step('nothing takes the last way in from the administrators', async () => {
    await admin.goto(providerPage)
    await admin.getByRole('button', { name: 'Remove', exact: true }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(admin.getByRole('alertdialog').getByText(LOCKED_OUT)).toBeVisible()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await admin.getByRole('checkbox', { name: /^Offer it/ }).uncheck()
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('main').getByText(LOCKED_OUT)).toBeVisible()
    await admin.goto('/profile')
    await expect(admin.getByText('Your only sign-in method.')).toBeVisible()
  })

  const again = await openAsVisitor()
  await test.step('administrators sign in with the provider', async () => {
    await again.goto('/login')
    await byProvider(again).click()
    await signInAtProvider(again, account.email)
    await expect(again).toHaveURL(/\/dashboard$/)
    await openSignInSettings(again)
  })

  await test.step('the operator turns them on', async () => {
    server.run('turn-on:passwords')
    const person = await openAsVisitor()
    await signIn(person, member)
    await openSignInSettings(again)
    await expect(again.getByRole('button', { name: 'Switch passwords off' })).toBeVisible()
  })
})
