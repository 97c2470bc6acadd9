import type { BaseSchema } from '@adonisjs/lucid/schema'

type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

/** A column with an instant in UTC, to the millisecond. */
export const instant = (table: Table, name: string) => table.timestamp(name, { useTz: false, precision: 3 })

/** The type of a text that is found by its beginning: such a range needs the order of bytes, which is SQLite's own. */
export const bytewise = (type: string, { dialect }: BaseSchema['db']) =>
  dialect.name === 'postgres' ? `${type} collate "C"` : type
