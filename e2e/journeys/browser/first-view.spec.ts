import {
  addMember,
  createDemoPost,
  createMember,
  createOrganization,
  createPost,
  createTeam,
  demoMember,
  share,
} from '../../support/api.ts'
import { delayRequests } from '../../support/delay-requests.ts'
import { suggestionOf, tomorrow, uniqueTitle } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

const SCRIPTS = '**/assets/*.js'

/** Opens a page of a signed-in user whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string, role = 'member'): Promise<() => void> {
  const url = test.info().project.use.baseURL!
  await page.context().addCookies([{ name: 'page_hint', value: `en.${role}`, url }])
  const release = await delayRequests(page, SCRIPTS)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-frame=view]')).toBeVisible()
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-served', ''))
  return release
}

/** Until then nothing has replaced what the server has rendered. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-frame]')).toHaveCount(0)
  await expect(page.locator('h1[data-served]')).toHaveCount(1)
}

/** Runs in the page. */
const chooseOrganization = (id: string) => localStorage.setItem('current_organization', id)

for (const screen of ['wide', 'phone'] as const) {
  test.describe(`on a ${screen} screen`, () => {
    if (screen === 'phone') test.use({ viewport: { width: 390, height: 844 } })

    test('a screen shows its content before any script, which keeps it', async ({ openPage }) => {
      const title = uniqueTitle('Before any script')
      const text = `The cymbals were first, ${title}`
      const team = await createTeam()
      const post = await share(team, title, [text])
      for (const [path, contentOf] of [
        ['/dashboard', (page: Page) => page.getByRole('link', { name: title })],
        [`/posts/${post.id}`, (page: Page) => suggestionOf(page, text)],
        ['/profile', (page: Page) => page.getByRole('button', { name: /^Notifications/ })],
        [`/${team.id}/create-post`, (page: Page) => page.getByRole('textbox', { name: /^Link/ })],
        [
          `/organizations/${team.id}/settings/company-information`,
          (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }),
        ],
      ] as const) {
        const page = await openPage(team.member.token)
        const release = await openWithoutScripts(page, path)
        await expect(contentOf(page).first()).toBeVisible()
        await expect(page.locator('.animate-spin')).toHaveCount(0)
        release()
        await expectHydrated(page)
      }
    })

    test('the dashboard of administrators shows what waits before any script, which keeps it', async ({
      openPage,
    }) => {
      const { token } = await demoMember('administrator')
      const page = await openPage(token)
      const lists: string[] = []
      page.on('request', (request) => {
        if (/\/api\/(posts|admin|support)\//.test(request.url())) lists.push(request.url())
      })
      const release = await openWithoutScripts(page, '/admin/dashboard', 'administrator')
      await expect(page.getByText('Total users')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Review posts' })).toBeVisible()
      await expect(page.locator('main [aria-busy]')).toHaveCount(0)
      release()
      await expectHydrated(page)
      expect(lists).toEqual([])
    })
  })
}

test('a suggestion that is copied before the scripts have come is copied then', async ({ openPage }) => {
  const text = `First come, first copied, ${Date.now()}`
  const path = await createDemoPost(uniqueTitle('Pressed early'), {
    suggestions: ['Another one, for everybody else.', text],
  })
  const page = await openPage((await demoMember('member')).token)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await openWithoutScripts(page, path)
  const button = suggestionOf(page, text).getByRole('button', { name: 'Copy', exact: true })
  await button.dispatchEvent('click')
  release()
  await expect(
    suggestionOf(page, text)
      .getByText(/Copied/)
      .first(),
  ).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('a button of a part that loads later is pressed once that part is there', async ({ openPage }) => {
  const team = await createTeam()
  const { id } = await createPost(team.owner, {
    organizationId: team.id,
    title: 'Not yet',
    schedule: { timeZone: 'Europe/Paris', start: tomorrow(), windowHours: 48 },
  })
  const page = await openPage(team.owner.token)
  const release = await openWithoutScripts(page, `/posts/${id}`)
  await page.getByRole('button', { name: 'Start now' }).dispatchEvent('click')
  release()
  await expect(page.getByText('The post has started', { exact: true })).toBeVisible()
})

test('what happens before the scripts have come is shown then', async ({ openPage }) => {
  const path = await createDemoPost(uniqueTitle('Late scripts'), { suggestions: ['The first of two.'] })
  const page = await openPage((await demoMember('member')).token)
  const release = await openWithoutScripts(page, path)
  const colleague = await demoMember('colleague')
  const content = `Written meanwhile, ${Date.now()}`
  await colleague.ask('POST', '/comments', { postId: path.split('/')[2], content })
  release()
  await expect(suggestionOf(page, content)).toBeVisible()
})

test('a choice that is made before the scripts have come is made then', async ({ openPage }) => {
  const page = await openPage((await demoMember('member')).token)
  const release = await openWithoutScripts(page, '/dashboard')
  await page.getByRole('radio', { name: 'Private' }).dispatchEvent('click')
  release()
  await expect(page).toHaveURL(/visibility=private/)
})

test('what is typed before the scripts have come is searched for then', async ({ openPage }) => {
  const title = uniqueTitle('Looked for early')
  await createDemoPost(title)
  await createDemoPost(uniqueTitle('Not looked for'))
  const page = await openPage((await demoMember('member')).token)
  const release = await openWithoutScripts(page, '/dashboard')
  await page.getByRole('searchbox').first().fill(title)
  release()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Not looked for/ })).toHaveCount(0)
  await expect(page.getByRole('searchbox').first()).toHaveValue(title)
})

test('what is typed into a form before the scripts have come is sent', async ({ openPage }) => {
  const owner = await createMember('Clara Prado')
  const { id } = await createOrganization(owner)
  const page = await openPage(owner.token)
  const release = await openWithoutScripts(page, `/${id}/create-post`)
  const title = uniqueTitle('Typed early')
  await page.getByRole('textbox', { name: /^Link/ }).fill('https://social.example/posts/early')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('radio', { name: /^Private/ }).dispatchEvent('click')
  await page.getByRole('textbox', { name: /^Title/ }).press('Enter')
  release()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('Private').first()).toBeVisible()
})

test('an option that is selected before the scripts have come is saved', async ({ openPage }) => {
  const owner = await createMember('Nuno Prado')
  const { id } = await createOrganization(owner)
  const page = await openPage(owner.token)
  const release = await openWithoutScripts(page, `/organizations/${id}/settings/company-information`)
  const choice = page.getByRole('combobox', { name: /one member may copy/ })
  await choice.selectOption('No limit')
  release()
  await expect(page.getByText('Organization updated successfully')).toBeVisible()
  await expect(choice).toHaveValue('none')
})

test('a form with a draft is shown by the scripts, which have it', async ({ openPage }) => {
  const { id, member } = await createTeam()
  const page = await openPage(member.token)
  await page.goto(`/${id}/create-post`)
  const field = page.getByRole('textbox', { name: /^Title/ })
  await field.fill('Half of a title')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toContain('Half of a title')
  const boot = page.waitForRequest('**/api/boot*')
  await page.reload()
  expect((await boot).url()).not.toContain('renderIn')
  await expect(field).toHaveValue('Half of a title')
})

test('the organization chosen on the device is shown, and a half-written suggestion stays', async ({
  openPage,
}) => {
  const owner = await createMember('Ines Prado')
  const colleague = await createMember('Rui Prado')
  const first = await createOrganization(owner)
  const second = await createOrganization(owner)
  const chosen = { ...second, owner }
  await addMember(chosen, colleague)
  const title = uniqueTitle('Of the second organization')
  const post = await createPost(owner, { organizationId: second.id, title, suggestions: ['Two of two.'] })
  await createPost(owner, { organizationId: first.id, title: uniqueTitle('Of the first') })
  const page = await openPage(owner.token)
  await page.addInitScript(chooseOrganization, second.id)
  await (
    await openWithoutScripts(page, '/dashboard')
  )()
  await expectHydrated(page)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.unroute(SCRIPTS)
  await page.goto(`/posts/${post.id}`)
  await page.getByRole('button', { name: 'Suggest a comment' }).click()
  const field = page.getByRole('textbox', { name: 'Suggest a comment' })
  await field.fill('Half of a')
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Half of a')))
  await expect.poll(kept).toBe(true)
  await page.reload()
  await expect(field).toHaveValue('Half of a')
})

test('another user who has signed in meanwhile sees nothing of the one before', async ({ openPage }) => {
  const title = uniqueTitle('Not for others')
  await createDemoPost(title)
  const other = await createMember('Sofia Braga')
  const page = await openPage((await demoMember('member')).token)
  const release = await openWithoutScripts(page, '/dashboard')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('session_token', token), other.token)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('a page that comes while the app renders what was last seen does not replace the app', async ({
  openPage,
}) => {
  const path = await createDemoPost(uniqueTitle('Two at once'), { suggestions: ['One of two.'] })
  const page = await openPage((await demoMember('member')).token)
  await page.goto('/dashboard')
  await expect.poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1)
  await page.route('**/api/boot*', async (route) => {
    const response = await route.fetch()
    // As soon as the app has replaced the frame, and before its effects have run.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const root = document.querySelector<HTMLElement>('#root')!
          const isLeft = () => root.dataset.frame === 'taken' || root.dataset.frame === undefined
          if (isLeft()) return resolve()
          new MutationObserver(() => isLeft() && resolve()).observe(root, {
            attributes: true,
            childList: true,
          })
        }),
    )
    await route.fulfill({ response })
  })
  await page.goto(path)
  const button = page.getByRole('button', { name: 'Suggest a comment' })
  await expect(page.getByRole('button', { name: 'Generate AI comments' })).toBeEnabled()
  await button.click()
  await expect(page.getByRole('textbox', { name: 'Suggest a comment' })).toBeVisible()
})

test('an answer without the page, or with one that comes late, leaves it to the scripts', async ({
  openPage,
}) => {
  const title = uniqueTitle('By the scripts')
  await createDemoPost(title)
  const page = await openPage((await demoMember('member')).token)
  await page.route('**/api/boot*', async (route) => {
    const response = await route.fetch()
    const { html, ...boot } = await response.json()
    expect(html).toContain(title)
    await route.fulfill({ response, json: boot })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.unroute('**/api/boot*')
  const answer = await delayRequests(page, '**/api/boot*')
  const ready = page.waitForRequest(/\/assets\/(?:opens|later)-/)
  await page.goto('/dashboard', { waitUntil: 'load' })
  answer()
  await ready
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
