import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { PluginFn } from '@japa/runner/types'

interface FileReport {
  file: string
  /** Its tests and hooks together, in milliseconds. */
  ms: number
}

const nameOf = (path = '') => relative(process.cwd(), path).replace(/\.js$/, '.ts')

/** Writes the file of `TEST_REPORT` for `npm test`: counts, failures, and the duration of each file. */
export const report: PluginFn = ({ emitter }) => {
  const target = process.env.TEST_REPORT
  if (!target) return
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const failures: { file: string; title: string }[] = []
  const files = new Map<string, FileReport>()

  let current: FileReport | undefined
  let since = performance.now()
  const turnTo = (path?: string) => {
    const at = performance.now()
    if (current) current.ms += at - since
    since = at
    const file = nameOf(path)
    current = files.get(file) ?? { file, ms: 0 }
    files.set(file, current)
  }

  emitter.on('group:start', ({ meta }) => turnTo(meta.fileName))
  emitter.on('test:start', ({ meta }) => turnTo(meta.fileName))
  emitter.on('test:end', ({ hasError, isSkipped, isTodo, title, meta }) => {
    turnTo(meta.fileName)
    counts[hasError ? 'failed' : isSkipped || isTodo ? 'skipped' : 'passed'] += 1
    if (hasError) failures.push({ file: nameOf(meta.fileName), title: title.expanded })
  })
  emitter.on('runner:end', () => {
    turnTo()
    writeFileSync(target, JSON.stringify({ counts, failures, files: [...files.values()] }))
  })
}
