import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'
import type { RouteFiles } from '#contract/community/data/route_files'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Language } from '#contract/core/rules/language'

let cached: RouteFiles | undefined

/** The scripts that the screen at a path needs at once. Empty if there is no screen, or the client has not been built. */
export async function routeScripts(address: string, language: Language): Promise<string[]> {
  const path = clientPathOf(address)
  const route = path && (await readFiles())[path]
  return route ? [...route.scripts, ...route.texts[language]] : []
}

/** Replaces the files. Returns a function that restores the previous ones. */
export function useRouteFiles(files: RouteFiles): () => void {
  const previous = cached
  cached = files
  return () => {
    cached = previous
  }
}

async function readFiles(): Promise<RouteFiles> {
  if (cached !== undefined) return cached
  const text = await readFile(app.makePath('resources/spa/routes.json'), 'utf8').catch(() => '{}')
  const files = JSON.parse(text) as RouteFiles
  if (app.inProduction) cached = files
  return files
}
