import { BaseModel, beforeCreate, beforeUpdate, column } from '@adonisjs/lucid/orm'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { instant } from './columns.js'

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
