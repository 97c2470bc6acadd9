import { createTeam, share } from '../../support/api.ts'
import { expectHydrated } from '../../support/expect-hydrated.ts'
import { focusOf } from '../../support/keyboard/focus.ts'
import { nextFor, uniqueTitle } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

const STOPS_MAX = 6
const SUGGESTIONS = ['The encore was the best part of it', 'Front row for this one']

/** Presses Tab from the top of a page, and follows each link that skips something. Returns the names on the way. */
async function stopsTo(page: Page, copy: RegExp): Promise<string[]> {
  const stops: string[] = []
  while (stops.length < 2 * STOPS_MAX) {
    await page.keyboard.press('Tab')
    const { role, name } = await focusOf(page)
    stops.push(`${role} “${name}”`)
    if (role === 'button' && copy.test(name)) break
    if (role === 'link' && name.startsWith('Skip to')) await page.keyboard.press('Enter')
  }
  return stops
}

test(`Copy is within ${STOPS_MAX} stops of Tab on the dashboard and on a post`, async ({ openPage }) => {
  const team = await createTeam()
  const title = uniqueTitle('Six stops')
  const { id } = await share(team, title, SUGGESTIONS)
  await share(team, uniqueTitle('Another one'), SUGGESTIONS)
  const page = await openPage(team.member.token)

  await test.step('on the dashboard', async () => {
    await page.goto('/dashboard')
    await expectHydrated(page.getByRole('button', { name: /^Copy and open/ }))
    const stops = await stopsTo(page, /^Copy and open/)
    expect(stops.at(-1)).toMatch(/Copy and open/)
    expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(STOPS_MAX)
  })

  await test.step('on a post', async () => {
    await page.goto(`/posts/${id}`)
    await expectHydrated(nextFor(page).getByRole('button', { name: 'Copy', exact: true }))
    const stops = await stopsTo(page, /^Copy$/)
    expect(stops.at(-1)).toMatch(/Copy/)
    expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(STOPS_MAX)
  })
})
