import type { RouteFiles, RoutePage } from '#contract/community/data/route_files'
import type { ClientPath } from '#contract/core/rules/client_paths'
import { BuiltFile } from '#community/pages/http/built_file'

const routeFiles = new BuiltFile('routes.json', (text) => JSON.parse(text) as RouteFiles)

/** The page of a screen. Undefined if the client has not been built. */
export async function routePage(path: ClientPath): Promise<RoutePage | undefined> {
  return (await readFiles())[path]
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
