import { addMember, createMember, createPost, createTeam } from '../../support/api.ts'
import { uniqueEmail } from '../../support/people.ts'
import { copyButtonOf, suggest, suggestionOf, uniqueTitle } from '../../support/posts.ts'
import { confirm, invitationOf, invite, memberOf } from '../../support/teams.ts'
import { expect, test, type Page } from '../../support/test.ts'
import { translated, translates } from '../../support/translation.ts'

/** Opens a path on a page that the browser translates. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await translates(page)
  await page.goto(path)
  await expect.poll(() => translated(page)).toBeGreaterThan(20)
}

const expectIntact = (page: Page) => expect(page.getByText('This page stopped working')).toHaveCount(0)

test('on translated pages a visitor searches the community and reads the help', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await openTranslated(page, '/community-landing')
  const search = page.getByRole('searchbox', { name: 'Search public posts' })
  await search.fill('pencil')
  await expect(page.getByText('1 post found')).toBeVisible()
  await search.fill('nothing has these words')
  await expect(page.getByText('No posts match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('No posts match')).toHaveCount(0)

  await page.getByRole('link', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByRole('searchbox', { name: 'Search help' }).fill('unlock')
  await help.getByRole('button', { name: /^Copy a comment/ }).click()
  await expect(help.getByRole('heading', { name: 'Copy a comment' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expectIntact(page)
})

test('on translated pages an owner invites, cancels and removes several at once, and undoes it', async ({
  openAsOwner,
}) => {
  const { owner, id, settings } = await openAsOwner('/users')
  for (const name of ['Rui Tavares', 'Nina Okafor']) await addMember({ id, owner }, await createMember(name))
  await openTranslated(owner.page, `${settings}/users`)
  const email = uniqueEmail()
  for (const address of [uniqueEmail(), email]) await invite(owner.page, address)
  await invitationOf(owner.page, email).getByRole('checkbox').check()
  await owner.page.getByRole('button', { name: 'Cancel 1 invitation' }).click()
  await confirm(owner.page, 'Cancel')
  await owner.page.getByRole('button', { name: 'Undo' }).click()
  await expect(invitationOf(owner.page, email)).toBeVisible()

  await memberOf(owner.page, 'Rui Tavares').getByRole('checkbox').check()
  await owner.page.getByRole('button', { name: 'Remove 1 member' }).click()
  await confirm(owner.page, 'Remove')
  await owner.page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(memberOf(owner.page, 'Rui Tavares')).toBeVisible()
  await expectIntact(owner.page)
})

test('on translated pages a newcomer shares a first post and deletes a suggestion, and undoes it', async ({
  openAsOwner,
}) => {
  const { owner, id } = await openAsOwner()
  await openTranslated(owner.page, `/${id}/create-post`)
  await owner.page.getByLabel('Link (URL)', { exact: true }).fill('https://www.linkedin.com/posts/translated')
  await owner.page.getByLabel('Title').fill(uniqueTitle('Shared while translated'))
  await owner.page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(owner.page.getByText('Ready for your team')).toBeVisible()
  await suggest(owner.page, 'Soon gone')
  const card = suggestionOf(owner.page, 'Soon gone')
  await card.getByRole('button', { name: 'More about this suggestion' }).click()
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(owner.page, 'Delete')
  await expect(card).toHaveCount(0)
  await owner.page.getByRole('button', { name: 'Undo' }).click()
  await expect(copyButtonOf(owner.page, 'Soon gone')).toBeVisible()

  await owner.page.goto('/profile')
  for (const group of ['Security', 'Preferences', 'Data', 'You']) {
    await owner.page.getByRole('link', { name: group, exact: true }).click()
    await expect(owner.page.getByRole('heading', { name: group, exact: true })).toBeInViewport()
  }
  await expectIntact(owner.page)
})

test('on translated pages an administrator reads the overview, and answers a report @slow', async ({
  openAs,
}) => {
  const title = uniqueTitle('Reported while translated')
  const [team, reporter] = await Promise.all([createTeam(), createMember('Noor van Dijk')])
  const { id } = await createPost(team.owner, { organizationId: team.id, title, isPublic: true })
  await reporter.ask('POST', `/community/posts/${id}/report`, { reason: 'spam', description: 'Twice a day.' })
  const page = await openAs('administrator')
  await openTranslated(page, '/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await page.getByRole('link', { name: 'Reports', exact: true }).first().click()
  await page.getByRole('link').filter({ hasText: reporter.email }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Keep and answer' }).click()
  await expect(page.getByText('Report resolved')).toBeVisible()
  await expectIntact(page)
})

test('on translated pages an owner adds and removes a domain, and makes and revokes a token @slow', async ({
  openAsOwner,
}) => {
  const { owner, settings } = await openAsOwner()
  const { page } = owner
  await openTranslated(page, `${settings}/domains`)
  await page.getByLabel('Domain', { exact: true }).fill('gmail.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText('Anyone can get an address there.')).toBeVisible()
  await page.getByLabel('Domain', { exact: true }).fill('translated.example')
  await page.getByRole('button', { name: 'Add domain' }).click()
  const card = page.getByRole('region', { name: 'translated.example' })
  await card.getByRole('button', { name: 'Check now' }).click()
  await expect(card.getByText('The domain could not be confirmed')).toBeVisible()
  await card.getByRole('radio', { name: 'Code by mail' }).check()
  await card.getByRole('button', { name: 'Send code' }).click()
  await expect(card.getByLabel('Code', { exact: true })).toBeVisible()
  await card.getByRole('radio', { name: 'DNS record' }).check()
  await card.getByRole('button', { name: 'Remove translated.example' }).click()
  await confirm(page, 'Remove domain')
  await expect(page.getByRole('heading', { name: 'No domains yet' })).toBeVisible()

  await page.goto(`${settings}/integrations/api`)
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Calendar')
  await page.getByRole('checkbox', { name: 'posts:read' }).check()
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('button', { name: 'I have stored it' }).click()
  await page.getByRole('button', { name: 'Revoke “Calendar”' }).click()
  await confirm(page, 'Revoke token')
  await expect(page.getByText('There are no tokens yet.')).toBeVisible()
  await expectIntact(page)
})

test('on translated pages an administrator opens the settings of the installation @slow', async ({
  openAs,
}) => {
  const page = await openAs('administrator')
  await openTranslated(page, '/admin/installation-settings')
  const external = page.getByRole('radiogroup', { name: /^Who can sign up with Google/ })
  await external.getByRole('radio', { name: /^Listed domains/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Add a domain')).toBeVisible()
  await external.getByRole('radio', { name: /^Everyone/ }).check()
  await expect(page.getByText('Add a domain')).toHaveCount(0)

  await page.goto('/admin/installation-settings/sign-in/new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill this in').first()).toBeVisible()
  await page.goto('/admin/installation-settings/provisioning')
  await page.getByRole('button', { name: /^(Create|Replace) token$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectIntact(page)
})
