import app from '@adonisjs/core/services/app'
import { globSync } from 'node:fs'

interface Suite {
  files: string | string[]
}

/** `2/3` in `TEST_SHARD` is the second of three processes that share the files of a suite. */
const [part, parts] = (process.env.TEST_SHARD ?? '1/1').split('/').map(Number) as [number, number]

/** A suite with the files of this process only. */
export function inShard<T extends Suite>(suite: T): T {
  if (parts === 1) return suite
  const cwd = app.makePath()
  const files = [suite.files].flat().flatMap((pattern) => globSync(pattern, { cwd }))
  return { ...suite, files: files.toSorted().filter((_, index) => index % parts === part - 1) }
}
