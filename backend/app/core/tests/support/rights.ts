import { newId } from '#core/runtime/ids'
import { allActors, signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/health', expected: allActors(200) },
  { route: 'GET /api/ready', expected: allActors(200) },
  { route: 'GET /api/openapi.json', expected: allActors(200) },
  {
    route: 'DELETE /api/pending-actions/:id',
    // It is of no one, or was carried out.
    expected: signedIn(409),
    call: () => ({ path: `/api/pending-actions/${newId()}` }),
  },
]
