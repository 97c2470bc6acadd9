import { expect, test, type OpenAs, type Page } from '../support/test.ts'
import { createDemoPost } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { clipboardOf } from '../support/people.ts'
import {
  copyButtonOf,
  editFirst,
  uniqueTitle,
  nextFor,
  openComposer,
  suggestionOf,
} from '../support/posts.ts'

const MEASURING = 'Measuring before optimising is what most teams skip'
const FLAMES = 'Who drew the flame graphs? They deserve a medal'

/** Two members on the page of a post with two suggestions. */
async function openTogether(openAs: OpenAs, title: string, url?: string) {
  const path = await createDemoPost(uniqueTitle(title), { url, suggestions: [MEASURING, FLAMES] })
  const [marina, jonas] = await Promise.all([openAs('member', path), openAs('colleague', path)])
  await Promise.all([marina, jonas].map((page) => expect(nextFor(page)).toBeVisible()))
  return { marina, jonas }
}

/** The card of the suggestion that was just copied. */
const copiedBy = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Undo' }) })

test('two members who copy at once, with one key each, get different texts', async ({ openAs }) => {
  const { marina, jonas } = await openTogether(openAs, 'Side by side')
  await marina.getByRole('heading', { level: 1 }).click()
  await Promise.all([marina, jonas].map((page) => page.keyboard.press('c')))
  // Both browsers share one clipboard, so the copied texts are read from the screen.
  const [hers, his] = await Promise.all([marina, jonas].map((page) => copiedBy(page).innerText()))
  expect(hers!.includes(MEASURING)).not.toBe(his!.includes(MEASURING))
  expect(hers!.includes(FLAMES)).not.toBe(his!.includes(FLAMES))
  await expect(marina.getByText('None left for')).toBeVisible()
})

test('an edited copy must fit the network and differ from other suggestions', async ({ openAs }) => {
  const { marina, jonas } = await openTogether(openAs, 'My own words', 'https://x.com/fanfare/status/1')
  const theirs = (await nextFor(marina).innerText()).includes(MEASURING) ? MEASURING : FLAMES
  const field = await editFirst(jonas)

  await test.step('too long for the network: nothing is sent', async () => {
    await field.fill('x'.repeat(281))
    await field.press('Control+Enter')
    await expect(jonas.getByText('1 too many: a comment on x.com has at most 280 characters.')).toBeVisible()
  })

  await test.step('somebody’s words: refused beside them, and kept', async () => {
    await field.fill(theirs.toUpperCase())
    await field.press('Control+Enter')
    await expect(jonas.getByRole('alert').getByText(theirs)).toBeVisible()
    await expect(field).toHaveValue(theirs.toUpperCase())
  })

  await test.step('nearly somebody’s words: copied only when that is wanted', async () => {
    await field.fill(`${theirs}!! Indeed`)
    await field.press('Control+Enter')
    await expect(jonas.getByRole('button', { name: 'Copy anyway' })).toBeVisible()
  })

  await field.fill('All my own work')
  await field.press('Control+Enter')
  await expect(jonas.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await clipboardOf(jonas)).toBe('All my own work')
  await expect(copyButtonOf(marina, theirs)).toBeVisible()
})

test('a claim is undone, and the same suggestion is next again', async ({ openAs }) => {
  const { marina, jonas } = await openTogether(openAs, 'A slip')
  const words = (await nextFor(jonas).innerText()).includes(MEASURING) ? MEASURING : FLAMES
  await copyButtonOf(jonas, words).click()
  await expect(suggestionOf(marina, words).getByText('Already used')).toBeVisible()
  await suggestionOf(jonas, words).getByRole('button', { name: 'Undo' }).click()
  await expect(nextFor(jonas)).toContainText(words)
  await expect(copyButtonOf(marina, words)).toBeVisible()
})

test('another suggestion is shown without a claim, and the supply updates with the copy of it', async ({
  openAs,
}) => {
  const { marina, jonas } = await openTogether(openAs, 'Another one')
  const offered = (await nextFor(jonas).innerText()).includes(MEASURING) ? MEASURING : FLAMES
  const other = offered === MEASURING ? FLAMES : MEASURING
  await jonas.getByRole('button', { name: 'Show another' }).click()
  await expect(nextFor(jonas)).toContainText(other)
  await expect(jonas.getByText(/^Copied by 0 of/)).toBeVisible()
  await nextFor(jonas).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(jonas.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await clipboardOf(jonas)).toBe(other)
  for (const page of [marina, jonas]) await expect(page.getByText(/^Copied by 1 of/)).toBeVisible()
})

test('a repeated text is refused, and a near-duplicate is marked when added', async ({ openAs }) => {
  const { marina } = await openTogether(openAs, 'Twice')
  const field = await openComposer(marina)
  await field.fill(MEASURING.toLowerCase())
  await field.press('Control+Enter')
  await expect(marina.getByRole('alert').getByText(MEASURING)).toBeVisible()
  await field.fill(`${MEASURING}, sadly`)
  await field.press('Control+Enter')
  await marina.getByRole('button', { name: 'Add anyway' }).click()
  await expect(marina.getByText('Nearly the same as')).toBeVisible()
  await expectAccessible(marina)
})

test('axe finds nothing on a post with an editor, an error and an undo', async ({ openAs }) => {
  const { jonas } = await openTogether(openAs, 'For everybody')
  const field = await editFirst(jonas)
  await field.fill(`${MEASURING} ${FLAMES}`.repeat(40))
  await field.press('Control+Enter')
  await expect(jonas.getByText(/too many/)).toBeVisible()
  await expectAccessible(jonas)
  await field.fill('All my own work')
  await field.press('Control+Enter')
  await expect(jonas.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(jonas)
})
