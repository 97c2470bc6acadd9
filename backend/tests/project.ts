import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The extension of the running code: `.js` in the build, which `npm test` runs, `.ts` with `node ace test`. */
export const EXTENSION = extname(import.meta.filename)

/** What Node needs to run a file with this extension. */
export const LOADER = EXTENSION === '.ts' ? ['--import=@poppinss/ts-exec'] : []

const ROOT = import.meta.dirname.replace(/backend([\\/]build)?[\\/]tests$/, '')

/** The URL of a file of the repository. */
export const projectFile = (path: string): URL => new URL(path, pathToFileURL(ROOT))
