import { createMember } from '../../support/api.ts'
import { expect, test, type Page } from '../../support/test.ts'

const ENGLISH = 'Great posts deserve more than one lonely like'

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** Runs in the page: records every visible one of the given texts, and every language of the page. */
function recordTexts() {
  const seen = { texts: new Set<string>(), languages: new Set<string>() }
  Object.assign(globalThis, { seen })
  const look = () => {
    seen.languages.add(document.documentElement.lang)
    for (const element of document.querySelectorAll('h1, header a, footer a, footer h2'))
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        seen.texts.add(element.textContent)
  }
  new MutationObserver(look).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
}

const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Record<'texts' | 'languages', Set<string>> }
    return { texts: [...seen.texts], languages: [...seen.languages] }
  })

const shownBy = (page: Page) => page.locator('h1, header a, footer a, footer h2').allTextContents()

test('a visitor sees nothing in another language than the one they have chosen @slow', async ({
  openAsVisitor,
  openPage,
}) => {
  const page = await openAsVisitor()
  await page.addInitScript(recordTexts)
  await page.goto('/')
  await expect(headline(page)).toHaveText(ENGLISH)
  const english = await seenBy(page)
  expect(english.texts).toEqual(expect.arrayContaining([ENGLISH, 'Sign in', 'Product']))
  expect(english.languages).toEqual(['en'])

  // A page that is being hydrated would be rendered anew.
  await expect(page.locator('head [data-pre]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('pt')
  await expect(headline(page)).not.toHaveText(ENGLISH)
  const portuguese = await headline(page).textContent()
  await page.reload()
  await expect(headline(page)).toHaveText(portuguese!)
  expect(await page.evaluate(() => localStorage.getItem('app_language'))).toBe('pt')
  const { texts, languages } = await seenBy(page)
  const shown = await shownBy(page)
  expect(texts).toContain(portuguese)
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
  // The document names the language of the browser until the first script runs, which is before the first paint.
  expect(languages.filter((language) => language !== 'en')).toEqual(['pt'])

  await test.step('the language goes to the profile at the sign-in, and to the next browser', async () => {
    const person = await createMember('Noor van Dijk')
    const languageInProfile = async () =>
      (await person.ask<{ user: { language: string | null } }>('GET', '/users/me')).user.language
    expect(await languageInProfile()).not.toBe('pt')
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continuar com e-mail e palavra-passe' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /mail/ }).fill(person.email)
    await dialog.locator('input[type="password"]').fill(person.password)
    await page.keyboard.press('Enter')
    await expect.poll(languageInProfile).toBe('pt')

    const elsewhere = await openPage(person.token)
    await elsewhere.goto('/profile')
    const chosen = elsewhere.getByRole('contentinfo').getByRole('combobox', { name: 'Idioma' })
    await expect(chosen).toHaveValue('pt')
  })
})
