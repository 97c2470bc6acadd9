import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { demoAccount } from '../../support/instance.ts'
import { keyboardOf } from '../../support/keyboard/keyboard.ts'
import { clipboardOf } from '../../support/people.ts'
import { suggestionOf, uniqueTitle } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** Signs in from the start page; ends on the dashboard. */
async function signIn(page: Page) {
  const { email, password } = demoAccount('member')
  const keyboard = keyboardOf(page)
  await page.goto('/')
  await keyboard.tabTo('link', 'Sign in')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Fanfare')
  await keyboard.tabTo('button', 'Continue with email and password')
  await keyboard.press('Enter')
  await keyboard.expectFocus('textbox', 'Email')
  await keyboard.type(email)
  await keyboard.tabTo('textbox', 'Password')
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  return keyboard
}

test('a member shares a post and its suggestions, and a colleague copies one', async ({
  openAs,
  openPage,
}) => {
  const title = uniqueTitle('Played without a mouse')
  const page = await openPage()
  const keyboard = await signIn(page)

  await test.step('a shortcut leads to the form', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await keyboard.press('n')
    await keyboard.expectFocus('textbox', 'Link (URL)')
    await keyboard.type('https://www.linkedin.com/posts/keyboard')
    await keyboard.tabTo('textbox', 'Title')
    await keyboard.type(title)
    await keyboard.tabTo('radio', /^Private|^Public/)
    await keyboard.moveTo('ArrowDown', 'radio', /^Public/)
    await keyboard.tabTo('button', 'Add suggestions and details')
    await keyboard.press('Enter')
    await keyboard.tabTo('combobox', 'Tags')
    await keyboard.type('engin')
    await expect(page.getByRole('option', { name: '#engineering' })).toBeVisible()
    await keyboard.press('Enter')
    await keyboard.type('keyboards,')
    await keyboard.tabTo('button', 'Share')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const tag of ['#engineering', '#keyboards']) await expect(page.getByText(tag)).toBeVisible()
  })

  await test.step('suggestions are added with the button and with the shortcut', async () => {
    await keyboard.tabTo('textbox', 'Suggest a comment')
    await keyboard.type('Hands off the mouse')
    await keyboard.tabTo('button', 'Add suggestion')
    await keyboard.press('Enter')
    await expect(suggestionOf(page, 'Hands off the mouse')).toBeVisible()
    await keyboard.press('s')
    await keyboard.expectFocus('textbox', 'Suggest a comment')
    await keyboard.type('Keys are all you need')
    await keyboard.press('Control+Enter')
    await expect(suggestionOf(page, 'Keys are all you need')).toBeVisible()
  })

  const colleague = await openAs('colleague')
  await test.step('a colleague opens it from the dashboard and copies one', async () => {
    const keys = keyboardOf(colleague)
    await expect(colleague.getByRole('link', { name: title }).first()).toBeVisible()
    await keys.tabTo('link', title)
    await keys.press('Enter')
    await expect(suggestionOf(colleague, 'Hands off the mouse')).toBeVisible()
    await keys.tabTo('button', /^Copy$/)
    await keys.press('Space')
    await expect.poll(() => clipboardOf(colleague)).toMatch(/^(Hands off the mouse|Keys are all you need)$/)
  })

  await test.step('it is used for everybody', async () => {
    const copied = await clipboardOf(colleague)
    await expect(suggestionOf(page, copied).getByText('Already used')).toBeVisible()
  })
})

test('a visitor finds a public post of the community and copies a suggestion @slow', async ({
  openAsVisitor,
}) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId } = await createOrganization(owner)
  const title = uniqueTitle('Heard in the street')
  const suggestions = ['Loud and clear', 'Encore, please', 'Front row for this one', 'Once more with feeling']
  await createPost(owner, { organizationId, title, isPublic: true, suggestions })

  const page = await openAsVisitor()
  const keyboard = keyboardOf(page)
  await page.goto('/')
  await expect(page.locator('head [data-pre]')).toHaveCount(0)

  await test.step('the first key leads past the header', async () => {
    await keyboard.press('Tab')
    await keyboard.expectFocus('link', 'Skip to content')
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.expectFocus('link', 'Get started')
  })

  await test.step('links lead to the community and to the post', async () => {
    await keyboard.tabTo('link', 'See the community')
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
    await keyboard.tabTo('link', title)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('a suggestion is copied', async () => {
    await keyboard.tabTo('button', 'Copy')
    await keyboard.press('Enter')
    await expect.poll(async () => suggestions.includes(await clipboardOf(page))).toBe(true)
  })

  await test.step('and back to the top, nothing is hidden below the header', async () => {
    await keyboard.tabTo('link', 'Skip to content', { back: true })
  })
})

test('the palette and the list of shortcuts give the focus back, and the palette finds a post @slow', async ({
  openAs,
}) => {
  const page = await openAs('member')
  const keyboard = keyboardOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keyboard.tabTo('button', 'Filters')

  await test.step('the palette runs a command', async () => {
    await keyboard.press('Control+k')
    await keyboard.expectFocus('combobox', 'Search or jump to…')
    await keyboard.type('Switch theme')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await keyboard.expectFocus('button', 'Filters')
  })

  await test.step('Escape closes the palette', async () => {
    await keyboard.press('Control+k')
    await keyboard.expectFocus('combobox', 'Search or jump to…')
    await keyboard.press('Escape')
    await keyboard.expectFocus('button', 'Filters')
  })

  await test.step('the list of shortcuts opens and closes', async () => {
    await keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await keyboard.tabTo('checkbox', 'Use keyboard shortcuts')
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await keyboard.expectFocus('button', 'Filters')
  })

  await test.step('the palette finds a post by its author and tags', async () => {
    await keyboard.press('Control+k')
    await keyboard.type('weber talk')
    await expect(page.getByRole('option', { name: /^Talk: shipping a design system/ })).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Talk: shipping/ })).toBeVisible()
  })
})
