import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/http/errors/app_error'
import {
  installationSettings,
  saveSignUpSettings,
} from '#identity/installation/repositories/sign_up_settings'

/** Whether people may sign in with a password. */
export async function isPasswordSignInOn(client?: QueryClientContract): Promise<boolean> {
  return (await installationSettings(client)).passwordSignIn
}

/** Throws PASSWORD_SIGN_IN_OFF unless people may sign in with a password. */
export async function requirePasswordSignIn(client?: QueryClientContract): Promise<void> {
  if (!(await isPasswordSignInOn(client))) throw new AppError('PASSWORD_SIGN_IN_OFF')
}

/** Saves whether people may sign in with a password, with the other settings as they are. They have to be locked. */
export async function savePasswordSignIn(trx: TransactionClientContract, isOn: boolean): Promise<void> {
  const { signUp } = await installationSettings(trx)
  await saveSignUpSettings(trx, signUp)
  await trx.from('installation_settings').update({ password_sign_in: isOn })
}
