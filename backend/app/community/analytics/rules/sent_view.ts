import type { PageView } from '#contract/community/data/page_view'
import { publicPageAt } from '#contract/community/rules/public_pages'
import { namesRecord, viewedPath } from '#contract/community/rules/viewed_path'

/** A page view as sent to providers. */
export interface SentView extends PageView {
  /** The address of the page, or a URL made of the pattern of its screen. */
  url: string
}

/**
 * The part of a view that a provider may know, whatever the client has sent: the path of a public page with its title,
 * only the pattern of other screens. Null for a path without a screen.
 */
export function sentView(view: PageView, appUrl: string): SentView | null {
  const path = viewedPath(view.path, true)
  if (path === undefined) return null
  const isPublic = publicPageAt(path) !== undefined || namesRecord(path)
  return { ...view, path, title: isPublic ? view.title : undefined, url: appUrl + path }
}
