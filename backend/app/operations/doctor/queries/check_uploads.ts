import type { Finding } from '#operations/doctor/rules/finding'
import { UPKEEP } from '#start/upkeep'

const NAME = 'uploads'

/** Whether every file that the database references exists. */
export async function checkUploads(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, countMissing } of UPKEEP.flatMap(({ files = [] }) => files)) {
    const missing = await countMissing()
    if (missing === 0) findings.push({ name: NAME, state: 'ok', message: what })
    else
      findings.push({
        name: NAME,
        state: 'error',
        message: `${what}: ${missing} files are missing. Restore them from a backup.`,
      })
  }
  return findings
}
