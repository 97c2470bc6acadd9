import type { SignUpSettings } from '#contract/identity/data/installation_settings'
import { inTransaction } from '#core/database/transactions/transaction'
import { saveSignUpSettings } from '#identity/installation/repositories/sign_up_settings'

/** The domain that is listed where a test does not list others. */
export const LISTED = 'listed.example'

/** Saves settings, as an administrator does. */
export const saveSettings = (settings: Partial<SignUpSettings>): Promise<void> =>
  inTransaction((trx) =>
    saveSignUpSettings(trx, { passwords: 'open', external: 'open', domains: [LISTED], ...settings }),
  )
