import router from '@adonisjs/core/services/router'

/** The routes of the API as they are registered, `METHOD /api/pattern`. */
export function apiRoutes(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern.startsWith('/api/'))
    .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`))
    .filter((route) => !route.startsWith('HEAD '))
    .toSorted()
}
