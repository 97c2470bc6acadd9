import { randomBytes } from 'node:crypto'
import { allActors, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'POST /api/page-views',
    expected: allActors(204),
    call: () => ({
      body: {
        path: '/pricing',
        title: 'Pricing · Fanfare',
        referrer: 'https://www.linkedin.com',
        clientId: randomBytes(16).toString('hex'),
        sessionId: '1790000000',
        engagedMs: 4_000,
      },
    }),
  },
]
