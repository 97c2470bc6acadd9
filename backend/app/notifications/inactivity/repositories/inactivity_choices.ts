import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The row of `notification_choices` with the choice of this mail, which no client shows. */
export const INACTIVITY = { type: 'inactivity', channel: 'mail' } as const

/** Stores whether a user wants to be mailed after weeks without a visit. */
export async function chooseInactivityMail(
  trx: TransactionClientContract,
  userId: string,
  enabled: boolean,
): Promise<void> {
  await trx
    .knexQuery()
    .insert({ user_id: userId, ...INACTIVITY, enabled })
    .into('notification_choices')
    .onConflict(['user_id', 'type', 'channel'])
    .merge()
}
