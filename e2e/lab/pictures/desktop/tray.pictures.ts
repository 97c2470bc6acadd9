import { signIn } from '../../../support/desktop/sign-in.ts'
import { expect, test } from '../../../support/desktop/test.ts'
import { openWindows } from '../../../support/desktop/windows.ts'
import { demoMember } from '../../../support/api.ts'
import { take } from '../support/take.ts'

test('the panel of the tray', async ({ desk, start }) => {
  const client = await start({ words: ['--force-device-scale-factor=2'] })
  await signIn(desk, client, await demoMember('member'))
  const [, panel] = await openWindows(client)
  await expect(panel!.getByRole('option').first()).toBeVisible()
  await take(panel!, 'tray')
})
