// @vitest-environment node
import { expect, it } from 'vitest'
import type { Rolldown } from 'vite'
import { ownersOf } from './owners.ts'

const at = (name: string) => `/kit/${name}`

type Edges = Record<string, string[]>

const importersIn = (edges: Edges, id: string) =>
  Object.keys(edges)
    .filter((name) => edges[name]!.map(at).includes(id))
    .map(at)

/** A graph of modules: what each imports, statically and dynamically. */
function graph(imports: Edges, dynamic: Edges = {}) {
  const getModuleInfo = (id: string) => ({
    importers: importersIn(imports, id),
    dynamicImporters: importersIn(dynamic, id),
  })
  return { getModuleInfo } as unknown as Rolldown.ChunkingContext
}

const owners = (id: string, ...edges: Parameters<typeof graph>) =>
  [...ownersOf(at(id), graph(...edges))].toSorted()

it('a module belongs to the screens that import it, also through others and dynamically', () => {
  const routes = { 'app/routes.tsx': ['pages/post-page.tsx', 'screens/tags-screen.tsx'] }
  expect(owners('date.ts', { 'list.tsx': ['date.ts'], 'pages/post-page.tsx': ['list.tsx'] }, routes)).toEqual(
    ['post'],
  )
  expect(
    owners(
      'date.ts',
      { 'pages/post-page.tsx': ['date.ts'] },
      { ...routes, 'screens/tags-screen.tsx': ['date.ts'] },
    ),
  ).toEqual(['post', 'tags'])
})

it('a dialog belongs to those who import it, and its imports to what opens later', () => {
  const routes = { 'app/routes.tsx': ['pages/post-page.tsx'] }
  const opened = { ...routes, 'pages/post-page.tsx': ['delete-dialog.tsx'] }
  expect(owners('form.ts', { 'delete-dialog.tsx': ['form.ts'] }, opened)).toEqual(['opens'])
  const both = { 'delete-dialog.tsx': ['form.ts'], 'pages/post-page.tsx': ['delete-dialog.tsx'] }
  expect(owners('form.ts', both, opened)).toEqual(['opens', 'post'])
})

it('what a page for visitors imports dynamically is not theirs', () => {
  const edges = { 'member-suggestions.tsx': ['board.tsx'] }
  expect(owners('board.tsx', edges, { 'pages/public-post-page.tsx': ['member-suggestions.tsx'] })).toEqual([])
  expect(owners('board.tsx', { 'pages/public-post-page.tsx': ['board.tsx'] })).toEqual(['public'])
})
