import { BaseModel, beforeCreate, beforeUpdate, column } from '@adonisjs/lucid/orm'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { fromInstant, toInstant } from './instant.js'

const orNull = <From, To>(convert: (value: From) => To) => {
  return (value: From | null | undefined) => (value === null || value === undefined ? value : convert(value))
}

/** A column with an instant to the millisecond, as a `Date` in the model. */
export const instant = () => column({ prepare: orNull(toInstant), consume: orNull(fromInstant) })

/** A boolean column; SQLite returns 0 and 1. */
export const flag = () => column({ prepare: orNull(Boolean), consume: orNull(Boolean) })

/** A model with a generated id and timestamps. */
export class Entity extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @instant()
  declare createdAt: Date

  @instant()
  declare updatedAt: Date

  @beforeCreate()
  static setDefaults(entity: Entity) {
    entity.id ??= newId()
    entity.createdAt ??= now()
    entity.updatedAt ??= entity.createdAt
  }

  @beforeUpdate()
  static setUpdatedAt(entity: Entity) {
    if (entity.$isDirty) entity.updatedAt = now()
  }
}

/** The row that `save` would insert for a new entity, after its hooks, for a statement that inserts more than this row. */
export async function newRowOf(entity: Entity): Promise<Record<string, unknown>> {
  const Model = entity.constructor as typeof Entity
  await Model.$hooks.runner('before:create').run(entity)
  await Model.$hooks.runner('before:save').run(entity)
  const columns = Object.entries(entity.$attributes).map(([name, value]) => {
    const { columnName, prepare } = Model.$getColumn(name)!
    return [columnName, prepare ? prepare(value, name, entity) : value]
  })
  entity.$hydrateOriginals()
  entity.$isPersisted = true
  return Object.fromEntries(columns)
}
