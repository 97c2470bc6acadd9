import { expect, test, type OpenAs, type Page } from '../../support/test.ts'
import { createDemoPost } from '../../support/api.ts'
import { clipboardOf } from '../../support/people.ts'
import { copyButtonOf, nextFor, uniqueTitle, suggest, suggestionOf } from '../../support/posts.ts'
import { translated, translates } from '../../support/translation.ts'

/** Opens the form from the dashboard, fills it in and shares a public post. */
async function sharePost(page: Page, title: string) {
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link (URL)', { exact: true }).fill('https://www.linkedin.com/posts/load-generator')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The card of the suggestion that was just copied. */
const copiedBy = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Undo' }) })

/** A link goes in, and three members get three different comments. */
async function mainJob(openAs: OpenAs, openAsVisitor: () => Promise<Page>) {
  const title = uniqueTitle('We open-sourced our load generator')
  const marina = await openAs('member')
  const jonas = await openAs('colleague')

  await test.step('a new post appears on a colleague’s dashboard by itself', async () => {
    await sharePost(marina, title)
    await expect(jonas.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('suggestions appear in front of a colleague by themselves', async () => {
    await jonas.getByRole('link', { name: title }).click()
    await expect(jonas.getByRole('heading', { name: 'No suggestions yet' })).toBeVisible()
    await suggest(marina, 'First words', 'Second words', 'Third words', 'Fourth words')
    await expect(suggestionOf(jonas, 'Fourth words')).toBeVisible()
  })

  await test.step('what one copies is in their clipboard and used for everybody else', async () => {
    await copyButtonOf(jonas, 'First words').click()
    await expect.poll(() => clipboardOf(jonas)).toBe('First words')
    await expect(suggestionOf(marina, 'First words').getByText('Already used')).toBeVisible()
    await expect(copyButtonOf(marina, 'First words')).toHaveCount(0)
  })

  const visitor = await openAsVisitor()
  await test.step('a visitor finds the public page and copies another one', async () => {
    await marina.getByRole('button', { name: 'Copy public link' }).click()
    await expect(marina.getByRole('button', { name: 'Link copied' })).toBeVisible()
    await visitor.goto(new URL(await clipboardOf(marina)).pathname)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(suggestionOf(visitor, 'First words').getByText('Already used')).toBeVisible()
    await copyButtonOf(visitor, 'Second words').click()
    await expect.poll(() => clipboardOf(visitor)).toBe('Second words')
    await expect(suggestionOf(marina, 'Second words').getByText('Already used')).toBeVisible()
  })

  await test.step('half of the suggestions stay with the team', async () => {
    await copyButtonOf(visitor, 'Third words').click()
    await expect.poll(() => clipboardOf(visitor)).toBe('Third words')
    await expect(visitor.getByText('The remaining suggestions are reserved for the team.')).toBeVisible()
    await expect(copyButtonOf(visitor, 'Fourth words')).toBeHidden()
  })

  await test.step('a mistake can be undone, and the suggestion is available again for everybody', async () => {
    await suggestionOf(jonas, 'First words')
      .getByRole('button', { name: /Undo|Unlock/ })
      .click()
    await expect(copyButtonOf(marina, 'First words')).toBeVisible()
  })
}

test('a link goes in, and three people come out with three different comments', ({ openAs, openAsVisitor }) =>
  mainJob(openAs, openAsVisitor))

test('three people come out with three different comments on pages that the browser translates', async ({
  openAs,
  openAsVisitor,
}) => {
  const pages: Page[] = []
  const translate = async (opened: Promise<Page>) => {
    const page = await opened
    await translates(page)
    await page.reload()
    pages.push(page)
    return page
  }
  await mainJob(
    (role, path) => translate(openAs(role, path)),
    () => translate(openAsVisitor()),
  )
  for (const page of pages) {
    await expect.poll(() => translated(page)).toBeGreaterThan(20)
    await expect(page.getByText('This page stopped working')).toHaveCount(0)
  }
})

test('of two members who copy at the same moment one succeeds, and the other is told', async ({ openAs }) => {
  const suggestions = ['Only one of us can say this', 'The other one says this']
  const path = await createDemoPost(uniqueTitle('A race'), { suggestions })
  const [marina, jonas] = await Promise.all([openAs('member', path), openAs('colleague', path)])
  await expect(copyButtonOf(jonas, 'Only one of us')).toBeVisible()

  // Jonas clicks before he sees Marina's claim: his request is sent while she copies.
  const onItsWay = Promise.withResolvers<void>()
  const marinaHasCopied = Promise.withResolvers<void>()
  await jonas.route('**/lock', async (route) => {
    onItsWay.resolve()
    await marinaHasCopied.promise
    await route.continue()
  })
  const refusal = jonas.waitForResponse('**/lock')
  await copyButtonOf(jonas, 'Only one of us').click()
  await onItsWay.promise
  await copyButtonOf(marina, 'Only one of us').click()
  await expect.poll(() => clipboardOf(marina)).toBe('Only one of us can say this')
  marinaHasCopied.resolve()

  expect((await refusal).status()).toBe(409)
  await expect(jonas.getByText('A colleague was faster')).toBeVisible()
  expect(await clipboardOf(marina)).toBe('Only one of us can say this')
})

test('two members who copy at once, with one key each, get different texts @slow', async ({ openAs }) => {
  const [one, other] = ['Measuring before optimising is what most teams skip', 'Who drew the flame graphs?']
  const path = await createDemoPost(uniqueTitle('Side by side'), { suggestions: [one, other] })
  const pages = await Promise.all([openAs('member', path), openAs('colleague', path)])
  await Promise.all(pages.map((page) => expect(nextFor(page)).toBeVisible()))
  await pages[0].getByRole('heading', { level: 1 }).click()
  await Promise.all(pages.map((page) => page.keyboard.press('c')))
  // Both browsers share one clipboard, so the copied texts are read from the screen.
  const [hers, his] = await Promise.all(pages.map((page) => copiedBy(page).innerText()))
  expect(hers!.includes(one)).not.toBe(his!.includes(one))
  expect(hers!.includes(other)).not.toBe(his!.includes(other))
  await expect(pages[0].getByText('None left for')).toBeVisible()
})
