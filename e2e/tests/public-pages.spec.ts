import { createMember, createOrganization, createPost } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'

test('a public post unfurls without scripts, and a private one reveals nothing', async ({ request }) => {
  const page = await (await request.get(POST)).text()
  expect(page).toContain('<meta property="og:title" content="How we cut our p95 latency in half')
  expect(page).toContain('Our infra story is finally out.')
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/public\/northwind-labs\//)

  const hidden = await request.get('/public/northwind-labs/draft-the-keynote-outline-for-spring')
  expect(hidden.status()).toBe(404)
  const words = await hidden.text()
  expect(words).toContain('noindex')
  expect(words).not.toContain('keynote outline')
})

test('a member filters the community by tags, and the address keeps the filter', async ({ openAs }) => {
  const page = await openAs('member', '/community')
  await page.getByRole('button', { name: /^#typography/ }).click()
  await expect(
    page.getByRole('link', { name: 'A type specimen made of harbour signs', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /p95 latency/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\?tags=typography$/)
  await page.reload()
  await expect(page.getByText(/^1 of \d+ selected$/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /p95 latency/ }).first()).toBeVisible()
})

test('a visitor goes from the landing page of the community to a post', async ({ openAsVisitor }) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId, name } = await createOrganization(owner)
  await createPost(owner, { organizationId, title: 'A draft for members only', isPublic: false })
  // The newest public posts are featured.
  await createPost(owner, { organizationId, title: `News of ${name}`, isPublic: true })
  const visitor = await openAsVisitor()
  await visitor.goto('/community')
  await expect(visitor).toHaveURL(/\/community-landing$/)
  await visitor.getByRole('link', { name: `News of ${name}` }).click()
  await visitor.getByRole('link', { name, exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByRole('link', { name: `News of ${name}`, exact: true })).toBeVisible()
  await expect(visitor.getByText('A draft for members only')).toHaveCount(0)
})

test('an unknown organization is reported as not found', async ({ page }) => {
  await page.goto('/organizations/nobody-here')
  await expect(page.getByRole('heading', { name: 'Organization Not Found' })).toBeVisible()
})
