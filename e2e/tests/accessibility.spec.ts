import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

test('axe finds a button without a name, and weak contrast in one theme only', async ({ page }) => {
  await page.setContent('<main><h1>Planted</h1><button></button></main>')
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/)
  await page.setContent(
    '<style>[data-theme=dark] p { color: #777; background: #888 }</style><main><h1>Planted</h1><p>Words</p></main>',
  )
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

const OPEN = [
  ['the landing page', '/', 'heading', /./],
  ['the sign-in page', '/login', 'button', 'Continue with email and password'],
  ['the landing page of the community', '/community-landing', 'link', /p95 latency/],
  ['a public organization', '/organizations/northwind-labs', 'link', /^How we cut our p95 latency/],
  [
    'a public post',
    '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware',
    'article',
    'Suggestion',
  ],
  ['a completed set-up', '/setup', 'heading', 'Already set up'],
  [
    'an invalid verification link',
    '/verify-email?token=made-up',
    'heading',
    'Your email could not be confirmed',
  ],
  ['an unknown address', '/nothing/here/at-all', 'heading', /./],
] as const

for (const [name, path, role, sign] of OPEN) {
  test(`axe finds nothing on ${name}`, async ({ openAsVisitor }) => {
    const page = await openAsVisitor()
    await page.goto(path)
    await expect(page.getByRole('main').getByRole(role, { name: sign }).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds nothing in the sign-up dialog', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/register')
  await expect(page.getByRole('dialog').getByLabel('Confirm password')).toBeVisible()
  await expectAccessible(page)
})

const MEMBER = [
  ['the organizations', '/organizations', 'Organizations'],
  ['choosing an organization', '/organizations/select', /./],
  ['a new organization', '/organizations/create', 'Create an organization'],
  ['the community', '/community', 'Community'],
  ['an organization in the community', '/community/organization/tideline-studio', 'Tideline Studio'],
] as const

for (const [name, path, title] of MEMBER) {
  test(`axe finds nothing on ${name}`, async ({ openAs }) => {
    const page = await openAs('owner', path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds nothing on the dashboard, a post, and the forms to create and edit one', async ({
  openAs,
}) => {
  const page = await openAs('owner')
  await expect(page.getByRole('link', { name: /p95 latency/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /p95 latency/ }).click()
  await expect(page.getByRole('article', { name: /^Suggestion/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit post' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
