import { join } from 'node:path'
import { parseAst, Visitor } from 'vite'

/** A route as its file declares it. */
export interface FoundRoute {
  path: string
  access: string
  /** The module of its screen. */
  screen: string
}

/** The routes that a module declares: objects with a `path`, an `access`, and a `screen` that imports a module. */
export function routesIn(code: string, folder: string): FoundRoute[] {
  const found: FoundRoute[] = []
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const values = new Map(
        properties.flatMap((each) =>
          each.type === 'Property' && each.key.type === 'Identifier'
            ? [[each.key.name, code.slice(each.value.start, each.value.end)] as const]
            : [],
        ),
      )
      const [, path] = /^'(.+)'$/.exec(values.get('path') ?? '') ?? []
      const [, access] = /^'(.+)'$/.exec(values.get('access') ?? '') ?? []
      const [, screen] = /\bimport\('(.+)'\)/.exec(values.get('screen') ?? '') ?? []
      if (path && access && screen) found.push({ path, access, screen: join(folder, screen) })
    },
  })
  visitor.visit(parseAst(code, { lang: 'tsx' }))
  return found
}
