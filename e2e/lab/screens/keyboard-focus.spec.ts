import { keyboardOf } from '../../support/keyboard/keyboard.ts'
import { expect, test } from '../../support/test.ts'

test('on a phone, what has the focus is neither below the header nor below the bar', async ({ openAs }) => {
  const page = await openAs('member')
  await page.setViewportSize({ width: 390, height: 844 })
  const keyboard = keyboardOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keyboard.tabTo('combobox', 'Language', { atMost: 150 })
  await keyboard.tabTo('link', 'Skip to content', { back: true, atMost: 150 })
})

test('a field that is invalid shows that it has the focus', async ({ openAs }) => {
  const page = await openAs('member', '/profile')
  const keyboard = keyboardOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await keyboard.tabTo('textbox', 'New password')
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await keyboard.tabTo('link', 'Set up two-factor', { back: true })
  await keyboard.tabTo('textbox', 'Current password')
})

const STYLE =
  '<style>.plain:focus { outline: none } .bar { position: fixed; inset: 0 0 auto; height: 4rem }</style>'

test('what the keyboard does not reach is found, with what it reaches instead', async ({ page }) => {
  await page.setContent(
    '<main><button>One</button><button tabindex="-1">Out of reach</button><button>Two</button></main>',
  )
  await expect(keyboardOf(page).tabTo('button', 'Out of reach', { atMost: 4 })).rejects.toThrow(
    /^4 presses of Tab did not lead to button “Out of reach”, but to\nbutton “One”\nbutton “Two”\n/,
  )
})

for (const [what, planted, fault] of [
  ['looks as without the focus', '<button class="plain">Plain</button>', /button “Plain”.*looks as without/s],
  ['has no name', '<button></button>', /has no name/],
  ['is below a header', '<button>Below</button><header class="bar">The bar</header>', /is covered by header/],
] as const) {
  test(`what has the focus and ${what} is found`, async ({ page }) => {
    await page.setContent(`${STYLE}<main>${planted}</main>`)
    await expect(keyboardOf(page).press('Tab')).rejects.toThrow(fault)
  })
}
