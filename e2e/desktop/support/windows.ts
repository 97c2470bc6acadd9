import { expect, type Page } from '@playwright/test'
import type { Client } from './client.ts'

const HOME = 'app://bundle/'

/** Opens both windows. */
export async function openWindows(client: Client): Promise<Page[]> {
  const main = await client.window()
  const panel = client.app.waitForEvent('window')
  await (await client.item()).activate()
  await expect(async () => expect((await panel).url()).toBe(`${HOME}panel`)).toPass()
  return [main, await panel]
}
