import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MOODS, type MoodDefinition } from '#contract/posts/rules/mood'
import { MOOD_DESCRIPTIONS } from '#contract/posts/rules/mood_descriptions'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { hostKeys } from '#posts/links/rules/hosts'
import { insertTags } from '#posts/posts/repositories/tags'
import { APPROVED_DOMAINS, type ReferenceDomain } from './approved_domains.js'
import { PREDEFINED_TAGS } from './predefined_tags.js'

/** One list per release, oldest first. A released list never changes. */
type Releases<Entry> = readonly (readonly Entry[])[]

/** The table contains the English texts; clients have the others. */
type ReferenceMood = MoodDefinition & { description: string }

export interface ReferenceData {
  moods: readonly ReferenceMood[]
  tags: Releases<string>
  domains: Releases<ReferenceDomain>
}

/** The reference data of this release. */
export const REFERENCE_DATA: ReferenceData = {
  moods: MOODS.map((mood) => ({ ...mood, description: MOOD_DESCRIPTIONS[mood.key].en })),
  tags: PREDEFINED_TAGS,
  domains: APPROVED_DOMAINS,
}

/** Updates moods, predefined tags and approved domains. Idempotent, even when instances start at the same time. */
export async function applyReferenceData({ moods, tags, domains } = REFERENCE_DATA): Promise<void> {
  await inTransaction((trx) => syncMoods(trx, moods))
  await inTransaction((trx) => insertPredefined(trx, tags))
  await inTransaction((trx) => insertDomains(trx, domains))
}

/** Moods cannot be edited, so the list decides. A mood removed from it is kept for the suggestions that use it. */
async function syncMoods(trx: TransactionClientContract, moods: readonly ReferenceMood[]): Promise<void> {
  const rows = moods.map(({ key, emoji, color, description, names }, position) => ({
    id: newId(),
    key,
    emoji,
    color,
    name: names.en,
    description,
    position,
  }))
  await trx
    .knexQuery()
    .insert(rows)
    .into('moods')
    .onConflict('key')
    .merge(['emoji', 'color', 'name', 'description', 'position'])
}

async function insertPredefined(trx: TransactionClientContract, releases: Releases<string>): Promise<void> {
  const names = await newEntries(trx, 'tags', releases)
  if (names.length > 0) await insertTags(trx, names, { isPredefined: true })
}

async function insertDomains(
  trx: TransactionClientContract,
  releases: Releases<ReferenceDomain>,
): Promise<void> {
  const created_at = toInstant(now())
  const rows = (await newEntries(trx, 'approved_domains', releases)).map((domain) => ({
    id: newId(),
    host: domain.host,
    name: domain.name,
    ...hostKeys(domain),
    includes_subdomains: domain.includesSubdomains,
    is_blocked: domain.isBlocked,
    created_at,
  }))
  if (rows.length > 0) await trx.knexQuery().insert(rows).into('approved_domains').onConflict('host').ignore()
}

/**
 * The entries of the releases that this database has not received. Each is inserted only once, so that later changes
 * and deletions by an administrator are kept.
 */
async function newEntries<Entry>(
  trx: TransactionClientContract,
  kind: string,
  releases: Releases<Entry>,
): Promise<Entry[]> {
  const versions = () => trx.from('reference_data_versions').where('kind', kind)
  // Write first, so that SQLite takes its write lock before anything is read.
  await trx
    .knexQuery()
    .insert({ kind, version: 0 })
    .into('reference_data_versions')
    .onConflict('kind')
    .ignore()
  const { version } = await versions().forUpdate().firstOrFail()
  if (version < releases.length) await versions().update({ version: releases.length })
  return releases.slice(version).flat()
}
