import { demoMember } from '../../support/api.ts'
import { faultsOfState } from '../../support/axe.ts'
import { repeatedNames } from '../../support/repeated-names.ts'
import { see } from './support/steps.ts'
import { theStage, type Stage } from './support/stage.ts'
import { enter, type State } from './support/state.ts'
import { STATES } from './support/states.ts'
import { expect, test, type Page } from '../../support/test.ts'

const VISITORS = ['visitor', 'member', 'owner', 'administrator'] as const
/** How many states one test covers: few enough for both workers to end at about the same time. */
const WALK = 12

const walksOf = (states: State[]): State[][] =>
  states.length === 0 ? [] : [states.slice(0, WALK), ...walksOf(states.slice(WALK))]

/** The violations that axe finds in a state, controls that sound the same, or why the state could not be reached. */
async function inspect(page: Page, state: State, stage: Stage): Promise<string[]> {
  try {
    await enter(page, state, stage)
    const faults = [...(await faultsOfState(page)), ...(await repeatedNames(page))]
    return faults.map((fault) => `${state.name}: ${fault}`)
  } catch (error) {
    return [`${state.name} is not there: ${String(error)}`]
  }
}

for (const [about, states] of Object.entries(STATES))
  for (const visitor of VISITORS)
    for (const [index, walk] of walksOf(states.filter(({ as }) => as === visitor)).entries())
      test(`axe finds nothing, and no two controls sound the same, in ${about} of the ${visitor}, part ${index + 1}`, async ({
        openPage,
      }) => {
        test.setTimeout(180_000)
        const stage = await theStage()
        const page = await openPage(visitor === 'visitor' ? undefined : (await demoMember(visitor)).token)
        page.setDefaultTimeout(10_000)
        const faults: string[] = []
        for (const state of walk) faults.push(...(await inspect(page, state, stage)))
        expect(faults).toEqual([])
      })

test('there are as many states as the product has, and each has a name of its own', () => {
  const names = Object.values(STATES).flatMap((states) => states.map(({ name }) => name))
  expect(names.length).toBeGreaterThanOrEqual(539)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

/** A state of the page about the price with something in it. */
const planted = (html: string): State => ({
  name: 'planted',
  as: 'visitor',
  at: '/pricing',
  steps: [
    (page) => page.locator('main').evaluate((main, text) => main.insertAdjacentHTML('beforeend', text), html),
  ],
})

test.describe(() => {
  // Trusted Types on the pages refuse HTML strings.
  test.use({ bypassCSP: true })

  test('a fault in a state is found in the theme that has it, and so is a state that nobody reaches', async ({
    openAsVisitor,
  }) => {
    const page = await openAsVisitor()
    const stage = await theStage()
    const faultsOf = async (html: string) => (await inspect(page, planted(html), stage)).join('\n')
    expect(await faultsOf('')).toBe('')
    expect(await faultsOf('<button></button>')).toContain('planted: button-name')
    const dark = await faultsOf('<p style="color: light-dark(#000, #333)">Words</p>')
    expect(dark).toContain('planted: in the dark theme: color-contrast')
    const forced = await faultsOf('<p class="bg-accent" style="color: Highlight !important">Words</p>')
    expect(forced).toContain('planted: in forced colors: color-contrast')
    const repeated = ['', 'aria-label="Copy"', 'aria-description="the third"'].map(
      (attributes) => `<button ${attributes}>Copy</button>`,
    )
    expect(await faultsOf(repeated.join(''))).toBe('planted: button “Copy” ×2')
    const lost = { ...planted(''), name: 'lost', steps: [see('dialog', 'Nowhere')] }
    expect((await inspect(page, lost, stage)).join()).toContain('lost is not there')
  })
})
