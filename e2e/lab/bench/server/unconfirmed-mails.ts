import type { BenchDatabase } from './databases.ts'

/** The ids of the mails that wait for an administrator, because a server ended while sending them. */
export async function unconfirmedMails({ column }: BenchDatabase): Promise<string[]> {
  const failed = await column(`select data from queue_jobs where status = 'failed'`)
  return failed
    .map((data) => JSON.parse(data) as { name: string; payload: { id: string } })
    .filter(({ name }) => name === 'send_unconfirmed_mail')
    .map(({ payload }) => payload.id)
}
