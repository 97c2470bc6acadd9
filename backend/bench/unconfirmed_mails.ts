import type { BenchDatabase } from './databases.ts'

/** How many mails wait for an administrator, because a server ended while it sent them. */
export async function countUnconfirmed({ column }: BenchDatabase): Promise<number> {
  const failed = await column(`select data from queue_jobs where status = 'failed'`)
  return failed.filter((data) => (JSON.parse(data) as { name: string }).name === 'send_unconfirmed_mail')
    .length
}
