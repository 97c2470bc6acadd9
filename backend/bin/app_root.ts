export const APP_ROOT = new URL('../', import.meta.url)

/** Imports a file of the application; relative paths start at its root. */
export function importer(path: string): Promise<unknown> {
  const isRelative = path.startsWith('./') || path.startsWith('../')
  return import(isRelative ? new URL(path, APP_ROOT).href : path)
}
