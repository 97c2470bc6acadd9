import { call } from '../../support/desktop/bridge.ts'
import { startSecondInstance, type Client } from '../../support/desktop/client.ts'
import { expect, test } from '../../support/desktop/test.ts'

const isShown = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((each) => each.isVisible()))

test('one can type the address of the server at once, also when the window is shown again @slow', async ({
  desk,
  start,
}) => {
  const client = await start({ knows: null })
  const field = (await client.window()).getByLabel('Server address')
  await expect(field).toBeFocused()
  await expect.poll(() => isShown(client)).toBe(true)
  desk.press('type', 'fan')
  await expect(field).toHaveValue('fan')
  await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close())
  await expect.poll(() => isShown(client)).toBe(false)
  await startSecondInstance(desk, client)
  await expect.poll(() => isShown(client)).toBe(true)
  await expect(field).toBeFocused()
  desk.press('type', 'fare')
  await expect(field).toHaveValue('fanfare')
})

test('one can type the code of the browser at once @slow', async ({ desk, start }) => {
  const client = await start()
  const page = await client.window()
  const signIn = page.getByRole('button', { name: 'Sign in with your browser' })
  await expect(signIn).toBeFocused()
  desk.press('key', 'Return')
  await page.getByRole('button', { name: 'Paste the code instead' }).click()
  await expect(page.getByLabel('Code from the browser')).toBeFocused()
  await call(page, 'sign-in:cancel')
  await expect(signIn).toBeFocused()
})
