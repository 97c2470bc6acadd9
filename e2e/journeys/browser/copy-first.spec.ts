import { expect, test, type Page } from '../../support/test.ts'
import { addMember, createDemoPost, createMember, createTeam, demoMember, share } from '../../support/api.ts'
import { countClicks, countKeys } from '../../support/clicks.ts'
import { clipboardOf } from '../../support/people.ts'
import { copyButtonOf, nextFor, suggestionOf, uniqueTitle } from '../../support/posts.ts'

const WORDS = ['Measuring before optimising is what most teams skip', 'Who drew the flame graphs?']
const LAPTOP = { width: 1280, height: 657 }
const PHONE = { width: 390, height: 844 }
const PUBLIC_POST = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'

const nextCopy = (page: Page) => nextFor(page).getByRole('button', { name: 'Copy', exact: true })

/** How far down the window an element ends. */
const bottomOf = async (page: Page, name: string) => {
  const box = await page.getByRole('button', { name, exact: true }).first().boundingBox()
  return box!.y + box!.height
}

test('Copy is in sight without scrolling, for a member and for a visitor @slow', async ({
  openAs,
  openAsVisitor,
}) => {
  const title = uniqueTitle('What we learned while moving eleven offices into one building')
  const path = await createDemoPost(title, { suggestions: WORDS })
  const [member, visitor] = [await openAs('colleague', path), await openAsVisitor()]
  for (const size of [LAPTOP, PHONE])
    for (const [page, address, copy] of [
      [member, path, nextCopy(member)],
      [visitor, PUBLIC_POST, visitor.getByRole('button', { name: 'Copy', exact: true }).first()],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto(address)
      await expect(copy).toBeVisible()
      await expect.poll(() => bottomOf(page, 'Copy')).toBeLessThanOrEqual(size.height)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
})

test('the bar of a phone copies, opens the post and covers nothing @slow', async ({ openAs }) => {
  const page = await openAs('colleague')
  await page.setViewportSize(PHONE)
  await page.goto(await createDemoPost(uniqueTitle('A thumb'), { suggestions: WORDS }))
  await expect(nextCopy(page)).toBeVisible()
  // Content that is still loading makes the page longer.
  const coveredAtTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bar = await page.locator('[data-copy-bar]').boundingBox()
    const last = await page.getByRole('contentinfo').getByRole('combobox').boundingBox()
    return last!.y + last!.height - bar!.y
  }
  await expect.poll(coveredAtTheEnd).toBeLessThanOrEqual(0)

  await nextCopy(page).click()
  await expect(page.getByRole('link', { name: 'Open linkedin.com' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Copy again' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  await expect.poll(coveredAtTheEnd).toBeLessThanOrEqual(0)
})

test('a member is two clicks from the dashboard, and from a notification, to the clipboard', async ({
  openPage,
}) => {
  const listed = uniqueTitle('Two clicks')
  await createDemoPost(listed, { suggestions: WORDS })
  const page = await openPage((await demoMember('colleague')).token)
  const clicks = await countClicks(page)
  await page.goto('/dashboard')

  await test.step('from the dashboard', async () => {
    await page.getByRole('link', { name: listed }).first().click()
    await nextCopy(page).click()
    await expect(page.getByRole('link', { name: 'Open linkedin.com' })).toBeVisible()
    expect(WORDS).toContain(await clipboardOf(page))
    expect(clicks()).toBe(2)
  })

  await test.step('from a notification', async () => {
    const told = uniqueTitle('Told')
    const suggestions = ['The bell has never been so right', 'Told you so']
    await createDemoPost(told, { suggestions })
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const before = clicks()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(told) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: told })).toBeVisible()
    await nextCopy(page).click()
    await expect(page.getByRole('link', { name: 'Open linkedin.com' })).toBeVisible()
    expect(suggestions).toContain(await clipboardOf(page))
    expect(clicks() - before).toBe(2)
  })
})

const waitingCard = (page: Page, title: string) =>
  page.getByRole('article', { name: `Suggestion for “${title}”` })
const copyAndOpen = (page: Page, title: string) =>
  waitingCard(page, title).getByRole('button', { name: `Copy and open “${title}”` })

test('a member at home copies and opens with one key, and nobody else can', async ({ openPage }) => {
  const team = await createTeam()
  const title = uniqueTitle('At home')
  const { id } = await share(team, title, [WORDS[0]!])
  const other = await openPage(team.owner.token)
  await other.goto(`/posts/${id}`)
  const page = await openPage(team.member.token)
  const [clicks, keys] = [await countClicks(page), await countKeys(page)]
  await page.goto('/dashboard')
  await expect(waitingCard(page, title)).toContainText(WORDS[0]!)
  await expect(waitingCard(page, title)).toHaveAttribute('data-seen')
  await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'The post' }))
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('c')
  await expect(await opened).toHaveURL(/^https:\/\/www\.linkedin\.com/)
  await (await opened).close()
  await expect(waitingCard(page, title).getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(await clipboardOf(page)).toBe(WORDS[0])
  expect([keys(), clicks()]).toEqual([1, 0])
  await expect(suggestionOf(other, WORDS[0]!).getByText('Already used')).toBeVisible()
  await waitingCard(page, title).getByRole('button', { name: /^Undo/ }).click()
  await expect(copyAndOpen(page, title)).toBeVisible()
  await expect(suggestionOf(other, WORDS[0]!).getByText('Already used')).toHaveCount(0)
})

test('two members at home are shown different texts @slow', async ({ openPage }) => {
  const team = await createTeam()
  const title = uniqueTitle('Side by side')
  await share(team, title, WORDS)
  const colleague = await createMember('Ines Costa')
  await addMember(team, colleague)
  const texts: string[] = []
  for (const person of [team.member, colleague]) {
    const page = await openPage(person.token)
    const reserved = page.waitForResponse(/propose-next/)
    await page.goto('/dashboard')
    await reserved
    for (const words of WORDS)
      if (await waitingCard(page, title).getByText(words).isVisible()) texts.push(words)
  }
  expect(texts.toSorted()).toEqual(WORDS.toSorted())
})

test('a copy whose answers are lost claims one suggestion', async ({ openPage }) => {
  const team = await createTeam()
  const title = uniqueTitle('Lost answers')
  await share(team, title, WORDS)
  const page = await openPage(team.member.token)
  // Without the stream, no event reveals the claim either.
  await page.route('**/api/stream', (route) => route.abort())
  await page.goto('/dashboard')
  const claims: number[] = []
  await page.route('**/lock', async (route) => {
    const answer = await route.fetch()
    claims.push(answer.status())
    // The server claims but its responses are lost: the copy gives up after three of them, and the next one succeeds.
    if (claims.length <= 3) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await copyAndOpen(page, title).click()
  await expect(page.getByText(/The server cannot be reached/).first()).toBeVisible()
  expect(claims).toEqual([200, 200, 200])
  await copyAndOpen(page, title).click()
  await expect(waitingCard(page, title).getByRole('link', { name: 'Open linkedin.com' })).toBeVisible()
  expect(WORDS).toContain(await clipboardOf(page))
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('1 of 2 suggestions left')
})

test('a visitor is one click from a public post to the clipboard, and one more from the original', async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  const clicks = await countClicks(page)
  await page.goto(PUBLIC_POST)
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first()
  const card = page.getByRole('article', { name: /^Suggestion/ }).first()
  await copy.click()
  const link = card.getByRole('link', { name: 'Open linkedin.com' })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com/)
  const words = await clipboardOf(page)
  await expect(card).toContainText(words)
  expect(clicks()).toBe(1)
  await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'The post' }))
  const opened = page.context().waitForEvent('page')
  await link.click()
  await expect(await opened).toHaveURL(/^https:\/\/www\.linkedin\.com/)
  expect(clicks()).toBe(2)
  await (await opened).close()
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await card.getByRole('button', { name: 'Copy again' }).click()
  expect(await clipboardOf(page)).toBe(words)
  await page.reload()
  await expect(suggestionOf(page, words).getByRole('button', { name: 'Copy again' })).toBeVisible()
  await page.goto('/community-landing')
  const copies = page.getByRole('region', { name: 'Copied lately in this browser' })
  await expect(copies).toContainText(words)
  await copies.getByRole('link', { name: /latency/ }).click()
  await suggestionOf(page, words).getByRole('button', { name: 'Unlock' }).click()
  await expect(copyButtonOf(page, words)).toBeVisible()
  await expect(copies).toBeHidden()
})

test('the post opens by itself after a copy for those who have chosen so @slow', async ({ openAs }) => {
  const page = await openAs('colleague', '/profile')
  await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'The post' }))
  await page.getByRole('checkbox', { name: 'Open the post after copying' }).check()
  await page.goto(await createDemoPost(uniqueTitle('By itself'), { suggestions: WORDS }))
  const opened = page.context().waitForEvent('page')
  await nextCopy(page).click()
  await expect(await opened).toHaveURL(/^https:\/\/www\.linkedin\.com/)
  await (await opened).close()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})
