import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The port of the instance under test; `E2E_PORT` chooses another one. */
export const port = Number(process.env.E2E_PORT ?? 3390)

/** Its data, recreated on every run; `E2E_DATA` names another folder. */
export const dataDir = process.env.E2E_DATA ?? fileURLToPath(new URL('../test-results/data', import.meta.url))

export type DemoRole = 'owner' | 'administrator' | 'member' | 'colleague'

interface DemoAccount {
  role: DemoRole
  name: string
  email: string
  password: string
}

/** An account of the demo organization. */
export const demoAccount = (role: DemoRole): DemoAccount => demoAccountIn(dataDir, role)

/** An account of the demo organization of the server with a data folder. */
export function demoAccountIn(folder: string, role: DemoRole): DemoAccount {
  const { accounts } = JSON.parse(readFileSync(`${folder}/demo-credentials.json`, 'utf8')) as {
    accounts: DemoAccount[]
  }
  const account = accounts.find((each) => each.role === role)
  if (!account) throw new Error(`The demo data has no ${role}`)
  return account
}
