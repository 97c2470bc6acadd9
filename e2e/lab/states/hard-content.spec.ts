import { demoMember } from '../../support/api.ts'
import { rewritten, SAMPLES, type Kind } from './content/hard-content.ts'
import { directionFaults, layoutFaults } from './content/layout.ts'
import { LAPTOP, PHONE } from '../../support/crawl/inspect-page.ts'
import { CONTENT_STATES } from './content/content-states.ts'
import { theStage, type Stage } from './support/stage.ts'
import { enter, type State } from './support/state.ts'
import { expect, test, type Page } from '../../support/test.ts'

const VISITORS = ['visitor', 'member', 'owner', 'administrator'] as const

/** The layout problems of a state in which all user content is of one kind. */
async function inspect(page: Page, state: State, stage: Stage, kind: Kind): Promise<string[]> {
  try {
    await enter(page, { ...state, answers: [rewritten(kind), ...(state.answers ?? [])] }, stage)
    const faults = kind === 'right to left' ? await directionFaults(page, SAMPLES[kind].sentence) : []
    // An open popup moves with the page.
    for (const size of state.steps === undefined ? [LAPTOP, PHONE] : [LAPTOP]) {
      await page.setViewportSize(size)
      faults.push(...(await layoutFaults(page)))
    }
    return faults.map((fault) => `${state.name}: ${fault}`)
  } catch (error) {
    return [`${state.name} is not there: ${String(error)}`]
  }
}

for (const kind of ['unbroken', 'right to left', 'empty'] as const)
  for (const visitor of VISITORS)
    test(`what is ${kind} fits into every screen of the ${visitor}`, async ({ openPage }) => {
      test.setTimeout(240_000)
      const stage = await theStage()
      const page = await openPage(visitor === 'visitor' ? undefined : (await demoMember(visitor)).token)
      page.setDefaultTimeout(10_000)
      const faults: string[] = []
      for (const state of CONTENT_STATES.filter(({ as }) => as === visitor))
        faults.push(...(await inspect(page, state, stage, kind)))
      expect(faults).toEqual([])
    })

const PLANTED = [
  [
    'a line that does not wrap',
    '<p style="white-space: nowrap">' + 'W'.repeat(300) + '</p>',
    /wider than the window/,
  ],
  ['a text on another', '<p>Words</p><p style="margin-top: -20px">Others</p>', /are on each other/],
  [
    'a button that is too small',
    '<button style="width: 20px; white-space: nowrap">Words</button>',
    /wider than its/,
  ],
] as const

test.describe(() => {
  // Trusted Types on the pages refuse HTML strings.
  test.use({ bypassCSP: true })

  for (const [what, html, fault] of PLANTED)
    test(`${what} is found`, async ({ openAsVisitor }) => {
      const page = await openAsVisitor()
      await page.goto('/pricing')
      expect(await layoutFaults(page)).toEqual([])
      await page.locator('main').evaluate((main, text) => main.insertAdjacentHTML('beforeend', text), html)
      expect((await layoutFaults(page)).join()).toMatch(fault)
    })
})

test('a sentence that is laid out in the wrong direction is found', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  const { sentence } = SAMPLES['right to left']
  await page.setContent(`<main><p dir="auto">${sentence}</p></main>`)
  expect(await directionFaults(page, sentence)).toEqual([])
  await page.setContent(`<main><p>${sentence}</p></main>`)
  expect((await directionFaults(page, sentence)).join()).toContain('not from right to left')
})
