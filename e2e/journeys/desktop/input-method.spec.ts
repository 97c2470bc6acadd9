import type { CDPSession, Locator } from '@playwright/test'
import { createTeam, share } from '../../support/api.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows } from '../../support/desktop/windows.ts'

const TYPED = 'トラン'
const CHOSEN = 'トランペット'

/** Composes Japanese characters in the focused field; they are not accepted yet. */
const compose = (input: CDPSession) =>
  input.send('Input.imeSetComposition', {
    text: TYPED,
    selectionStart: TYPED.length,
    selectionEnd: TYPED.length,
  })

/** Records what a page is told of each Enter in a field. */
const recordEnters = (field: Locator) =>
  field.evaluate((element) => {
    element.addEventListener('keydown', (event) => {
      const { key, isComposing } = event as KeyboardEvent
      if (key === 'Enter') element.dataset.enters = `${element.dataset.enters ?? ''}${isComposing} `
    })
  })

test('the Enter that accepts characters of an input method copies nothing @slow', async ({ desk, start }) => {
  const team = await createTeam()
  await share(team, 'Ten years of brass', [`${CHOSEN}, bravo`])
  const client = await start()
  await signIn(desk, client, team.member)
  const [, panel] = await openWindows(client)
  const search = panel!.getByRole('combobox')
  await expect(panel!.getByRole('option', { selected: true })).toContainText(CHOSEN)
  await recordEnters(search)
  const input = await panel!.context().newCDPSession(panel!)
  await compose(input)
  await panel!.keyboard.press('Enter')
  await expect(search).toHaveAttribute('data-enters', 'true ')
  await input.send('Input.insertText', { text: CHOSEN })
  await expect(search).toHaveValue(CHOSEN)
  await expect(panel!.getByText('1 result')).toBeAttached()
  expect(desk.clipboard()).toBe('')

  await panel!.keyboard.press('Shift+Enter')
  await expect.poll(() => desk.clipboard()).toBe(`${CHOSEN}, bravo`)
  await expect(search).toHaveAttribute('data-enters', 'true false ')
})
