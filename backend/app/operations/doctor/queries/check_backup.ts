import { lastBackup } from '#operations/backups/repositories/last_backup'
import { now } from '#core/runtime/clock'
import type { Finding } from '#operations/doctor/rules/finding'

const NAME = 'backup'
const HOUR_MS = 3_600_000
const OLD_HOURS = 48

/** The age of the last backup made on this machine. */
export async function checkBackup(): Promise<Finding[]> {
  const at = await lastBackup()
  if (at === null)
    return [
      { name: NAME, state: 'warning', message: 'none was made on this machine with `node ace backup`.' },
    ]
  const hours = Math.max(0, Math.floor((now().getTime() - at.getTime()) / HOUR_MS))
  if (hours < OLD_HOURS) return [{ name: NAME, state: 'ok', message: `the last one is ${hours} hours old` }]
  const days = Math.floor(hours / 24)
  return [{ name: NAME, state: 'warning', message: `the last one is ${days} days old. Back up each night.` }]
}
