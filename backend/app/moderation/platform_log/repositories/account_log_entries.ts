import type { AccountPart } from '#identity/public'

/** The entries of the platform log about an account: they lose its name, and are kept. */
export const accountLogEntries: AccountPart = {
  async erase(trx, user) {
    await trx.from('platform_log_entries').where('target_id', user.id).update({ subject: '' })
  },
}
