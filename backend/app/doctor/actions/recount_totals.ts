import { recountSuggestions } from '#comments/public'
import type { Finding } from '#doctor/rules/finding'
import { recountMembers } from '#organizations/public'
import { recountFeeds, recountPosts } from '#posts/public'

const RECOUNTS = [
  { what: 'members of organizations', recount: recountMembers },
  { what: 'posts of organizations', recount: recountPosts },
  { what: 'suggestions of posts', recount: recountSuggestions },
  { what: 'posts of public lists', recount: recountFeeds },
]

/** Counts again what is stored as a total. With `repair` what differs is set right. */
export async function recountTotals(options: { repair: boolean }): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, recount } of RECOUNTS) {
    const wrong = await recount(options)
    findings.push({ name: 'totals', ...described(what, wrong, options.repair) })
  }
  return findings
}

function described(what: string, wrong: number, repair: boolean): Omit<Finding, 'name'> {
  if (wrong === 0) return { state: 'ok', message: what }
  if (repair) return { state: 'ok', message: `${what}: ${wrong} were wrong and are repaired` }
  return { state: 'error', message: `${what}: ${wrong} are wrong. Add --repair to set them right.` }
}
