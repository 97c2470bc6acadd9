import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { createMember, createOrganization, demoMember, type Member } from './api.ts'
import type { DemoRole } from './instance.ts'
import { watchMismatches } from './mismatches.ts'
import { watchViolations } from './violations.ts'

export interface NewUser extends Member {
  page: Page
}

export interface NewTeam {
  id: string
  owner: NewUser
  name: string
  slug: string
  /** The path of its settings. */
  settings: string
}

/** Opens a page as a member of the demo organization. */
export type OpenAs = (role: DemoRole, path?: string) => Promise<Page>

interface Fixtures {
  /**
   * Opens a page in a browser context of its own, signed in if a token is given. Cookies are declined, so that no page
   * ends with the question, unless the choice is null.
   */
  openPage: (token?: string, consent?: 'accepted' | 'declined' | null) => Promise<Page>
  openAsVisitor: () => Promise<Page>
  openAs: OpenAs
  /** Opens a page as a new user. */
  openAsNewUser: (path?: string, name?: string) => Promise<NewUser>
  /** Opens a page as the owner of a new organization; the path is below its settings. */
  openAsOwner: (section?: string, name?: string) => Promise<NewTeam>
}

export { expect, type Page } from '@playwright/test'

/** What a page still asks for is no failure of its test. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Opens browser contexts and closes them after the test: an open page keeps its event stream and costs the next test. */
export const test = base.extend<Fixtures>({
  openPage: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    const violations: string[] = []
    const mismatches: string[] = []
    await use(async (token, consent = 'declined') => {
      const localStorage = [
        ...(token === undefined ? [] : [{ name: 'session_token', value: token }]),
        ...(consent === null ? [] : [{ name: 'cookie_consent', value: consent }]),
      ]
      const context = await browser.newContext({
        storageState: { cookies: [], origins: [{ origin: baseURL!, localStorage }] },
      })
      contexts.push(context)
      watchMismatches(context, mismatches)
      await watchViolations(context, violations)
      return context.newPage()
    })
    await Promise.all(contexts.map(closeContext))
    expect(mismatches, 'where the browser renders another page than the server').toEqual([])
    expect(violations, 'what the content security policy has refused').toEqual([])
  },

  openAsVisitor: async ({ openPage }, use) => use(() => openPage()),

  openAs: async ({ openPage }, use) =>
    use(async (role, path = '/dashboard') => {
      const page = await openPage((await demoMember(role)).token)
      await page.goto(path)
      return page
    }),

  openAsNewUser: async ({ openPage }, use) =>
    use(async (path = '/profile', name = 'Noor van Dijk') => {
      const person = await createMember(name)
      const page = await openPage(person.token)
      await page.goto(path)
      return { ...person, page }
    }),

  openAsOwner: async ({ openPage }, use) =>
    use(async (section = '', name = 'Olga Ferreira') => {
      const owner = await createMember(name)
      const organization = await createOrganization(owner)
      const settings = `/organizations/${organization.id}/settings`
      const page = await openPage(owner.token)
      await page.goto(settings + section)
      return { ...organization, settings, owner: { ...owner, page } }
    }),
})
