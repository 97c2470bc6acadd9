import { ask, demoMember, server } from '../../support/api.ts'
import { demoAccount } from '../../support/instance.ts'
import { expect, test } from '../../support/test.ts'

const SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const PASSWORD = 'Brass-band-7!'
const THREE_SECONDS = 3_000

/** Sends requests as a directory does. */
const directoryWith = (token: string) => async (method: string, path: string, body: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const answer = await fetch(`${server}/api/scim/v2/${path}`, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? {} : await answer.json()) as { id: string }
}

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
  await page.getByRole('link', { name: 'Provisioning (SCIM)' }).click()
  await page.getByRole('button', { name: /^(Create|Replace) token$/ }).click()
  const proof = page.getByRole('dialog')
  await proof.getByLabel('Your password').fill(demoAccount('administrator').password)
  await proof.getByRole('button', { name: /^(Create|Replace) token$/ }).click()
  const directory = directoryWith((await page.getByText(/^ff_scim_/).textContent())!)

  const unique = Date.now()
  const [name, displayName, userName] = [
    `Lena ${unique}`,
    `Writers ${unique}`,
    `lena-${unique}@fanfare.example`,
  ]
  const person = { schemas: [`${SCHEMAS}:User`], userName, displayName: name, active: 'True' }
  const { id } = await directory('POST', 'Users', person)
  await directory('POST', 'Groups', { schemas: [`${SCHEMAS}:Group`], displayName, members: [{ value: id }] })

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
  await directory('PATCH', `Users/${id}`, {
    schemas: [PATCH],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  })
  await expect(theirs).toHaveURL(/\/$/, { timeout: THREE_SECONDS })
})
