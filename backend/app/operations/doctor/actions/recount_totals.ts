import type { Derived } from '#core/database/rows/upkeep'
import type { Finding } from '#operations/doctor/rules/finding'
import { UPKEEP } from '#start/upkeep'

interface Options {
  repair: boolean
}

/** Recounts the stored totals. With `repair`, corrects those that differ. */
export const recountTotals = (options: Options): Promise<Finding[]> =>
  findAll(
    'totals',
    UPKEEP.flatMap(({ totals = [] }) => totals),
    options,
  )

/** Compares the search indexes with their texts. With `repair`, reindexes what differs. */
export const recountIndexes = (options: Options): Promise<Finding[]> =>
  findAll(
    'search',
    UPKEEP.flatMap(({ indexes = [] }) => indexes),
    options,
  )

async function findAll(name: string, recounts: Derived[], options: Options): Promise<Finding[]> {
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
