import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  ask,
  createDemoPost,
  createInvitation,
  createMember,
  createOrganization,
  createPost,
  createTeam,
  demoMember,
} from '../../support/api.ts'
import { linkMailedTo } from '../../support/mails.ts'
import { clipboardOf, submitPassword, uniqueEmail } from '../../support/people.ts'
import { copyButtonOf, nextFor, suggestionOf, uniqueTitle } from '../../support/posts.ts'
import { signUp } from '../../support/teams.ts'
import { expect, test } from '../../support/test.ts'
import { translated, translates } from '../../support/translation.ts'

interface ReportedInput {
  kind: string
  id: string
  by?: string
}

const INPUTS = new URL('../../../backend/contract/testing/reported_inputs.json', import.meta.url)
const cases = JSON.parse(readFileSync(INPUTS, 'utf8')) as ReportedInput[]

type OpenPage = (token?: string) => Promise<Page>

const WORDS = ['Reported once', 'Mended for ever']
const LINK_MAIL = 'Confirm your email address'

/** Opens a page that the browser translates; the test's actions must not break it. */
async function onTranslated(page: Page, path: string, act: () => Promise<void>) {
  await translates(page)
  await page.goto(path)
  await expect.poll(() => translated(page)).toBeGreaterThan(5)
  await act()
  await expect(page.getByText('This page stopped working')).toHaveCount(0)
}

async function copyOn(page: Page, path: string) {
  await onTranslated(page, path, async () => {
    await copyButtonOf(page, WORDS[0]!).click()
    await expect(
      suggestionOf(page, WORDS[0]!)
        .getByText(/^Copied/)
        .first(),
    ).toBeVisible()
    expect(await clipboardOf(page)).toBe(WORDS[0])
  })
}

/** A page in a context of its own that runs scripts but clicks nothing, as mail scanners do. */
async function scan(openPage: OpenPage, link: string) {
  const scanner = await openPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('button', { name: 'Confirm email address' })).toBeVisible()
}

const isConfirmed = async (token: string) =>
  (await ask<{ user: { emailVerified: boolean } }>('GET', '/users/me', { token })).user.emailVerified

const ACTIONS: Record<string, (openPage: OpenPage) => Promise<void>> = {
  'translate-copy-member': async (openPage) => {
    const address = await createDemoPost(uniqueTitle('Translated'), { suggestions: WORDS })
    await copyOn(await openPage((await demoMember('colleague')).token), address)
  },
  'translate-copy-visitor': async (openPage) => {
    const { id: organizationId, owner } = await createTeam()
    const title = uniqueTitle('Translated')
    const { slug } = await createPost(owner, { organizationId, title, isPublic: true, suggestions: WORDS })
    const { organization } = await owner.ask<{ organization: { slug: string } }>(
      'GET',
      `/organizations/${organizationId}`,
    )
    await copyOn(await openPage(), `/public/${organization.slug}/${slug}`)
  },
  'translate-another': async (openPage) => {
    const address = await createDemoPost(uniqueTitle('Translated'), { suggestions: WORDS })
    const page = await openPage((await demoMember('colleague')).token)
    await onTranslated(page, address, async () => {
      const shown = await nextFor(page).innerText()
      await page.getByRole('button', { name: 'Show another' }).click()
      await expect.poll(() => nextFor(page).innerText()).not.toBe(shown)
    })
  },
  'translate-signin': async (openPage) => {
    const page = await openPage()
    await onTranslated(page, '/login', async () => {
      await submitPassword(page, { email: uniqueEmail(), password: 'Wrong-band-7!' })
      await expect(page.getByText(/password is incorrect/)).toBeVisible()
    })
  },
  'translate-register': async (openPage) => {
    const page = await openPage()
    await onTranslated(page, '/register', async () => {
      await signUp(page, { name: 'Noor van Dijk', email: uniqueEmail() })
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  },
  'translate-profile': async (openPage) => {
    const page = await openPage((await createMember('Noor van Dijk')).token)
    await onTranslated(page, '/profile', async () => {
      await page.getByLabel('Name', { exact: true }).fill('Noor Dijkstra')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    })
  },
  'scanner-verify': async (openPage) => {
    const { email, token } = await createMember('Noor van Dijk')
    await scan(openPage, await linkMailedTo(email, LINK_MAIL))
    expect(await isConfirmed(token)).toBe(false)
  },
  'scanner-verify-then-person': async (openPage) => {
    const { email, token } = await createMember('Noor van Dijk')
    const link = await linkMailedTo(email, LINK_MAIL)
    await scan(openPage, link)
    const page = await openPage()
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    expect(await isConfirmed(token)).toBe(true)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your email is already confirmed' })).toBeVisible()
  },
  'double-join': async (openPage) => {
    const [owner, person] = await Promise.all([createMember('Olga Ferreira'), createMember('Noor van Dijk')])
    const { id } = await createOrganization(owner)
    const page = await openPage(person.token)
    await page.goto(`/invitation/${await createInvitation(id, owner, person.email)}`)
    await page.getByRole('button', { name: /^Join/ }).dblclick()
    await expect(page).toHaveURL(/\/dashboard$/)
  },
  'reset-dead-link': async (openPage) => {
    const { email } = await createMember('Noor van Dijk')
    await ask('POST', '/auth/forgot-password', { body: { email } })
    const link = await linkMailedTo(email, 'Reset your password')
    const token = new URL(link).searchParams.get('token') ?? new URL(link).pathname.split('/').at(-1)
    const password = 'Another-band-8!'
    await ask('POST', '/auth/reset-password', { body: { token, password, confirmPassword: password } })
    const page = await openPage()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveCount(0)
  },
}

for (const { kind, id } of cases.filter(({ by }) => by === 'browser'))
  test(`${kind}: ${id}`, async ({ openPage }) => {
    await ACTIONS[id]!(openPage)
  })
