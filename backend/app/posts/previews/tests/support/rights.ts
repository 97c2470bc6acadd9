import { parseLink } from '#core/network/parse_link'
import { saveOutcome } from '#posts/previews/repositories/outcomes'
import { linkHash } from '#posts/previews/models/outcome'
import { previewWith } from '#posts/previews/tests/support/made_picture'
import { newId } from '#core/runtime/ids'
import { allActors, signedIn, type Right } from '#tests/rights/rights'

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
    expected: allActors(404),
    call: () => ({ path: `/api/pictures/${newId()}.webp` }),
  },
]
