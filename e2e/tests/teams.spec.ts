import { expect, test, type Page } from '../support/test.ts'
import { addMember, createMember, createPost } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { linkMailedTo } from '../support/mails.ts'
import { uniqueEmail, submitPassword } from '../support/people.ts'
import { signInAtProvider } from '../support/provider.ts'
import { uniqueTitle } from '../support/posts.ts'
import { confirm, invitationOf, invite, memberOf, signUp } from '../support/teams.ts'
import { turnTwoFactorOn } from '../support/two-factor.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function join(page: Page, team: string) {
  await expect(heading(page, `Join ${team}`)).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expectJoined(page, team)
}

async function expectJoined(page: Page, team: string) {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: `Organization: ${team}` })).toBeVisible()
}

test('members join by invitation, change roles and leave', async ({
  openAsVisitor,
  openAsNewUser,
  openAsOwner,
}) => {
  const { owner, name, settings } = await openAsOwner('/users')
  const olga = owner.page
  const subject = `Olga Ferreira invites you to ${name}`

  const rui = await openAsNewUser('/dashboard', 'Rui Tavares')
  const nina = { name: 'Nina Okafor', email: uniqueEmail() }
  await invite(olga, rui.email, { role: 'Admin' })
  await invite(olga, nina.email)
  await expectAccessible(olga, 'main')

  await rui.page.goto(await linkMailedTo(rui.email, subject))
  await expect(heading(rui.page, `Join ${name}`)).toBeVisible()
  await expectAccessible(rui.page, 'main')
  await join(rui.page, name)
  await expect(memberOf(olga, rui.name)).toContainText('Admin')

  const ninasPage = await openAsVisitor()
  await ninasPage.goto(await linkMailedTo(nina.email, subject))
  await expect(heading(ninasPage, `Join ${name}`)).toBeVisible()
  await expectAccessible(ninasPage, 'main')
  await ninasPage.getByRole('link', { name: 'Sign Up' }).click()
  const signUpForm = ninasPage.getByRole('dialog', { name: `Join ${name}` })
  await expect(signUpForm.getByLabel('Email')).toHaveValue(nina.email)
  await expect(signUpForm.getByLabel('Email')).not.toBeEditable()
  await expectAccessible(ninasPage)
  await signUp(ninasPage, { name: nina.name })
  await expectJoined(ninasPage, name)
  await expect(memberOf(olga, nina.name)).toContainText('Member')
  await expect(invitationOf(olga, nina.email)).toHaveCount(0)

  await ninasPage.goto(`${settings}/users`)
  await expect(memberOf(ninasPage, rui.name)).toBeVisible()
  await expect(ninasPage.getByRole('region', { name: 'Invite somebody' })).toHaveCount(0)
  await olga.getByRole('combobox', { name: `Role of ${nina.name}` }).selectOption('Admin')
  await confirm(olga, 'Change role')
  await expect(ninasPage.getByRole('region', { name: 'Invite somebody' })).toBeVisible()

  await rui.page.goto(`${settings}/users`)
  await rui.page.getByRole('button', { name: 'Leave organization' }).click()
  await confirm(rui.page, 'Leave organization')
  await expect(rui.page).toHaveURL(/\/organizations$/)
  await expect(rui.page.getByText(name)).toHaveCount(0)
  await expect(memberOf(olga, rui.name)).toHaveCount(0)

  await ninasPage.goto(`${settings}/audit-log`)
  for (const entry of ['Left the organization', 'Changed a role']) {
    await expect(ninasPage.getByText(entry)).toBeVisible()
  }
  await expectAccessible(ninasPage, 'main')
})

test('an organization is transferred, and deleted with its public pages', async ({
  openAsVisitor,
  openAsNewUser,
  openAsOwner,
}) => {
  const { id, owner, name, slug, settings } = await openAsOwner('/users')
  const olga = owner.page
  const title = uniqueTitle('Our first concert')
  await createPost(owner, { organizationId: id, title, isPublic: true })
  const publicPost = `/public/${slug}/${title.toLowerCase().replaceAll(' ', '-')}`
  const nina = await openAsNewUser('/organizations', 'Nina Okafor')
  await addMember({ id, owner }, nina)
  const ninasPage = nina.page
  // The page may have read its members before that, and opened its stream after it.
  await olga.reload()

  await expect(olga.getByText(/You are the only owner/)).toBeVisible()
  await expect(olga.getByRole('button', { name: 'Leave organization' })).toHaveCount(0)
  await olga.getByRole('combobox', { name: 'New owner' }).selectOption(nina.name)
  await olga.getByRole('button', { name: 'Transfer ownership' }).click()
  await confirm(olga, 'Transfer ownership')
  await expect(memberOf(olga, nina.name)).toContainText('Owner')
  await olga.goto(`${settings}/company-information`)
  await expect(olga.getByLabel('Name')).toHaveValue(name)
  await expect(olga.getByRole('button', { name: 'Delete organization' })).toHaveCount(0)

  await ninasPage.goto(`${settings}/audit-log`)
  await expect(ninasPage.getByText('Transferred the ownership')).toBeVisible()

  const visitor = await openAsVisitor()
  expect((await visitor.goto(publicPost))?.status()).toBe(200)
  await ninasPage.goto(`${settings}/company-information`)
  await ninasPage.getByRole('button', { name: 'Delete organization' }).click()
  const dialog = ninasPage.getByRole('dialog')
  await expectAccessible(ninasPage, '[role=dialog]')
  await expect(dialog.getByRole('button', { name: 'Delete organization' })).toBeDisabled()
  await dialog.getByLabel(/to confirm/).fill(name)
  await dialog.getByRole('button', { name: 'Delete organization' }).click()
  await expect(ninasPage).toHaveURL(/\/organizations$/)

  expect((await visitor.goto(publicPost))?.status()).toBe(404)
  expect((await visitor.goto(`/organizations/${slug}`))?.status()).toBe(404)
  await olga.goto('/organizations')
  await expect(olga.getByRole('heading', { name: 'No organizations yet' })).toBeVisible()
})

test('an invitation for another address is refused, and stays open', async ({
  openAsNewUser,
  openAsOwner,
}) => {
  const { owner, name } = await openAsOwner('/users')
  const invitee = await createMember('Noor van Dijk')
  const other = await openAsNewUser()
  await invite(owner.page, invitee.email)
  const link = await linkMailedTo(invitee.email, `${owner.name} invites you to ${name}`)

  await other.page.goto(link)
  await expect(heading(other.page, 'This invitation is for another email')).toBeVisible()
  await expect(other.page.getByText(invitee.email)).toHaveCount(0)
  await expectAccessible(other.page, 'main')
  await other.page.getByRole('button', { name: 'Sign out and continue' }).click()
  await other.page.getByRole('link', { name: 'Log In' }).click()
  await submitPassword(other.page, invitee)
  await join(other.page, name)

  await other.page.goto(link)
  await expect(heading(other.page, 'This invitation is not valid')).toBeVisible()
  await expectAccessible(other.page, 'main')
  await other.page.getByRole('link', { name: 'Go Home' }).click()
  await expect(other.page).not.toHaveURL(/invitation/)
})

test('an invitation survives a sign-in with a second factor or a provider', async ({
  openAsVisitor,
  openAsOwner,
}) => {
  const { owner, name } = await openAsOwner('/users')
  const guarded = await createMember('Noor van Dijk')
  const authenticator = await turnTwoFactorOn(guarded.token, guarded.password)
  const newcomer = uniqueEmail()
  await invite(owner.page, guarded.email)
  await invite(owner.page, newcomer)
  const subject = `${owner.name} invites you to ${name}`

  const byCode = await openAsVisitor()
  await byCode.goto(await linkMailedTo(guarded.email, subject))
  await byCode.getByRole('link', { name: 'Log In' }).click()
  await submitPassword(byCode, guarded)
  await byCode.getByLabel('6-digit code').fill(authenticator.next())
  await byCode.getByRole('button', { name: 'Verify' }).click()
  await join(byCode, name)

  const byProvider = await openAsVisitor()
  await byProvider.goto(await linkMailedTo(newcomer, subject))
  await byProvider.getByRole('link', { name: 'Sign Up' }).click()
  await expect(byProvider.getByRole('dialog')).toBeVisible()
  await byProvider.keyboard.press('Escape')
  await byProvider.getByRole('link', { name: 'Continue with Google' }).click()
  await signInAtProvider(byProvider, newcomer)
  await join(byProvider, name)
})

const REFUSALS = [
  ['a member', 'owner', 'Already a member'],
  ['an invalid address', 'nonsense', 'Not a valid email'],
] as const

for (const [who, address, words] of REFUSALS) {
  test(`an invitation of ${who} is refused, and the form keeps its content`, async ({ openAsOwner }) => {
    const { owner } = await openAsOwner('/users')
    const { page } = owner
    const email = address === 'owner' ? owner.email : address
    const form = page.getByRole('region', { name: 'Invite somebody' })
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(form.getByText(words)).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue(email)
  })
}

test('several addresses are invited at once, from the menu of the organization', async ({ openAsOwner }) => {
  const { owner, name } = await openAsOwner()
  const { page } = owner
  await page.goto('/dashboard')
  const inFirstStepsAndEmptyList = page.getByRole('main').getByRole('link', { name: 'Invite somebody' })
  await expect(inFirstStepsAndEmptyList).toHaveCount(2)
  await page.getByRole('button', { name: `Organization: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Invite somebody' }).click()
  const field = page.getByRole('textbox', { name: 'Email addresses' })
  await expect(field).toBeFocused()
  const [nina, rui] = [uniqueEmail(), uniqueEmail()]
  await field.fill(`Nina <${nina}>, ${owner.email}\n${rui} ${nina.toUpperCase()} nonsense`)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    `${nina} Invitation sent`,
    `${owner.email} Already a member`,
    `${rui} Invitation sent`,
    'nonsense Not a valid email',
  ])
  await expect(field).toHaveValue(`${owner.email}\nnonsense`)
  await expect(invitationOf(page, nina)).toBeVisible()
  await expect(invitationOf(page, rui)).toBeVisible()
  await expectAccessible(page)
})

const SECTIONS = [
  ['', 'Quick actions'],
  ['/company-information', 'Danger zone'],
  ['/customizations/share-messages', 'Share messages'],
  ['/ai-providers', 'AI providers'],
  ['/ai-prompts', 'AI prompts'],
  ['/no-such-section', 'Company information'],
] as const

test('axe finds nothing in the settings', async ({ openAsOwner }) => {
  const { owner, settings } = await openAsOwner()
  for (const [path, title] of SECTIONS) {
    await owner.page.goto(settings + path)
    await expect(owner.page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expectAccessible(owner.page)
  }
})

test('a share message is written with a variable from the picker, and read back unchanged', async ({
  openAsOwner,
}) => {
  const { owner } = await openAsOwner('/customizations/share-messages')
  const { page } = owner
  const editor = page.getByRole('textbox', { name: 'Public message' })
  await editor.pressSequentially('Read $ti')
  await page.keyboard.press('Enter')
  await expect(editor).toHaveValue(/^Read .*Post Title/)
  await editor.pressSequentially(' now')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Organization updated successfully')).toBeVisible()
  const kept = await editor.inputValue()
  await page.reload()
  await expect(editor).toHaveValue(kept)
})
