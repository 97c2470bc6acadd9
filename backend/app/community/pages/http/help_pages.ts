import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const INDEX = 'README'
/** Matches no path that leads out of the folder. */
const PATH = /^[a-z-]+(?:\/[a-z-]+)?$/

let folder = app.makePath('resources/spa/help')

/** Uses another folder of pages. Returns a function that restores the previous one. */
export function useHelpFolder(other: string): () => void {
  const previous = folder
  folder = other
  return () => {
    folder = previous
  }
}

/** A page of the guide, by its path below `/help`; undefined if there is none. */
export async function readHelpPage(path?: string): Promise<string | undefined> {
  if (path !== undefined && !PATH.test(path)) return undefined
  try {
    return await readFile(join(folder, `${path ?? INDEX}.html`), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
