import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import env from '#start/env'
import { PEOPLE, type Who } from './content/demo_content.js'

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

/** A password that can be read aloud and that nobody else has. */
function generatePassword(): string {
  return `Brass-${Array.from({ length: GROUPS }, group).join('-')}!`
}

/** Accounts for the people of the demo data, each with a password of its own. */
export function generateAccounts(): DemoAccount[] {
  return (Object.keys(PEOPLE) as Who[]).map((role) => ({
    role,
    ...PEOPLE[role],
    password: generatePassword(),
  }))
}

/** Keeps how to sign in where only the owner of the data folder can read it, so that every start can say it. */
export function keepAccounts(accounts: DemoAccount[]): void {
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  const text = `${JSON.stringify({ accounts }, null, 2)}\n`
  writeFileSync(join(env.dataDir, 'demo-credentials.json'), text, { mode: 0o600 })
}
