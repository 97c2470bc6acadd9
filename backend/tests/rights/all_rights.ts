import app from '@adonisjs/core/services/app'
import { globSync } from 'node:fs'
import type { Right } from './rights.js'

/** The rows of all modules, from their `tests/support/rights.ts`. */
export async function allRights(): Promise<Right[]> {
  const root = app.makePath()
  const files = globSync('app/**/tests/support/rights.{ts,js}', { cwd: root }).toSorted()
  const modules = await Promise.all(
    files.map((file): Promise<{ rights: Right[] }> => import(app.makeURL(file).href)),
  )
  return modules.flatMap(({ rights }) => rights)
}
