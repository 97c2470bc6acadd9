import vine, { errors } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { BackupRefused } from '#operations/backups/errors'

/** The first entry of an archive, and the last one. */
export const FORMAT_ENTRY = 'format.json'
export const MANIFEST_ENTRY = 'manifest.json'

const FORMAT = 'fanfare-backup'
const VERSION = 1

const NEWER = 'This backup was made by a newer version of Fanfare. Restore it with that version.'
const UNRELEASED =
  'This backup was made before version 0.2.0 and cannot be restored: begin anew with an empty database.'
export const FOREIGN = 'This is not a backup of Fanfare.'

/** What the first entry holds. */
export const FORMAT_TEXT = JSON.stringify({ format: FORMAT, version: VERSION })

const formatSchema = vine.create({ format: vine.literal(FORMAT), version: vine.number({ strict: true }) })

const manifestSchema = vine.create({
  createdAt: vine.string(),
  engine: vine.enum(['sqlite', 'postgres']),
  /** The names of the migrations that had run. */
  migrations: vine.array(vine.string()),
  /** Identifies the APP_KEY without revealing it; null in a database that was never prepared. */
  appKey: vine.string().nullable(),
  tables: vine.array(
    vine.object({
      name: vine.string(),
      columns: vine.array(vine.string()),
      rows: vine.number({ strict: true }).withoutDecimals(),
    }),
  ),
  /** The last number that each sequence has given. */
  sequences: vine.record(vine.number({ strict: true })),
  entries: vine.array(
    vine.object({
      name: vine.string(),
      size: vine.number({ strict: true }).withoutDecimals(),
      sha256: vine.string(),
    }),
  ),
})

/** What an archive holds. */
export type Manifest = Infer<typeof manifestSchema>
export type Engine = Manifest['engine']
export type Entry = Manifest['entries'][number]

/** Refuses an archive of something else, or one of a later format. */
export async function requireFormat(content: Buffer): Promise<void> {
  const { version } = await validated(formatSchema, content)
  if (version > VERSION) throw new BackupRefused(NEWER)
}

/** Reads the last entry of an archive. */
export const readManifest = (content: Buffer): Promise<Manifest> => validated(manifestSchema, content)

async function validated<Value>(
  schema: { validate: (data: unknown) => Promise<Value> },
  content: Buffer,
): Promise<Value> {
  try {
    return await schema.validate(JSON.parse(content.toString('utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof errors.E_VALIDATION_ERROR)
      throw new BackupRefused(FOREIGN)
    throw error
  }
}

/** Refuses a backup that this version or key cannot take. */
export function requireFit(
  manifest: Manifest,
  { migrations, appKey }: { migrations: string[]; appKey: string | null },
): void {
  if (manifest.migrations.some((name) => !migrations.includes(name)))
    throw new BackupRefused(manifest.migrations.includes(migrations[0]!) ? NEWER : UNRELEASED)
  if (appKey !== null && manifest.appKey !== null && manifest.appKey !== appKey)
    throw new BackupRefused(
      'This backup was made with another APP_KEY. Set APP_KEY to that key, or add --other-key to restore without ' +
        'what it has encrypted.',
    )
}
