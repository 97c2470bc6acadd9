import type { Page } from '@playwright/test'
import { server } from './api.ts'
import { demoAccount } from './instance.ts'

/** Sends a request as a directory does, and returns the resource. */
export type Directory = (method: string, path: string, body: object) => Promise<{ id: string }>

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const SCIM_SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0'

/** Connects a directory on the settings of the installation, open in the page of an administrator. */
export async function connectDirectory(page: Page): Promise<Directory> {
  await page.getByRole('link', { name: 'Provisioning (SCIM)' }).click()
  await page.getByRole('button', { name: /^(Create|Replace) token$/ }).click()
  const proof = page.getByRole('dialog')
  await proof.getByLabel('Your password').fill(demoAccount('administrator').password)
  await proof.getByRole('button', { name: /^(Create|Replace) token$/ }).click()
  const token = (await page.getByText(/^ff_scim_/).textContent())!
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
    const answer = await fetch(`${server}/api/scim/v2/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? {} : await answer.json()) as { id: string }
  }
}

/** Deactivates a person as Entra does. */
export const deactivate = (directory: Directory, id: string) =>
  directory('PATCH', `Users/${id}`, {
    schemas: [PATCH],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  })
