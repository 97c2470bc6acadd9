import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { at } from '../../scripts/lib/paths.mjs'

/** The part of a page for browsers without scripts, which is not measured. */
const NO_SCRIPTS = /<noscript.*?<\/noscript>/gs
const pageText = readFileSync(at('backend', 'resources', 'spa', 'index.html'), 'utf8').replace(NO_SCRIPTS, '')
/** The built files of each source, by its path from `web`. */
const manifest = JSON.parse(readFileSync(at('backend', 'resources', 'spa', 'manifest.json'), 'utf8'))

/** The manifest's entries of sources and of their static imports. */
function loadedBy(sources, found = new Map()) {
  for (const source of sources) {
    const entry = manifest[source]
    if (entry === undefined) throw new Error(`The built client has nothing of ${source}`)
    if (found.has(source)) continue
    found.set(source, entry)
    loadedBy(entry.imports ?? [], found)
  }
  return found
}

const linksOf = (pattern) => [...pageText.matchAll(pattern)].map(([, path]) => path.slice(1))

/** Scripts that the page itself loads. */
const ownScripts = () => [
  ...linksOf(/<script[^>]* src="([^"]+)"/g),
  ...linksOf(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
]

/** The scripts of the page, and of sources that it loads later. */
export const scriptsOf = (sources) => [
  ...new Set([
    ...ownScripts(),
    ...[...loadedBy(['index.html', ...sources]).values()].map(({ file }) => file),
  ]),
]

const routes = JSON.parse(readFileSync(at('backend', 'resources', 'spa', 'routes.json'), 'utf8'))

/** The scripts that the page of a route names, in English. */
export const namedBy = (path) => [
  ...ownScripts(),
  ...loadedBy(['index.html'])
    .values()
    .map(({ file }) => file),
  ...routes[path].scripts,
  ...routes[path].texts.en,
]

/** The style sheets of the page, and of sources that it loads later. */
export const stylesOf = (sources) => [
  ...new Set([
    ...linksOf(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
    ...[...loadedBy(['index.html', ...sources]).values()].flatMap(({ css = [] }) => css),
  ]),
]

/** The fonts that the page preloads. */
export const preloadedFonts = () => linksOf(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)

const read = (file) => readFileSync(at('backend', 'public', file))

/** The transferred size of built files in bytes: text is compressed by gzip. */
export const sizeOf = (files) =>
  files.reduce((sum, file) => {
    const content = read(file)
    return sum + (file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length)
  }, 0)
