import { recountSuggestions, reindexSuggestions } from '#suggestions/public'
import type { Finding } from '#operations/doctor/rules/finding'
import { recountMembers } from '#organizations/public'
import { recountFeeds, recountPosts, reindexPosts, reindexTags } from '#posts/public'

interface Options {
  repair: boolean
}

interface Recount {
  what: string
  recount: (options: Options) => Promise<number>
}

const INDEXES: Recount[] = [
  { what: 'words of posts', recount: reindexPosts },
  { what: 'words of tags', recount: reindexTags },
  { what: 'words of suggestions', recount: reindexSuggestions },
]

const RECOUNTS: Recount[] = [
  { what: 'members of organizations', recount: recountMembers },
  { what: 'posts of organizations', recount: recountPosts },
  { what: 'suggestions of posts', recount: recountSuggestions },
  { what: 'posts of public lists', recount: recountFeeds },
]

/** Recounts the stored totals. With `repair`, corrects those that differ. */
export const recountTotals = (options: Options): Promise<Finding[]> => findAll('totals', RECOUNTS, options)

/** Compares the search indexes with their texts. With `repair`, reindexes what differs. */
export const recountIndexes = (options: Options): Promise<Finding[]> => findAll('search', INDEXES, options)

async function findAll(name: string, recounts: Recount[], options: Options): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, recount } of recounts)
    findings.push({ name, ...described(what, await recount(options), options.repair) })
  return findings
}

function described(what: string, wrong: number, repair: boolean): Omit<Finding, 'name'> {
  if (wrong === 0) return { state: 'ok', message: what }
  if (repair) return { state: 'ok', message: `${what}: ${wrong} were wrong and are repaired` }
  return { state: 'error', message: `${what}: ${wrong} are wrong. Add --repair to set them right.` }
}
