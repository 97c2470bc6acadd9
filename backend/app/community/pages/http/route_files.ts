import type { RouteFiles } from '#contract/community/data/route_files'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Language } from '#contract/core/rules/language'
import { BuiltFile } from '#community/pages/http/built_file'

const routeFiles = new BuiltFile('routes.json', (text) => JSON.parse(text) as RouteFiles)

/** The scripts that the screen at a path needs at once. Empty if there is no screen, or the client has not been built. */
export async function routeScripts(address: string, language: Language): Promise<string[]> {
  const path = clientPathOf(address)
  const files = await readFiles()
  const route = path && files[path]
  return route ? [...route.scripts, ...route.texts[language]] : []
}

async function readFiles(): Promise<RouteFiles> {
  try {
    return await routeFiles.read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Replaces the files. Returns a function that restores the previous ones. */
export const useRouteFiles = (files: RouteFiles): (() => void) => routeFiles.replace(JSON.stringify(files))
