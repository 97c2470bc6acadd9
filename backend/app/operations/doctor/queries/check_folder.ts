import { statfs } from 'node:fs/promises'
import env from '#start/env'
import { diskCheck } from '#core/observability/health/disk_check'
import type { Finding } from '#operations/doctor/rules/finding'

const NAME = 'data folder'
const MEGABYTE = 1024 * 1024
const LITTLE = 1024 * MEGABYTE
const TOO_LITTLE = 100 * MEGABYTE

/** Whether the data folder is writable and has space left. */
export async function checkFolder(): Promise<Finding[]> {
  const { status, message } = await diskCheck(env.dataDir).run()
  if (status !== 'ok') return [{ name: NAME, state: 'error', message: `${env.dataDir}: ${message}` }]
  const { bavail, bsize } = await statfs(env.dataDir)
  const free = bavail * bsize
  const found = `${env.dataDir} has ${Math.floor(free / MEGABYTE)} MB left`
  if (free < TOO_LITTLE) return [{ name: NAME, state: 'error', message: `${found}. Make room.` }]
  if (free < LITTLE) return [{ name: NAME, state: 'warning', message: `${found}. Make room soon.` }]
  return [{ name: NAME, state: 'ok', message: found }]
}
