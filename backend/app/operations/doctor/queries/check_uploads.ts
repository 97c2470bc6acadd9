import { countMissingAvatars } from '#identity/public'
import type { Finding } from '#operations/doctor/rules/finding'
import { countMissingPictures } from '#posts/public'
import { countMissingAttachments } from '#moderation/public'

const NAME = 'uploads'

const COUNTS = [
  { what: 'avatars', countMissing: countMissingAvatars },
  { what: 'pictures of links', countMissing: countMissingPictures },
  { what: 'attachments of support requests', countMissing: countMissingAttachments },
]

/** Whether every file that the database references exists. */
export async function checkUploads(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, countMissing } of COUNTS) {
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
