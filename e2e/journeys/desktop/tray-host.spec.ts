import { stateOf } from '../../support/desktop/bridge.ts'
import { expect, test } from '../../support/desktop/test.ts'

test('notices that the desktop has no tray, gets one, and loses it again', async ({ desk, start }) => {
  await desk.tray.leave()
  const client = await start()
  const window = await client.window()
  const tray = async () => (await stateOf(window)).tray
  await expect.poll(tray).toBeNull()
  expect(desk.items()).toBe(0)

  await desk.tray.comeBack()
  await expect.poll(tray).toBe('top')
  await expect.poll(() => desk.items()).toBe(1)
  expect(await (await client.item()).tooltip()).toBe('Fanfare – not signed in')

  await desk.tray.leave()
  await expect.poll(tray).toBeNull()
})
