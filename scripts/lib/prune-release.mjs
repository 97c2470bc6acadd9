import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The runtime dependencies of a package, without optional peers and peers that the release only has for development. */
function neededBy(
  { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta },
  tools,
) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional && !tools.has(name),
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The real folder of a package as seen from a folder, as Node resolves it. */
function resolvePackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}

/** The real folders of all direct and indirect dependencies of a release. */
function neededPackages(release) {
  const manifest = readManifest(release)
  const tools = new Set(Object.keys(manifest.devDependencies ?? {}))
  const found = new Set()
  const visit = (folder, names) => {
    for (const name of names) {
      const next = resolvePackage(name, folder)
      if (next === undefined || found.has(next)) continue
      found.add(next)
      visit(next, neededBy(readManifest(next), tools))
    }
  }
  visit(release, Object.keys(manifest.dependencies))
  return found
}

function* linksBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) yield path
    else if (entry.isDirectory()) yield* linksBelow(path)
  }
}

/** Published files that Node never loads. */
const isUnread = (path) => /\.map$|\.[cm]?ts$/.test(path) || /^(tests?|__tests__)(\/|$)/.test(path)

function removeUnread(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    // Some packages bundle others, with their types.
    const isLinked = name.split(sep)[0] === 'node_modules'
    if (!isLinked && isUnread(name) && lstatSync(path, { throwIfNoEntry: false }))
      rmSync(path, { recursive: true })
  }
}

/**
 * Removes everything from the `node_modules` of a release that only development needs: packages that nothing in it depends
 * on, such as tools that are optional peers, and the types, source maps and tests of packages.
 */
export function pruneRelease(release) {
  const store = join(realpathSync(release), 'node_modules', '.pnpm')
  const needed = neededPackages(release)
  const kept = new Set([...needed].map((folder) => relative(store, folder).split(sep)[0]))
  for (const name of readdirSync(store))
    if (name !== 'node_modules' && !kept.has(name)) rmSync(join(store, name), { recursive: true })
  for (const link of linksBelow(join(release, 'node_modules')))
    if (!statSync(link, { throwIfNoEntry: false })) rmSync(link)
  for (const folder of needed) removeUnread(folder)
}
