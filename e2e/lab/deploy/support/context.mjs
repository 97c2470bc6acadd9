import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import dockerignore from '@balena/dockerignore'
import { at, root } from '../../../../scripts/lib/paths.mjs'
import { read } from './files.mjs'

const ignored = dockerignore().add(read('.dockerignore'))

/** Whether `.dockerignore` lets a file of the repository through. */
export const isInContext = (file) => !ignored.ignores(file)

/** The files that `COPY . .` of the Dockerfile takes from a clean copy of the repository. */
export function contextFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
  return files.filter((file) => file !== '' && isInContext(file) && existsSync(at(file)))
}
