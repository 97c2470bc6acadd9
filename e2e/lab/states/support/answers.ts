import type { Page, Route } from '@playwright/test'
import type { Organization } from '../../../../backend/contract/organizations/data/organization.ts'

/** Manipulates responses of the server. */
export type Answer = (page: Page) => Promise<unknown>

type Change = (body: never) => unknown

/** The routes below `/api` that match a pattern, with their queries. */
const fits = (pattern: RegExp) => (url: URL) =>
  url.pathname.startsWith('/api/') && pattern.test(url.pathname.slice(4) + url.search)

/** Only reads reach the server: a state changes nothing. */
const reading = (handle: (route: Route) => unknown) => (route: Route) =>
  route.request().method() === 'GET' ? handle(route) : route.fallback()

/** The responses never come, to a POST that reads neither. */
export const unanswered =
  (pattern: RegExp): Answer =>
  (page) =>
    page.route(fits(pattern), () => undefined)

const refusal = (status: number, code: string) => ({
  status,
  json: { code, message: code, requestId: 'state' },
})

const refused =
  (status: number, code: string) =>
  (pattern: RegExp): Answer =>
  (page) =>
    page.route(fits(pattern), (route) => route.fulfill(refusal(status, code)))

export const failed = refused(500, 'INTERNAL_ERROR')
export const missing = refused(404, 'NOT_FOUND')

/** Only writes fail. */
export const failedToSave =
  (pattern: RegExp): Answer =>
  (page) =>
    page.route(fits(pattern), (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusal(500, 'INTERNAL_ERROR')),
    )

/** The responses have other values. */
export const changed =
  (pattern: RegExp, change: Change): Answer =>
  (page) =>
    page.route(
      fits(pattern),
      reading(async (route) => {
        const response = await route.fetch()
        if (!response.ok()) return route.fulfill({ response })
        return route.fulfill({ response, json: change((await response.json()) as never) })
      }),
    )

/** The organizations of the member are different. */
export const organized = (facts: Partial<Organization>): Answer =>
  changed(/^\/organizations\?/, (list: { organizations: Organization[] }) => ({
    ...list,
    organizations: list.organizations.map((each) => ({ ...each, ...facts })),
  }))

/** The lists are empty. */
export const emptied = (pattern: RegExp): Answer => changed(pattern, empty)

function empty(body: Record<string, unknown>): unknown {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (Array.isArray(value)) return [key, []]
      if (key === 'pagination') return [key, { ...(value as object), page: 1, total: 0, totalPages: 1 }]
      return [key, typeof value === 'number' ? 0 : value]
    }),
  )
}

/** A fixed response, for writes too. */
export const answered =
  (method: 'GET' | 'POST' | 'PUT', pattern: RegExp, json: object, status = 200): Answer =>
  (page) =>
    page.route(fits(pattern), (route) =>
      route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
    )

/** Only the session comes with the first answer, so that the states of each list and each object can be set apart. */
export const onlySession: Answer = changed(/^\/boot/, ({ user }: { user: unknown }) => ({ user }))

const ROWS = 4

/** The lists are short: their rows are alike, and each costs axe time. */
export const shortened: Answer = changed(/^\/(?:admin|comments|community|posts)\//, (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, ROWS) : value]),
  ),
)
