import { column } from '@adonisjs/lucid/orm'
import { fromInstant, toInstant } from './instant.js'

const orNull = <From, To>(convert: (value: From) => To) => {
  return (value: From | null | undefined) => (value === null || value === undefined ? value : convert(value))
}

/** A column with an instant to the millisecond, as a `Date` in the model. */
export const instant = () => column({ prepare: orNull(toInstant), consume: orNull(fromInstant) })

/** A boolean column; SQLite returns 0 and 1. */
export const flag = () => column({ prepare: orNull(Boolean), consume: orNull(Boolean) })
