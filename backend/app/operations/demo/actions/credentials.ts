import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import env from '#start/env'
import { makeFolder } from '#start/make_folder'
import { PEOPLE, type Who } from '#operations/demo/actions/content/demo_content'

export interface DemoAccount {
  role: Who
  name: string
  email: string
  password: string
}

const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4

const group = () => Array.from({ length: GROUP }, () => READABLE[randomInt(READABLE.length)]).join('')

/** A random password without ambiguous characters. */
function generatePassword(): string {
  return `Brass-${Array.from({ length: GROUPS }, group).join('-')}!`
}

export function generateAccounts(): DemoAccount[] {
  return (Object.keys(PEOPLE) as Who[]).map((role) => ({
    role,
    ...PEOPLE[role],
    password: generatePassword(),
  }))
}

/** Writes the credentials to the data folder, readable by its owner only, for `npm start` to print. */
export function saveCredentials(accounts: DemoAccount[]): void {
  makeFolder(env.dataDir)
  const text = `${JSON.stringify({ accounts }, null, 2)}\n`
  writeFileSync(join(env.dataDir, 'demo-credentials.json'), text, { mode: 0o600 })
}
