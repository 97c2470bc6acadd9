import { parseLink } from '#links/public'
import { saveOutcome } from '#previews/repositories/save_outcome'
import { linkHash } from '#previews/models/outcome'
import { previewWith } from '#previews/tests/support/made_picture'
import { newId } from '#core/ids'
import { everybody, signedIn, type Right } from '#tests/rights/rights'

const url = 'https://linkedin.com/posts/1'

export const rights: Right[] = [
  {
    route: 'POST /api/links/preview',
    expected: signedIn(200),
    // The preview is stored already, so nothing is fetched.
    async call() {
      await saveOutcome(linkHash(parseLink(url)!), { preview: null, reason: 'not_a_page' })
      return { body: { url } }
    },
  },
  {
    route: 'POST /api/links/picture',
    expected: signedIn(200),
    async call() {
      await previewWith(url, null)
      return { body: { url } }
    },
  },
  {
    route: 'GET /api/pictures/:name',
    expected: everybody(404),
    call: () => ({ path: `/api/pictures/${newId()}.webp` }),
  },
]
