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
