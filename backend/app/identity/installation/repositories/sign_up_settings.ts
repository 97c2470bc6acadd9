import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SignUpSettings } from '#contract/identity/data/installation_settings'
import type { SignUpPolicy } from '#contract/identity/rules/sign_up'
import { lockByName } from '#core/database/transactions/advisory_lock'
import env from '#start/env'

/** The settings of the installation. */
export interface StoredSettings {
  signUp: SignUpSettings
  /** Whether no administrator has saved settings. */
  isPreset: boolean
  /** Whether people may sign in with a password. */
  passwordSignIn: boolean
}

/** The only row. */
const ID = 1

interface Row {
  sign_up_passwords: SignUpPolicy
  sign_up_external: SignUpPolicy
  /** JSON. */
  sign_up_domains: string
  password_sign_in: boolean | number
}

/** The settings that an administrator has saved; otherwise those of the environment. */
export async function installationSettings(
  client: QueryClientContract = db.connection(),
): Promise<StoredSettings> {
  const row: Row | null = await client.from('installation_settings').where('id', ID).first()
  if (!row) return { signUp: env.signUp, isPreset: true, passwordSignIn: true }
  const { sign_up_passwords: passwords, sign_up_external: external, sign_up_domains } = row
  const signUp = { passwords, external, domains: JSON.parse(sign_up_domains) }
  return { signUp, isPreset: false, passwordSignIn: Boolean(row.password_sign_in) }
}

/** Locks the settings until the transaction ends, and returns them. */
export async function lockSettings(trx: TransactionClientContract): Promise<StoredSettings> {
  await lockByName(trx, 'installation settings')
  return installationSettings(trx)
}

/** Saves locked settings. */
export async function saveSignUpSettings(
  trx: TransactionClientContract,
  { passwords, external, domains }: SignUpSettings,
): Promise<void> {
  await trx
    .knexQuery()
    .from('installation_settings')
    .insert({
      id: ID,
      sign_up_passwords: passwords,
      sign_up_external: external,
      sign_up_domains: JSON.stringify(domains),
    } satisfies Omit<Row, 'password_sign_in'> & { id: number })
    .onConflict('id')
    .merge()
}
