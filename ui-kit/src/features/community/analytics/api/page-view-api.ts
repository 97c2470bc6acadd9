import type { PageView } from '@fanfare/contract/community/data/page_view.ts'
import { apiUrl } from '../../../../client/http.ts'

/**
 * Sends a page view, also while the page is being left. Without the session, cookies or the whole address: a view
 * identifies no user. A view that does not arrive is lost.
 */
export async function sendPageView(view: PageView): Promise<void> {
  try {
    await fetch(apiUrl('/page-views'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(view),
    })
  } catch {
    // Counting is not worth an error or a retry.
  }
}
