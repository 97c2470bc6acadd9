import type { PageView } from '#contract/data/page_view'
import { publicPageAt } from '#contract/rules/public_pages'
import { namesRecord, viewedPath } from '#contract/rules/viewed_path'
import type { SentView } from '#analytics/rules/provider_request'

/**
 * What a provider may know of a view, whatever the client has sent: the path of a public page with its title, for other
 * screens the pattern alone. Null for a path that no screen has.
 */
export function sentView(view: PageView, appUrl: string): SentView | null {
  const path = viewedPath(view.path, true)
  if (path === undefined) return null
  const isPublic = publicPageAt(path) !== undefined || namesRecord(path)
  return { ...view, path, title: isPublic ? view.title : undefined, url: appUrl + path }
}
