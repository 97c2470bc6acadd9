import type { PageView } from '@fanfare/contract/data/page_view.ts'
import { apiUrl } from '../../../client/http.ts'

/**
 * Sends a page view, also while the page is left. Without the session, cookies and the whole address: a view
 * belongs to nobody. One that does not arrive is lost.
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
    // Counting is not worth an error, nor another try.
  }
}
