import router from '@adonisjs/core/services/router'
import { optionsOf, type RouteOptions } from '#core/http/route_options'
import { EXCLUDED, OTHER_STANDARDS } from './excluded.js'

/** A route of the API, as the router has it. */
export interface ApiRoute {
  /** The name of the route, which is the id of its operation. */
  name: string
  method: string
  pattern: string
  /** `PostsController.store` */
  handler: string
  /** By parameter. */
  matchers: Record<string, RegExp | undefined>
  isSignedIn: boolean
  isSameOrigin: boolean
  options: RouteOptions & { scope?: string | readonly string[] }
}

type RouteNode = ReturnType<typeof router.toJSON>[string][number]

/** The methods of a path that a program calls; HEAD goes without saying. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** All routes below `/api/`, without those that are excluded. */
export function describedRoutes(): ApiRoute[] {
  return allApiRoutes().filter(({ name }) => EXCLUDED[name] === undefined)
}

/** All routes below `/api/` that are not those of another standard. */
export function allApiRoutes(): ApiRoute[] {
  router.commit()
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern.startsWith('/api/'))
    .filter(({ pattern }) => !OTHER_STANDARDS.some((path) => pattern.startsWith(path)))
    .flatMap((route) =>
      route.methods.filter((each) => METHODS.has(each)).map((method) => toRoute(route, method)),
    )
}

function toRoute(route: RouteNode, method: string): ApiRoute {
  const { name = '', pattern, handler, tokens } = route
  const { name: controller, method: action } = handler as { name?: string; method?: string }
  const parameters = tokens.filter(({ type }) => type !== 0)
  const middleware = new Set(
    [...route.middleware.all()].map((each) => ('name' in each ? each.name : undefined)),
  )
  return {
    name,
    method,
    pattern,
    handler: `${controller}.${action}`,
    matchers: Object.fromEntries(parameters.map(({ val, matcher }) => [val, matcher])),
    isSignedIn: middleware.has('signedIn'),
    isSameOrigin: middleware.has('sameOrigin'),
    options: optionsOf(route),
  }
}
