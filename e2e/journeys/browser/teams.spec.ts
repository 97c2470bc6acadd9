import { expect, test, type Page } from '../../support/test.ts'
import {
  addMember,
  createInvitation,
  createMember,
  createOrganization,
  createPost,
} from '../../support/api.ts'
import { linkMailedTo } from '../../support/mails.ts'
import { clipboardOf, uniqueEmail } from '../../support/people.ts'
import { signInAtProvider } from '../../support/provider.ts'
import { uniqueTitle } from '../../support/posts.ts'
import { confirm, invitationOf, invite, memberOf, signUp } from '../../support/teams.ts'

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
  openAsOwner,
  openPage,
}) => {
  const { owner, name, settings } = await openAsOwner('/users')
  const olga = owner.page
  const subject = `Olga Ferreira invites you to ${name}`

  const rui = await createMember('Rui Tavares')
  const ruisPage = await openPage(rui.token)
  const nina = { name: 'Nina Okafor', email: uniqueEmail() }
  await invite(olga, rui.email, { role: 'Admin' })
  await invite(olga, nina.email)

  await ruisPage.goto(await linkMailedTo(rui.email, subject))
  await join(ruisPage, name)
  await expect(memberOf(olga, rui.name)).toContainText('Admin')

  const ninasPage = await openAsVisitor()
  await ninasPage.goto(await linkMailedTo(nina.email, subject))
  await ninasPage.getByRole('link', { name: 'Sign Up' }).click()
  const signUpForm = ninasPage.getByRole('dialog', { name: `Join ${name}` })
  await expect(signUpForm.getByLabel('Email')).toHaveValue(nina.email)
  await expect(signUpForm.getByLabel('Email')).not.toBeEditable()
  await signUp(ninasPage, { name: nina.name })
  await expectJoined(ninasPage, name)
  await expect(memberOf(olga, nina.name)).toContainText('Member')
  await expect(invitationOf(olga, nina.email)).toHaveCount(0)

  await ninasPage.goto(`${settings}/users`)
  await expect(memberOf(ninasPage, rui.name)).toBeVisible()
  await expect(ninasPage.getByRole('region', { name: 'Invite people' })).toHaveCount(0)
  await olga.getByRole('combobox', { name: `Role of ${nina.name}` }).selectOption('Admin')
  await confirm(olga, 'Change role')
  await expect(ninasPage.getByRole('region', { name: 'Invite people' })).toBeVisible()

  await ruisPage.goto(`${settings}/users`)
  await ruisPage.getByRole('button', { name: 'Leave organization' }).click()
  await confirm(ruisPage, 'Leave organization')
  await expect(ruisPage).toHaveURL(/\/organizations$/)
  await expect(ruisPage.getByText(name)).toHaveCount(0)
  await expect(memberOf(olga, rui.name)).toHaveCount(0)

  await ninasPage.goto(`${settings}/audit-log`)
  for (const entry of ['Left the organization', 'Changed a role']) {
    await expect(ninasPage.getByRole('listitem').getByText(entry)).toBeVisible()
  }
})

test('an organization is transferred, and deleted with its public pages @slow', async ({
  openPage,
  request,
}) => {
  const [owner, nina] = [await createMember('Olga Ferreira'), await createMember('Nina Okafor')]
  const { id, name, slug } = await createOrganization(owner)
  await addMember({ id, owner }, nina)
  const title = uniqueTitle('Our first concert')
  const post = await createPost(owner, { organizationId: id, title, isPublic: true })
  const settings = `/organizations/${id}/settings`
  const publicPages = [`/public/${slug}/${post.slug}`, `/organizations/${slug}`]
  const answers = () => Promise.all(publicPages.map(async (path) => (await request.get(path)).status()))
  const [olga, ninasPage] = [await openPage(owner.token), await openPage(nina.token)]

  await olga.goto(`${settings}/users`)
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
  await expect(ninasPage.getByRole('listitem').getByText('Transferred ownership')).toBeVisible()

  expect(await answers()).toEqual([200, 200])
  await ninasPage.goto(`${settings}/company-information`)
  await ninasPage.getByRole('button', { name: 'Delete organization' }).click()
  const dialog = ninasPage.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete organization' }).click()
  await expect(dialog.getByText('The name you typed is not the name of the organization.')).toBeVisible()
  await dialog.getByLabel(/to confirm/).fill(name)
  await dialog.getByRole('button', { name: 'Delete organization' }).click()
  await expect(ninasPage).toHaveURL(/\/organizations$/)

  expect(await answers()).toEqual([404, 404])
  await olga.goto('/organizations')
  await expect(olga.getByRole('heading', { name: 'No organizations yet' })).toBeVisible()
})

test('an invitation survives a sign-in with a provider @slow', async ({ openAsVisitor }) => {
  const owner = await createMember('Olga Ferreira')
  const { id, name } = await createOrganization(owner)
  const newcomer = uniqueEmail()
  const token = await createInvitation(id, owner, newcomer, true)

  const page = await openAsVisitor()
  await page.goto(`/invitation/${token}`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await signInAtProvider(page, newcomer)
  await join(page, name)
})

test('five hundred addresses are invited at once, bad ones among them @slow', async ({ openAsOwner }) => {
  const { owner, id, name } = await openAsOwner('/users')
  const colleague = await createMember('Rui Tavares')
  await addMember({ id, owner }, colleague)
  const form = owner.page.getByRole('region', { name: 'Invite people' })
  const good = Array.from({ length: 498 }, () => uniqueEmail())
  await form.getByLabel('Email addresses').fill([...good, 'nonsense', colleague.email].join('\n'))
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await form.getByRole('button', { name: 'Invite them to sign up' }).click()
  const results = form.getByRole('list', { name: 'Results' })
  await expect(results).toContainText('498 invitations sent')
  await expect(results.getByRole('listitem')).toHaveCount(3)
  await expect(form.getByLabel('Email addresses')).toHaveValue(`nonsense\n${colleague.email}`)
  const link = await linkMailedTo(good[0]!, `Olga Ferreira invites you to ${name}`)
  expect(link).toContain('/invitation/')
})

test('a visitor joins with an invite link, and nobody does once it is revoked @slow', async ({
  openAsVisitor,
  openAsOwner,
}) => {
  const { owner, name } = await openAsOwner('/users')
  const card = owner.page.getByRole('region', { name: 'Invite link' })
  await card.getByRole('button', { name: 'Create link' }).click()
  await card.getByRole('button', { name: 'Copy link' }).click()
  const link = await clipboardOf(owner.page)

  const visitor = await openAsVisitor()
  await visitor.goto(link)
  await expect(visitor.getByText('Olga Ferreira invites you to Fanfare.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Sign Up' }).click()
  await signUp(visitor, { name: 'Nina Okafor', email: uniqueEmail() })
  await expectJoined(visitor, name)
  await expect(memberOf(owner.page, 'Nina Okafor')).toContainText('Member')

  await card.getByRole('button', { name: 'Revoke' }).click()
  await confirm(owner.page, 'Revoke')
  const late = await openAsVisitor()
  await late.goto(link)
  await expect(heading(late, 'This invitation is not valid')).toBeVisible()
})
