import { createDesktopSignIn } from '../../../support/desktop.ts'
import type { Answer } from './answers.ts'
import type { State } from './state.ts'
import { press, repeat, see, type Step } from './steps.ts'

/** The server has another build of the client than this page. */
const anotherBuild: Answer = (page) =>
  page.route('**/build.json', (route) => route.fulfill({ json: { build: 'another' } }))

/** The file of the sign-in fails to load. All others load: one of them brings the styles for forced colors. */
const withoutSignIn: Answer = (page) => page.route(/\/assets\/sign-in-/, (route) => route.abort())

const lookForBuild: Step = (page) => page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))

/** Opens a page with a session that has ended. */
const openWithoutSession: Step = async (page) => {
  await page.evaluate(() => localStorage.setItem('session_token', 'made-up'))
  await page.goto('/dashboard')
}

const DESKTOP = { as: 'member', at: () => createDesktopSignIn().path } satisfies Partial<State>

/** States of the client itself: its build, its session, the desktop client next to it. */
export const CLIENT_STATES: State[] = [
  {
    name: 'dashboard before what opens on a press has come',
    as: 'owner',
    at: '/dashboard',
    answers: [(page) => page.route(/\/assets\/popups-/, () => undefined)],
  },
  {
    name: 'new version of the client',
    as: 'owner',
    at: '/dashboard',
    answers: [anotherBuild],
    steps: [repeat(lookForBuild, (page) => page.getByText('A new version is ready.'))],
  },
  {
    name: 'screen that could not be loaded',
    as: 'visitor',
    at: '/privacy',
    answers: [withoutSignIn],
    steps: [press('link', 'Sign in'), see('heading', 'This page could not be loaded')],
  },
  {
    name: 'session that has ended',
    as: 'visitor',
    at: '/privacy',
    steps: [openWithoutSession, see('alertdialog', 'Your session has expired')],
  },
  { name: 'sign-in of the desktop client without a challenge', as: 'visitor', at: '/desktop/sign-in' },
  {
    name: 'sign-in of the desktop client',
    ...DESKTOP,
    steps: [see('heading', /^Sign in to Fanfare on/)],
  },
  {
    name: 'confirmed sign-in of the desktop client',
    ...DESKTOP,
    steps: [press('button', /^Sign in$/), see('heading', 'Opening Fanfare…')],
  },
  // From here on the browser knows about the desktop client.
  {
    name: 'post beside the desktop client',
    as: 'member',
    at: ({ post }) => post,
    steps: [press('link', 'Open in Fanfare on this computer'), see('checkbox', /^Always open links/)],
  },
]
