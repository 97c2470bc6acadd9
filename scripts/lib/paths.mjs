import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const bin = join(root, 'node_modules', '.bin')
export const cache = join(root, '.cache')
export const at = (...parts) => join(root, ...parts)
