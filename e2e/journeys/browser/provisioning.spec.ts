import { ask, demoMember } from '../../support/api.ts'
import { connectDirectory, deactivate, SCIM_SCHEMAS } from '../../support/directory.ts'
import { expect, test } from '../../support/test.ts'

const PASSWORD = 'Brass-band-7!'
const THREE_SECONDS = 3_000

/** Signs a person in who has no password yet, by a reset link of an administrator. */
async function signIn(email: string): Promise<string> {
  const administrator = await demoMember('administrator')
  const { url } = await administrator.ask<{ url: string }>('POST', '/admin/reset-links', { email })
  const reset = new URL(url)
  const token = reset.searchParams.get('token') ?? reset.pathname.split('/').at(-1)
  await ask('POST', '/auth/reset-password', {
    body: { token, password: PASSWORD, confirmPassword: PASSWORD },
  })
  return (await ask<{ token: string }>('POST', '/auth/login', { body: { email, password: PASSWORD } })).token
}

test('an administrator connects a directory, which gives a membership and ends all access', async ({
  openAs,
  openPage,
}) => {
  const page = await openAs('administrator', '/admin/installation-settings')
  const directory = await connectDirectory(page)

  const unique = Date.now()
  const [name, displayName, userName] = [
    `Lena ${unique}`,
    `Writers ${unique}`,
    `lena-${unique}@fanfare.example`,
  ]
  const person = { schemas: [`${SCIM_SCHEMAS}:User`], userName, displayName: name, active: 'True' }
  const { id } = await directory('POST', 'Users', person)
  await directory('POST', 'Groups', {
    schemas: [`${SCIM_SCHEMAS}:Group`],
    displayName,
    members: [{ value: id }],
  })

  await page.reload()
  await page.getByRole('button', { name: `Change what ${displayName} gives` }).click()
  const mapping = page.getByRole('dialog')
  const organization = await (
    await demoMember('owner')
  ).ask<{ organizations: { name: string }[] }>('GET', '/organizations')
  await mapping.getByRole('combobox', { name: 'Organization' }).fill(organization.organizations[0]!.name)
  await page.getByRole('option').first().click()
  await mapping.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: displayName })).toContainText('Members of')

  const theirs = await openPage(await signIn(userName))
  await expect(async () => {
    await theirs.goto('/dashboard')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible({ timeout: THREE_SECONDS })
  }).toPass()
  await deactivate(directory, id)
  await expect(theirs).toHaveURL(/\/$/, { timeout: THREE_SECONDS })
})
