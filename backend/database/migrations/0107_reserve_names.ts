import { BaseSchema } from '@adonisjs/lucid/schema'

const YEAR_MS = 365 * 86_400_000
const LOOKALIKES = [
  ['АΑ', 'a'],
  ['аαɑ', 'a'],
  ['ВΒвβ', 'b'],
  ['СсϹϲ', 'c'],
  ['ԁ', 'd'],
  ['ЕΕеε', 'e'],
  ['ɡց', 'g'],
  ['НΗһհ', 'h'],
  ['ІΙӀіιı', 'i'],
  ['Јј', 'j'],
  ['КΚкκ', 'k'],
  ['ΜМм', 'm'],
  ['Νոη', 'n'],
  ['ОΟоοօ', 'o'],
  ['РΡрρ', 'p'],
  ['Ԛԛ', 'q'],
  ['Ѕѕ', 's'],
  ['ТΤтτ', 't'],
  ['υս', 'u'],
  ['Ѵѵν', 'v'],
  ['Ԝԝω', 'w'],
  ['ХΧхχ', 'x'],
  ['УΥуγ', 'y'],
  ['Ζ', 'z'],
] as const

const LATIN = new Map(
  LOOKALIKES.flatMap(([letters, latin]) => [...letters].map((sign) => [sign, latin] as const)),
)

function skeletonOf(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const latin = Array.from(visible, (sign) => LATIN.get(sign) ?? sign).join('')
  return latin.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

interface Row {
  id: string
  name: string
  slug: string
  deleted_at: string | Date | null
}

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // Null for a name that looked like an older one before look-alikes were refused.
      table.text('name_skeleton').nullable()
    })
    // Names and slugs of deleted organizations.
    this.schema.createTable('reserved_names', (table) => {
      table.string('kind', 10).notNullable()
      table.string('key', 255).notNullable()
      // Who has deleted the organization, and may use the name again.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.timestamp('reserved_until', { useTz: false, precision: 3 }).notNullable().index()
      table.primary(['kind', 'key'])
    })
    this.defer(async (db) => {
      const rows: Row[] = await db
        .from('organizations')
        .orderBy('id')
        .select('id', 'name', 'slug', 'deleted_at')
      const known = new Set<string>()
      for (const { id, name, slug, deleted_at } of rows) {
        const key = skeletonOf(name)
        if (deleted_at !== null) {
          const instant = new Date(
            deleted_at instanceof Date ? deleted_at : `${deleted_at.replace(' ', 'T')}Z`,
          )
          const until = new Date(instant.getTime() + YEAR_MS).toISOString().replace('T', ' ').replace('Z', '')
          for (const entry of [
            { kind: 'name', key },
            { kind: 'slug', key: slug },
          ]) {
            await db
              .knexQuery()
              .insert({ ...entry, reserved_until: until })
              .into('reserved_names')
              .onConflict()
              .ignore()
          }
        } else if (!known.has(key)) {
          known.add(key)
          await db.from('organizations').where('id', id).update({ name_skeleton: key })
        }
      }
      await db.rawQuery(
        'create unique index organizations_name_skeleton_unique on organizations (name_skeleton) where deleted_at is null',
      )
    })
  }

  async down() {
    this.schema.raw('drop index organizations_name_skeleton_unique')
    this.schema.dropTable('reserved_names')
    this.schema.alterTable('organizations', (table) => {
      table.dropColumn('name_skeleton')
    })
  }
}
